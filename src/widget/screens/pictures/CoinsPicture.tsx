import { Picture } from './Picture.tsx'

/** A pile of coins that grows. */
export function CoinsPicture() {
  return (
    <Picture>
      <rect className="picture-shape" x="20" y="58" width="26" height="8" rx="4" />
      <rect className="picture-shape" x="50" y="58" width="26" height="8" rx="4" />
      <rect className="picture-shape" x="50" y="48" width="26" height="8" rx="4" />
      <rect className="picture-shape" x="50" y="38" width="26" height="8" rx="4" />
      <circle className="picture-line" cx="33" cy="40" r="11" />
      <path className="picture-line" d="M33 34v12m3-10h-4.5a2 2 0 0 0 0 4h3a2 2 0 0 1 0 4H30" />
    </Picture>
  )
}
