import { useCopy, useSend, useSession } from '../../../engine/index.ts'
import { InfoTip } from './InfoTip.tsx'

const reasons = ['mileage', 'age'] as const

/** Why a car may not be refinanced, each reason with the limit behind it, and whom to ask. */
export default function DisqualificationReasons() {
  const t = useCopy()
  const send = useSend()
  const { phoneLink } = useSession().flow.constants
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
        {t('disqualified.closing')}{' '}
        <a href={`tel:${phoneLink}`} data-action="callUs" onClick={() => void send('callUs')}>
          {t('disqualified.call')}
        </a>
      </p>
    </>
  )
}
