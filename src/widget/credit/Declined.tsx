import { useCopy } from '../../../engine/index.ts'
import { CallButton, WhatYouCanDo, Scene } from '../screens/Scene.tsx'
import { GaugePicture, SearchPicture } from '../screens/pictures.tsx'

/** Says that the credit could not be read, and how the application can continue. */
export function DeclinedDefaultScore() {
  const t = useCopy()
  return (
    <>
      <Scene picture={<SearchPicture />}>
        <p className="text-lead">{t('declinedDefaultScore.text')}</p>
      </Scene>
      <WhatYouCanDo actions={['declinedDefaultScore.call', 'declinedDefaultScore.freeze']} />
      <CallButton />
    </>
  )
}

/** Says that no lender has an offer for this credit score, and what helps. */
export function DeclinedLowScore() {
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
