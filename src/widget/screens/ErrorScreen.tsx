import { RichText, useCopy, useSessionState } from '../../../engine/index.ts'
import { PageScreen } from './PageScreen.tsx'
import { CloudPicture } from './pictures/CloudPicture.tsx'

/** Shown instead of the step when the service broke. */
export function ErrorScreen() {
  const t = useCopy()
  const isOpening = useSessionState((state) => state.visit === 0)
  return (
    <PageScreen picture={<CloudPicture />} title={t('errorScreen.title')}>
      <p>
        <RichText text={t('errorScreen.text')} />
      </p>
      {isOpening && <p>{t('errorScreen.saved')}</p>}
    </PageScreen>
  )
}
