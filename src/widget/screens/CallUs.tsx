import { RichText, useCopy } from '../../../engine/index.ts'

/** The contact phone as a link. */
export default function CallUs() {
  const t = useCopy()
  return (
    <p className="call-us">
      <RichText text={t('common.callUs')} />
    </p>
  )
}
