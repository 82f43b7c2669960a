import { Picture } from './Picture.tsx'

/** A sheet of paper that was found good. */
export function DocumentPicture({ hasSparks = false }: { readonly hasSparks?: boolean }) {
  return (
    <Picture hasSparks={hasSparks}>
      <path className="picture-paper" d="M29 20h25l14 14v37c0 1.7-1.3 3-3 3H29c-1.7 0-3-1.3-3-3V23c0-1.7 1.3-3 3-3z" />
      <path className="picture-tone" d="M54 20v11c0 1.7 1.3 3 3 3h11z" />
      <path className="picture-line" d="M35 43h23M35 51h23M35 59h10" />
      <circle className="picture-brand" cx="64" cy="67" r="11" />
      <path className="picture-mark" d="M59 67l3.6 3.6 6.6-7" />
    </Picture>
  )
}
