import { useCopy, useSend } from '../../../engine/index.ts'
import { CallButton } from '../screens/CallButton.tsx'
import { InfoTip } from '../screens/InfoTip.tsx'
import { OldCarPicture } from '../screens/pictures/OldCarPicture.tsx'
import { Scene } from '../screens/Scene.tsx'
import { WhatYouCanDo } from '../credit/WhatYouCanDo.tsx'

const reasons = ['mileage', 'age'] as const

/** Why a car may not be refinanced, each reason with the limit behind it, what one can do, and whom to ask. */
export default function DisqualificationReasons() {
  const t = useCopy()
  const send = useSend()
  return (
    <>
      <Scene picture={<OldCarPicture />}>
        <p className="text-lead">{t('disqualified.lead')}</p>
        <ul className="reasons">
          {reasons.map((reason) => (
            <li key={reason}>
              <span>{t(`disqualified.${reason}`)}</span>
              <InfoTip label={t(`disqualified.${reason}.why`)} text={t(`disqualified.${reason}.limit`)} />
            </li>
          ))}
        </ul>
      </Scene>
      <WhatYouCanDo actions={['disqualified.closing', 'disqualified.another', 'disqualified.unchanged']} />
      <CallButton event="callUs" onCall={() => void send('callUs')} />
    </>
  )
}
