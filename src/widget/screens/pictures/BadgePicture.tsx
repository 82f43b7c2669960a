import { Picture } from './Picture.tsx'

/** An identity card with an open question. */
export function BadgePicture() {
  return (
    <Picture>
      <rect className="picture-paper" x="17" y="31" width="60" height="40" rx="5" />
      <path className="picture-tone" d="M24.5 62c0-6 4.5-9.5 10.5-9.5S45.5 56 45.5 62z" />
      <circle className="picture-tone" cx="35" cy="45" r="6" />
      <path className="picture-line" d="M54 47h15M54 54.5h15M54 62h9" />
      <circle className="picture-brand" cx="73" cy="30" r="11" />
      <path className="picture-mark" d="M69.5 27.5c0-4.8 7-4.8 7-.4 0 2.6-3.4 2.7-3.4 5M73.1 36v.1" />
    </Picture>
  )
}
