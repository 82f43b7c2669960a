import { RichText, useCopy } from '../../../engine/index.ts'
import { PageScreen } from './PageScreen.tsx'

/** Shown instead of the step when the service broke. */
export function ErrorScreen() {
  const t = useCopy()
  return (
    <PageScreen title={t('errorScreen.title')}>
      <p>
        <RichText text={t('errorScreen.text')} />
      </p>
    </PageScreen>
  )
}
