import { Picture } from './Picture.tsx'

/** A mobile phone with a text message. */
export function MessagePicture() {
  return (
    <Picture>
      <rect className="picture-paper" x="28" y="16" width="32" height="62" rx="6" />
      <path className="picture-line" d="M41 23h6M40 71h8" />
      <path
        className="picture-tone"
        d="M47 34h27c1.7 0 3 1.3 3 3v15c0 1.7-1.3 3-3 3H59l-7.5 6.5V55H47c-1.7 0-3-1.3-3-3V37c0-1.7 1.3-3 3-3z"
      />
      <path className="picture-dots" d="M53 44.5v.1M60.5 44.5v.1M68 44.5v.1" />
    </Picture>
  )
}
