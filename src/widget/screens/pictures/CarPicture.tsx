import { Picture } from './Picture.tsx'

/** A car. */
export function CarPicture() {
  return (
    <Picture>
      <path
        className="picture-shape"
        d="M18 58v-8c0-3 2-5 5-6l9-2 7-10c1-2 3-3 6-3h14c3 0 5 1 7 3l8 10 5 2c3 1 4 3 4 6v8c0 2-1 3-3 3H21c-2 0-3-1-3-3z"
      />
      <path className="picture-light" d="M42 35h7v8H37zm11 0h6c1 0 2 0 3 1l5 7H53z" />
      <circle className="picture-line" cx="32" cy="61" r="7" />
      <circle className="picture-line" cx="66" cy="61" r="7" />
    </Picture>
  )
}
