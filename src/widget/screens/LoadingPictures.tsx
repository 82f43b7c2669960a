import { CarPicture } from './pictures/CarPicture.tsx'
import { CoinsPicture } from './pictures/CoinsPicture.tsx'
import { DocumentPicture } from './pictures/DocumentPicture.tsx'
import { ShieldPicture } from './pictures/ShieldPicture.tsx'

/** Four pictures that take turns; they stand still for who prefers less motion. */
export default function LoadingPictures() {
  return (
    <>
      <CarPicture />
      <CoinsPicture />
      <ShieldPicture />
      <DocumentPicture />
    </>
  )
}
