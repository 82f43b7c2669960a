import { Picture } from './startScreens.tsx'

/** Four pictures that take turns; they stand still for people who prefer reduced motion. */
export function LoadingPictures() {
  return (
    <>
      <CarPicture />
      <CoinsPicture />
      <ShieldPicture />
      <DocumentPicture />
    </>
  )
}

/** A car. */
export function CarPicture({ hasSparks = false }: { readonly hasSparks?: boolean }) {
  return (
    <Picture hasSparks={hasSparks}>
      <CarShape />
    </Picture>
  )
}

/** An old car, with a clock. */
export function OldCarPicture() {
  return (
    <Picture>
      <CarShape />
      <circle className="picture-paper" cx="70" cy="25" r="12" />
      <path className="picture-line" d="M70 18v7l5 3.5" />
    </Picture>
  )
}

/** A car from the side on a road, to be drawn in a picture. */
export function CarShape() {
  return (
    <>
      <path
        className="picture-tone"
        d="M16 58v-7c0-3 2-5.5 5-6l10-2 8.5-10.5c1.4-1.7 3-2.5 5.2-2.5H58c2.2 0 4 .8 5.4 2.6L72 43l6 1.6c2.6.7 4 2.6 4 5.2V58c0 1.7-1.3 3-3 3H19c-1.7 0-3-1.3-3-3z"
      />
      <path
        className="picture-paper"
        d="M38 43l6-7.6c.6-.8 1.4-1.2 2.4-1.2H50V43zM55 34.2h3c1 0 1.8.4 2.4 1.2L66 43H55z"
      />
      <path className="picture-line" d="M55 49.5h5M77 49.5h4M12 68.5h72" />
      <circle className="picture-paper" cx="33" cy="61" r="7.5" />
      <circle className="picture-paper" cx="66" cy="61" r="7.5" />
      <path className="picture-line" d="M33 61v.1M66 61v.1" />
    </>
  )
}

/** A coin in front of a pile of coins. */
export function CoinsPicture({ hasSparks = false }: { readonly hasSparks?: boolean }) {
  return (
    <Picture hasSparks={hasSparks}>
      <rect className="picture-tone" x="46" y="62" width="30" height="8.5" rx="4" />
      <rect className="picture-paper" x="48" y="53.5" width="30" height="8.5" rx="4" />
      <rect className="picture-tone" x="45" y="45" width="30" height="8.5" rx="4" />
      <rect className="picture-paper" x="47" y="36.5" width="30" height="8.5" rx="4" />
      <circle className="picture-paper" cx="34" cy="55" r="15.5" />
      <circle className="picture-tone" cx="34" cy="55" r="11" />
      <path className="picture-line" d="M38 51.2c-.8-2.2-7.6-2.4-7.6.9s7.9 2.1 7.9 5.6-7.2 3.5-8.2 1M34 47.5v15" />
    </Picture>
  )
}

/** A shield with a check mark. */
export function ShieldPicture() {
  return (
    <Picture>
      <path className="picture-paper" d="M48 18l24 8.5v19C72 60.5 62 70 48 76 34 70 24 60.5 24 45.5v-19z" />
      <path className="picture-tone" d="M48 18l24 8.5v19C72 60.5 62 70 48 76z" />
      <path className="picture-line" d="M38 47l7.5 7.5L59 40" />
    </Picture>
  )
}

/** A sheet of paper with a check mark. */
export function DocumentPicture({ hasSparks = false }: { readonly hasSparks?: boolean }) {
  return (
    <Picture hasSparks={hasSparks}>
      <path className="picture-paper" d="M29 20h25l14 14v37c0 1.7-1.3 3-3 3H29c-1.7 0-3-1.3-3-3V23c0-1.7 1.3-3 3-3z" />
      <path className="picture-tone" d="M54 20v11c0 1.7 1.3 3 3 3h11z" />
      <path className="picture-line" d="M35 43h23M35 51h23M35 59h10" />
      <circle className="picture-brand" cx="64" cy="67" r="11" />
      <path className="picture-mark" d="M59 67l3.6 3.6 6.6-7" />
    </Picture>
  )
}

/** An identity card with a question mark. */
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

/** A seal with a check mark and sparks: everything is done. */
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

/** A sheet of paper under a magnifying glass. */
export function SearchPicture() {
  return (
    <Picture>
      <path className="picture-paper" d="M27 19h23l13 13v38c0 1.7-1.3 3-3 3H27c-1.7 0-3-1.3-3-3V22c0-1.7 1.3-3 3-3z" />
      <path className="picture-tone" d="M50 19v10c0 1.7 1.3 3 3 3h10z" />
      <path className="picture-line" d="M32 41h14M32 49h9M32 57h9" />
      <circle className="picture-tone" cx="59" cy="55" r="13" />
      <path className="picture-handle" d="M69 65l9 9" />
    </Picture>
  )
}

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
