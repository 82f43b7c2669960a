import { useEffect, useRef } from 'react'
import { useCopy, useSessionState } from '../../../engine/index.ts'
import { maskPhone, toPhoneText } from '../rules/personal.ts'
import { MessagePicture, BadgePicture, DonePicture } from '../screens/pictures.tsx'
import { Scene, Spinner, CallButton, WhatYouCanDo } from '../screens/Scene.tsx'
import { useData } from '../screens/hooks.ts'

/** What the applicant has to do now to verify their phone; told to a screen reader when a text message goes out. */
export function VerificationNote() {
  const t = useCopy()
  const verification = useData('verification')
  const typed = useData('verifyYourIdentity').phone
  const isOpening = useSessionState((state) => state.calling === 'openVerification')
  const isWaiting = useSessionState((state) => state.pending.includes('awaitVerification'))
  const phone = maskPhone(verification?.phoneLast4 ?? typed ?? '') || t('verification.yourPhone')
  const note = useRef<HTMLOutputElement>(null)
  const asked = useRef(verification?.asks)
  useEffect(() => {
    const isReplaced = asked.current !== verification?.asks || document.activeElement === document.body
    // What was used went away, and with it the focus.
    if (asked.current && verification && isReplaced) note.current?.focus()
    asked.current = verification?.asks
    // The code can be typed at once, and so can a new one; what was sent is read out all the same.
    if (verification?.asks !== 'code') return
    note.current?.closest('[data-step]')?.querySelector<HTMLElement>('input[name="code"]')?.focus()
  }, [verification])
  return (
    <Scene picture={<MessagePicture />}>
      <output ref={note} className="text-lead" tabIndex={-1}>
        {verification && t(`verification.${verification.asks}`, { mobile: phone })}
      </output>
      <output>
        {verification?.textsLeft !== undefined && (
          // Another message is another element, so that it is announced again.
          <span key={verification.textsLeft} className="text-body">
            {t('verification.resent', { left: verification.textsLeft })}
          </span>
        )}
      </output>
      {!verification && isOpening && <Spinner label="verification.opening" />}
      {verification?.asks === 'link' && isWaiting && <Spinner label="verification.waiting" />}
    </Scene>
  )
}

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
