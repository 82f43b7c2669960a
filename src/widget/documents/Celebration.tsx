import { useCopy } from '../../../engine/index.ts'
import { CarPicture } from '../screens/pictures/CarPicture.tsx'
import { CoinsPicture } from '../screens/pictures/CoinsPicture.tsx'
import { DocumentPicture } from '../screens/pictures/DocumentPicture.tsx'

/** What the applicant has come through, and the one thing that is left. */
export default function Celebration() {
  const t = useCopy()
  return (
    <>
      <ul className="celebration">
        <li>
          <CarPicture hasSparks />
          <h2>{t('celebration.car')}</h2>
        </li>
        <li>
          <CoinsPicture hasSparks />
          <h2>{t('celebration.offer')}</h2>
        </li>
        <li>
          <DocumentPicture hasSparks />
          <h2>{t('celebration.documents')}</h2>
        </li>
      </ul>
      <p className="text-body">{t('celebration.next')}</p>
    </>
  )
}
