import { useCopy } from '../../../engine/index.ts'
import { Picture, PageScreen } from './startScreens.tsx'

/** Replaces the step when the service considers the applicant a bot. */
export function BotCheckFailedScreen() {
  const t = useCopy()
  return (
    <PageScreen picture={<PhonePicture />} title={t('botCheckFailed.title')}>
      <p>{t('botCheckFailed.text')}</p>
      <p>{t('botCheckFailed.hint')}</p>
    </PageScreen>
  )
}

/** A ringing telephone: the applicant can call. */
export function PhonePicture() {
  return (
    <Picture>
      <path
        className="picture-tone"
        d="M33 25h8c1.6 0 3 1.1 3.3 2.7l1.9 8.6c.3 1.3-.2 2.6-1.2 3.4l-5.2 4c3 6.6 8.2 11.8 14.8 14.8l4-5.2c.8-1 2.1-1.5 3.4-1.2l8.6 1.9c1.6.3 2.7 1.7 2.7 3.3v8c0 3.3-2.7 6-6 6C44.6 71.3 27 53.7 27 31c0-3.3 2.7-6 6-6z"
      />
      <path className="picture-spark" d="M54 33c6 1.3 10 5.3 11.3 11.3M55 23.5c11 2 18.3 9.3 20.3 20.3" />
    </Picture>
  )
}
