import { CarShape } from './CarShape.tsx'
import { Picture } from './Picture.tsx'

/** A car that has seen many years. */
export function OldCarPicture() {
  return (
    <Picture>
      <CarShape />
      <circle className="picture-paper" cx="70" cy="25" r="12" />
      <path className="picture-line" d="M70 18v7l5 3.5" />
    </Picture>
  )
}
