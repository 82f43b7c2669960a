import { useCopy, useProgressText } from '../../../engine/index.ts'
import { CarPicture } from './pictures/CarPicture.tsx'
import { CoinsPicture } from './pictures/CoinsPicture.tsx'
import { DocumentPicture } from './pictures/DocumentPicture.tsx'
import { ShieldPicture } from './pictures/ShieldPicture.tsx'

/** What is being done, beside four pictures that take turns while the step waits; they stand still for who prefers less motion. */
export function LoadingPicture() {
  const t = useCopy()
  const progress = useProgressText()
  return (
    <output className="busy">
      <span className="busy-pictures">
        <CarPicture />
        <CoinsPicture />
        <ShieldPicture />
        <DocumentPicture />
      </span>
      {progress ?? t('common.loading')}
    </output>
  )
}
