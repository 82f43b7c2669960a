import { useCopy } from '../../../engine/index.ts'
import { CallButton } from '../screens/CallButton.tsx'
import { SearchPicture } from '../screens/pictures/SearchPicture.tsx'
import { Scene } from '../screens/Scene.tsx'
import { WhatYouCanDo } from './WhatYouCanDo.tsx'

/** That the credit could not be read, and how the application can go on all the same. */
export default function DeclinedDefaultScore() {
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
