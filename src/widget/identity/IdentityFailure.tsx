import { useCopy } from '../../../engine/index.ts'
import { maskPhone, toPhoneText } from '../rules/toPhoneText.ts'
import { CallButton } from '../screens/CallButton.tsx'
import { BadgePicture } from '../screens/pictures/BadgePicture.tsx'
import { Scene } from '../screens/Scene.tsx'
import { useData } from '../screens/useData.ts'
import { WhatYouCanDo } from '../credit/WhatYouCanDo.tsx'

/** That the identity could not be verified, with the number that was tried, and what one can do. */
export default function IdentityFailure() {
  const t = useCopy()
  const { phone } = useData('verifyYourIdentity')
  const verification = useData('verification')
  // Of a number that nobody typed only the end may be known.
  const tried = phone === undefined ? maskPhone(verification?.phoneLast4 ?? '') : toPhoneText(phone)
  return (
    <>
      <Scene picture={<BadgePicture />}>
        <p className="text-lead">{t('identityFailed.text')}</p>
        {tried && <p className="tried-phone">{tried}</p>}
      </Scene>
      <WhatYouCanDo actions={['identityFailed.check', 'identityFailed.call']} />
      <CallButton />
    </>
  )
}
