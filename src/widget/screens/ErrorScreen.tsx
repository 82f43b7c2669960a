import { RichText, useCopy } from '../../../engine/index.ts'
import { PageScreen } from './PageScreen.tsx'
import { CloudPicture } from './pictures/CloudPicture.tsx'

/** Shown instead of the step when the service broke. */
export function ErrorScreen() {
  const t = useCopy()
  return (
    <PageScreen picture={<CloudPicture />} title={t('errorScreen.title')}>
      <p>
        <RichText text={t('errorScreen.text')} />
      </p>
    </PageScreen>
  )
}
