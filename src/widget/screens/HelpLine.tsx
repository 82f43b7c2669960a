import { RichText, useCopy } from '../../../engine/index.ts'

/** The contact phone where a step cannot be drawn. Not the view `callUs`, which may have to be fetched. */
export function HelpLine() {
  const t = useCopy()
  return (
    <p className="call-us">
      <RichText text={t('common.callUs')} />
    </p>
  )
}
