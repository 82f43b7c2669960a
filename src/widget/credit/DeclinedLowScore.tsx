import { useCopy } from '../../../engine/index.ts'
import { CallButton } from '../screens/CallButton.tsx'
import { GaugePicture } from '../screens/pictures/GaugePicture.tsx'
import { Scene } from '../screens/Scene.tsx'
import { WhatYouCanDo } from './WhatYouCanDo.tsx'

/** That no lender has an offer for this credit score, and what helps. */
export default function DeclinedLowScore() {
  const t = useCopy()
  return (
    <>
      <Scene picture={<GaugePicture />}>
        <p className="text-lead">{t('declinedLowScore.text')}</p>
      </Scene>
      <WhatYouCanDo actions={['declinedLowScore.report', 'declinedLowScore.later', 'declinedLowScore.call']} />
      <CallButton />
    </>
  )
}
