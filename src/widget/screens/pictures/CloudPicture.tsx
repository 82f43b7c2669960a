import { Picture } from './Picture.tsx'

/** A cloud that brings rain: something went wrong, and will pass. */
export function CloudPicture() {
  return (
    <Picture>
      <path
        className="picture-paper"
        d="M29 62c-7 0-12-5-12-11.5S22 39 29 39c2-9 9.5-15 19-15s17 6.5 18.5 15.5C74 40 79 45 79 51s-5 11-11.5 11z"
      />
      <path className="picture-dots" d="M41 45v.1M56 45v.1" />
      <path className="picture-line" d="M43.5 54c2.5-2.5 7.5-2.5 10 0" />
      <path className="picture-spark" d="M35 70l-2 6M49 70l-2 6M63 70l-2 6" />
    </Picture>
  )
}
