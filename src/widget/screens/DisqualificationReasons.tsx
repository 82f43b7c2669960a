import { RichText, useCopy } from '../../../engine/index.ts'
import { InfoTip } from './InfoTip.tsx'

const reasons = ['mileage', 'age'] as const

/** Why a car may not be refinanced, each reason with the limit behind it, and whom to ask. */
export default function DisqualificationReasons() {
  const t = useCopy()
  return (
    <>
      <p className="text-lead">{t('disqualified.lead')}</p>
      <ul className="reasons">
        {reasons.map((reason) => (
          <li key={reason}>
            <span>{t(`disqualified.${reason}`)}</span>
            <InfoTip label={t(`disqualified.${reason}.why`)} text={t(`disqualified.${reason}.limit`)} />
          </li>
        ))}
      </ul>
      <p>
        <RichText text={t('disqualified.closing')} />
      </p>
    </>
  )
}
