import { useCopy } from '../../../engine/index.ts'
import { DonePicture } from '../screens/pictures/DonePicture.tsx'
import { Scene } from '../screens/Scene.tsx'

/** That all is done for now. */
export default function Thanks() {
  const t = useCopy()
  return (
    <Scene picture={<DonePicture />}>
      <p className="text-lead">{t('thanks.lead')}</p>
    </Scene>
  )
}
