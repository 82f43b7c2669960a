import { Picture } from './Picture.tsx'

/** A shield with a tick. */
export function ShieldPicture() {
  return (
    <Picture>
      <path className="picture-paper" d="M48 18l24 8.5v19C72 60.5 62 70 48 76 34 70 24 60.5 24 45.5v-19z" />
      <path className="picture-tone" d="M48 18l24 8.5v19C72 60.5 62 70 48 76z" />
      <path className="picture-line" d="M38 47l7.5 7.5L59 40" />
    </Picture>
  )
}
