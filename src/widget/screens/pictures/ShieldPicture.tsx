import { Picture } from './Picture.tsx'

/** A shield with a keyhole. */
export function ShieldPicture() {
  return (
    <Picture>
      <path className="picture-shape" d="M48 19l24 8v20c0 15-10 25-24 31-14-6-24-16-24-31V27z" />
      <circle className="picture-light" cx="48" cy="44" r="7" />
      <path className="picture-light" d="M45 47h6l2 14H43z" />
    </Picture>
  )
}
