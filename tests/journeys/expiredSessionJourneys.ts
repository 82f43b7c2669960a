import { describe, expect, it, vi } from 'vitest'
import { storageKey } from '../../src/widget/early/toLocale.ts'
import type { Applicant } from './createApplicant.ts'
import {
  becomeContact,
  confirmAddress,
  pickOffer,
  proveByCode,
  proveByLink,
  reachAddress,
  reachAddressHistory,
  reachReview,
  startsAnew,
} from './shortcuts.ts'
import { arrive, reload, world } from './stage.ts'
import * as values from './values.ts'

const phone = '0100'

/** Verifies the phone once more, by the link of a text message. */
async function verifyAgain(applicant: Applicant, identity: object = {}) {
  await applicant.at('VERIFY_AGAIN')
  await proveByLink(applicant, identity)
}

/** The journeys whose session expires. */
export function expiredSessionJourneys() {
  describe('an expired session', () => {
    it('leads back to the same step with what was typed, after a new phone check', async () => {
      const applicant = await becomeContact(await arrive())
      await world.expire(phone)
      await applicant.submit(values.balance)
      await verifyAgain(applicant)
      await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
      expect(applicant.state().data['softPullForm']).toMatchObject(values.balance)
      await pickOffer(applicant)
    })

    it('can be resumed on a retry, or by phone, when the place to resume at could not be loaded', async () => {
      const first = await becomeContact(await arrive())
      await first.isTold()
      await world.expire(phone)
      let isLost = true
      let step = ''
      const applicant = await reload(first, { isOnline: () => !isLost || step !== 'RESUME' })
      applicant.session.store.subscribe(({ currentStep }) => (step = currentStep))
      await verifyAgain(applicant, values.identity)
      await applicant.at('RESUME')
      expect(applicant.state()).toMatchObject({ apiError: { status: 'Offline' } })
      expect(applicant.session.flow.steps['RESUME']?.view).toContainEqual({ kind: 'component', component: 'callUs' })
      isLost = false
      await applicant.session.retry()
      await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
    })

    it('leads back to a step that is not resumable', async () => {
      const applicant = await reachAddressHistory(await arrive())
      const typed = { ...values.otherPlace, moveInDate: values.monthsAgo(40), moveOutDate: values.monthsAgo(6) }
      await world.expire(phone)
      await applicant.submit({ ...typed, type: 'Rent' })
      await verifyAgain(applicant)
      await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
      expect(applicant.state().data['addressHistory']).toMatchObject([{}, typed])
      await applicant.send('back')
      expect(applicant.state().trail.places.map(({ step }) => step)).not.toContain('VERIFY_AGAIN')
    })

    it('leads back to information that was typed before there was a contact', async () => {
      const applicant = await reachReview(await arrive())
      await world.expire(phone)
      await applicant.submit(values.review)
      await verifyAgain(applicant)
      await applicant.at('VERIFY_YOUR_INFO')
      expect(applicant.state().data['verifyYourInformation']).toMatchObject(values.review)
      await applicant.submit(values.review)
      await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
    })

    it('does not skip the vehicle: before anybody is known, a call needs no token', async () => {
      const applicant = await reachReview(await arrive())
      await applicant.session.back()
      await applicant.backTo('ENTER_LICENSE_PLATE')
      await world.expire(phone)
      await applicant.submit({ ...values.plate, plateNumber: 'TOOOLD' })
      await applicant.at('DISQUALIFIED')
    })

    it('shows the contact of a resumed application only as the host answers whoever was checked', async () => {
      const applicant = await becomeContact(await arrive())
      await applicant.isTold()
      const resumed = await reload(applicant)
      await resumed.at('SOFT_PULL_ACKNOWLEDGEMENT')
      expect(resumed.state().data).toMatchObject({ visit: { isResumed: true }, addressContactResponse: {} })
      await world.expire(phone)
      await resumed.submit(values.balance)
      await resumed.at('VERIFY_AGAIN')
      const seen: unknown[] = []
      resumed.session.store.subscribe(({ data }) => {
        const isMasked = Object(data['visit']).isResumed
        if (!isMasked && !seen.includes(data['addressContactResponse'])) seen.push(data['addressContactResponse'])
      })
      const before = resumed.state().data['addressContactResponse']
      await verifyAgain(resumed, values.identity)
      await resumed.at('SOFT_PULL_ACKNOWLEDGEMENT')
      expect(seen).toHaveLength(2)
      expect(seen).not.toContain(before)
    })

    it('asks for the identity once more when the new session has expired, too', async () => {
      const applicant = await becomeContact(await arrive())
      await applicant.isTold()
      await world.expire(phone)
      let asked = 0
      const resumed = await reload(applicant, {
        // The second time, the application is asked for after the phone was checked.
        async ready({ params = {} }) {
          if ('leadId' in params && (asked += 1) === 2) await world.expire(phone)
        },
      })
      await verifyAgain(resumed, values.identity)
      await resumed.at('VERIFY_AGAIN')
      await verifyAgain(resumed, values.identity)
      await resumed.at('SOFT_PULL_ACKNOWLEDGEMENT')
      expect(asked).toBeGreaterThan(2)
    })

    it('ends with an application of more than 30 days, which is not taken up again', async () => {
      const applicant = await becomeContact(await arrive())
      await applicant.isTold()
      applicant.changeSaved({ timeStamp: values.longAgo() })
      await world.expire(phone)
      await startsAnew(await reload(applicant))
    })

    it('asks for the identity after a reload, and resumes where the server says', async () => {
      const applicant = await reachAddress(await arrive())
      await confirmAddress(applicant)
      await applicant.isTold()
      await world.expire(phone)
      const resumed = await reload(applicant)
      await resumed.at('VERIFY_AGAIN')
      expect(resumed.storage.has(storageKey)).toBe(true)
      await verifyAgain(resumed, values.identity)
      await resumed.at('LOAN_SELECTION')
    })

    it('resumes at the current step although the server has not saved it yet', async () => {
      const applicant = await becomeContact(await arrive(), '0123')
      await world.expire(phone)
      const resumed = await reload(applicant)
      await verifyAgain(resumed, values.identity)
      await resumed.at('SOFT_PULL_ACKNOWLEDGEMENT')
    })

    it('asks on a mobile only for the date of birth, and sends a code', async () => {
      const applicant = await becomeContact(await arrive())
      await applicant.isTold()
      await world.expire(phone)
      const resumed = await reload(applicant, { isMobile: true })
      await resumed.at('VERIFY_AGAIN')
      await proveByCode(resumed, '1985-05-17', phone)
      await resumed.at('SOFT_PULL_ACKNOWLEDGEMENT')
    })

    it('asks again when no text message came, and offers help by phone', async () => {
      const applicant = await becomeContact(await arrive())
      await world.expire(phone)
      await applicant.submit(values.balance)
      await applicant.at('VERIFY_AGAIN')
      expect(applicant.session.holds('verifyingTwice')).toBe(false)
      await applicant.submit()
      await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
      await applicant.send('didntReceive')
      await applicant.at('VERIFY_AGAIN')
      expect(applicant.session.holds('verifyingTwice')).toBe(true)
      await verifyAgain(applicant)
      await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
    })

    it('starts over only after a confirmation', async () => {
      const applicant = await becomeContact(await arrive())
      await world.expire(phone)
      await applicant.submit(values.balance)
      await applicant.at('VERIFY_AGAIN')
      await applicant.send('startOver')
      expect(applicant.state().dialog).toBe('startOver')
      await applicant.send('keep')
      expect(applicant.storage.has(storageKey)).toBe(true)
      await applicant.send('startOver')
      await applicant.send('confirmStartOver')
      await startsAnew(applicant)
    })

    it.each([
      ['was finished meanwhile', '0100', 'OFF_RAMP'],
      ['has no next screen', '0124', 'NEXT_STEPS'],
    ])('starts a new application when the old one %s', async (_, ssnEnding, nextScreen) => {
      const applicant = await becomeContact(await arrive(), ssnEnding)
      const ids = applicant.state().data['contactData'] as { contactId: string; leadId: string }
      await applicant.isTold()
      await world.saveProgress(ids, nextScreen)
      await world.expire(phone)
      const resumed = await reload(applicant)
      await verifyAgain(resumed, values.identity)
      await startsAnew(resumed)
    })

    it('starts a new application when the host does not know the old one', async () => {
      const applicant = await arrive()
      // Not awaited: the test continues before the host learns about the application.
      void becomeContact(applicant, '0123').catch(() => undefined)
      await vi.waitFor(() => expect(applicant.state().screen).toBe('error'), 10_000)
      const { contactData } = applicant.state().data
      applicant.changeSaved({ data: { contactData } })
      await world.expire(phone)
      const resumed = await reload(applicant)
      await verifyAgain(resumed, values.identity)
      await startsAnew(resumed)
    })
  })
}
