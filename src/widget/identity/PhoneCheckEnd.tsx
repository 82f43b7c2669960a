import { useCopy } from '../../../engine/index.ts'
import { maskPhone, toPhoneText } from '../rules/digits.ts'
import { CallButton, WhatYouCanDo } from '../screens/DeadEnd.tsx'
import { Scene } from '../screens/Scene.tsx'
import { BadgePicture, DonePicture } from '../screens/pictures.tsx'
import { useData } from '../screens/useData.ts'

/** That the identity could not be verified, with the number that was tried, and what one can do. */
export function IdentityFailure() {
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

/** What the phone shows after its link was opened: that the application goes on where it began. */
export function PhoneVerified() {
  const t = useCopy()
  return (
    <Scene picture={<DonePicture />}>
      <p className="text-lead">{t('mobileComplete.lead')}</p>
      <p className="note">{t('mobileComplete.note')}</p>
    </Scene>
  )
}
