import { Picture } from './Picture.tsx'

/** A seal with a tick, and sparks: all is done. */
export function DonePicture() {
  return (
    <Picture hasSparks>
      <path
        className="picture-tone"
        d="M48 22l6.5 4.6 8-.4 2.4 7.6 6.6 4.5-2.6 7.5 2.6 7.5-6.6 4.5-2.4 7.6-8-.4L48 69.6l-6.5-4.6-8 .4-2.4-7.6-6.6-4.5 2.6-7.5-2.6-7.5 6.6-4.5 2.4-7.6 8 .4z"
      />
      <circle className="picture-brand" cx="48" cy="45.8" r="15" />
      <path className="picture-mark" d="M41 46l5 5 9.5-10" />
      <path className="picture-line" d="M38 69l-4 12 7-2.5 4 6 3-9M58 69l4 12-7-2.5-4 6-3-9" />
    </Picture>
  )
}
