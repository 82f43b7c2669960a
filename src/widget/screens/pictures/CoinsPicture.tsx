import { Picture } from './Picture.tsx'

/** A coin in front of a pile of coins. */
export function CoinsPicture({ hasSparks = false }: { readonly hasSparks?: boolean }) {
  return (
    <Picture hasSparks={hasSparks}>
      <rect className="picture-tone" x="46" y="62" width="30" height="8.5" rx="4" />
      <rect className="picture-paper" x="48" y="53.5" width="30" height="8.5" rx="4" />
      <rect className="picture-tone" x="45" y="45" width="30" height="8.5" rx="4" />
      <rect className="picture-paper" x="47" y="36.5" width="30" height="8.5" rx="4" />
      <circle className="picture-paper" cx="34" cy="55" r="15.5" />
      <circle className="picture-tone" cx="34" cy="55" r="11" />
      <path className="picture-line" d="M38 51.2c-.8-2.2-7.6-2.4-7.6.9s7.9 2.1 7.9 5.6-7.2 3.5-8.2 1M34 47.5v15" />
    </Picture>
  )
}
