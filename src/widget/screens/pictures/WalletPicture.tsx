import { Picture } from './Picture.tsx'

/** An empty wallet. */
export function WalletPicture() {
  return (
    <Picture>
      <path className="picture-paper" d="M22 42v-6c0-2.5 1.7-4.6 4.2-5l34-6c2.6-.4 4.8 1.5 4.8 4.1V42z" />
      <rect className="picture-tone" x="20" y="37" width="56" height="35" rx="5" />
      <path className="picture-paper" d="M76 48H64.5a6.5 6.5 0 0 0 0 13H76z" />
      <path className="picture-dots" d="M65 54.5v.1" />
    </Picture>
  )
}
