import { useCopy } from '../../../engine/index.ts'
import { PageScreen } from './PageScreen.tsx'
import { PhonePicture } from './pictures/PhonePicture.tsx'

/** Shown instead of the step when the service took the applicant for a bot. */
export function BotCheckFailedScreen() {
  const t = useCopy()
  return (
    <PageScreen picture={<PhonePicture />} title={t('botCheckFailed.title')}>
      <p>{t('botCheckFailed.text')}</p>
      <p>{t('botCheckFailed.hint')}</p>
    </PageScreen>
  )
}
