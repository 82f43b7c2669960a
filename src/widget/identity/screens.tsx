import { useLayoutEffect, useRef } from 'react'
import { useCopy, useSessionState } from '../../../engine/index.ts'
import { maskPhone, toPhoneText } from '../rules/personal.ts'
import { MessagePicture, BadgePicture, DonePicture } from '../screens/pictures.tsx'
import { Scene, Spinner, CallButton, WhatYouCanDo } from '../screens/Scene.tsx'
import { useData } from '../screens/hooks.ts'

/** Says what the applicant has to do to verify the phone; screen readers announce it when a text message is sent. */
export function VerificationNote() {
  const t = useCopy()
  const verification = useData('verification')
  const typed = useData('verifyYourIdentity').phone
  const isOpening = useSessionState((state) => state.calling === 'openVerification')
  const isWaiting = useSessionState((state) => state.pending.includes('awaitVerification'))
  const phone = maskPhone(verification?.phoneLast4 ?? typed ?? '') || t('verification.yourPhone')
  const note = useRef<HTMLOutputElement>(null)
  const asked = useRef(verification?.asks)
  useLayoutEffect(() => {
    const isReplaced = asked.current !== verification?.asks || document.activeElement === document.body
    // The control in use is gone, and the focus with it.
    if (asked.current && verification && isReplaced) note.current?.focus()
    asked.current = verification?.asks
    // Focuses the code field, so that each code can be typed at once; the message is still read out.
    if (verification?.asks !== 'code') return
    note.current?.closest('[data-step]')?.querySelector<HTMLElement>('input[name="code"]')?.focus()
  }, [verification])
  return (
    <Scene picture={<MessagePicture />}>
      <output ref={note} className="text-lead" tabIndex={-1}>
        {/* A number stays in one line. */}
        {verification && t(`verification.${verification.asks}`, { mobile: phone.replaceAll(' ', '\u00A0') })}
      </output>
      <output>
        {verification?.textsLeft !== undefined && (
          // A new key makes a new element, so that each message is announced.
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

/** Says that the identity could not be verified, which number was tried, and what the applicant can do. */
export function IdentityFailure() {
  const t = useCopy()
  const { phone } = useData('verifyYourIdentity')
  const verification = useData('verification')
  // If nobody typed the number, only its last digits may be known.
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

/** What the phone shows after its link was opened: the application continues where it began. */
export function PhoneVerified() {
  const t = useCopy()
  return (
    <Scene picture={<DonePicture />}>
      <p className="text-lead">{t('mobileComplete.lead')}</p>
      <p className="note">{t('mobileComplete.note')}</p>
    </Scene>
  )
}
