import { useCopy } from '../../../engine/index.ts'
import CallUs from './CallUs.tsx'
import { PageScreen } from './PageScreen.tsx'

/** Shown instead of the step when the service took the applicant for a bot. */
export function BotCheckFailedScreen() {
  const t = useCopy()
  return (
    <PageScreen title={t('botCheckFailed.title')}>
      <p>{t('botCheckFailed.text')}</p>
      <CallUs />
    </PageScreen>
  )
}
