import { Picture } from './Picture.tsx'

/** A gauge whose needle may still rise. */
export function GaugePicture() {
  return (
    <Picture>
      <path className="picture-paper" d="M18 62a30 30 0 0 1 60 0c0 1.7-1.3 3-3 3H21c-1.7 0-3-1.3-3-3z" />
      <path className="picture-tone" d="M18 62a30 30 0 0 1 15-26l7 12.1A16 16 0 0 0 32 62z" />
      <path className="picture-line" d="M63 36l-7 12.1M64 62a16 16 0 0 0-24-13.9M48 61L36.5 50.5" />
      <path className="picture-dots" d="M48 61v.1" />
      <path className="picture-spark" d="M54 24c9 1.5 16 6.5 20.5 14M76 30l-1 8.5-8-2.5" />
    </Picture>
  )
}
