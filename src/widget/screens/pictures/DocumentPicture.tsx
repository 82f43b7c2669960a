import { Picture } from './Picture.tsx'

/** A sheet of paper with a tick. */
export function DocumentPicture() {
  return (
    <Picture>
      <path className="picture-shape" d="M30 20h26l12 12v42c0 2-1 3-3 3H30c-2 0-3-1-3-3V23c0-2 1-3 3-3z" />
      <path className="picture-light" d="M56 20l12 12H56z" />
      <path className="picture-stroke" d="M36 42h22M36 50h22M38 62l6 6 12-12" />
    </Picture>
  )
}
