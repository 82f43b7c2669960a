import { useCopy } from '../../../engine/index.ts'
import { DonePicture } from '../screens/pictures/DonePicture.tsx'
import { Scene } from '../screens/Scene.tsx'

/** What the phone shows after its link was opened: that the application goes on where it began. */
export default function PhoneVerified() {
  const t = useCopy()
  return (
    <Scene picture={<DonePicture />}>
      <p className="text-lead">{t('mobileComplete.lead')}</p>
      <p className="note">{t('mobileComplete.note')}</p>
    </Scene>
  )
}
