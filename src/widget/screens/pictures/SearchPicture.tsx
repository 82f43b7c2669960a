import { Picture } from './Picture.tsx'

/** A sheet of paper under a magnifying glass. */
export function SearchPicture() {
  return (
    <Picture>
      <path className="picture-paper" d="M27 19h23l13 13v38c0 1.7-1.3 3-3 3H27c-1.7 0-3-1.3-3-3V22c0-1.7 1.3-3 3-3z" />
      <path className="picture-tone" d="M50 19v10c0 1.7 1.3 3 3 3h10z" />
      <path className="picture-line" d="M32 41h14M32 49h9M32 57h9" />
      <circle className="picture-tone" cx="59" cy="55" r="13" />
      <path className="picture-handle" d="M69 65l9 9" />
    </Picture>
  )
}
