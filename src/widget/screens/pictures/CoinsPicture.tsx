import { Picture } from './Picture.tsx'

/** A coin, and a pile of coins that grows. */
export function CoinsPicture() {
  return (
    <Picture>
      <rect className="picture-shape" x="50" y="60" width="26" height="8" rx="4" />
      <rect className="picture-shape" x="50" y="50" width="26" height="8" rx="4" />
      <rect className="picture-shape" x="50" y="40" width="26" height="8" rx="4" />
      <rect className="picture-shape" x="50" y="30" width="26" height="8" rx="4" />
      <circle className="picture-line" cx="32" cy="54" r="13" />
      <path className="picture-line is-thin" d="M36 50c-1-2-8-2-8 1s8 3 8 6-7 3-8 1M32 46v16" />
    </Picture>
  )
}
