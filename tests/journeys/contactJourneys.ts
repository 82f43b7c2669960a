import { describe, expect, it, vi } from 'vitest'
import type { Applicant } from './createApplicant.ts'
import { becomeContact, findVehicle } from './shortcuts.ts'
import { arrive, reload, world } from './stage.ts'
import * as values from './values.ts'

async function reachInformation(applicant: Applicant): Promise<void> {
  await findVehicle(applicant)
  await applicant.submit(values.identity)
  await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
  await applicant.send('didntReceive')
  await applicant.at('YOUR_INFORMATION_MANUALLY')
}

async function reachReview(applicant: Applicant): Promise<void> {
  await findVehicle(applicant)
  await applicant.submit({ ...values.identity, phone: '3035550127' })
  await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
  await world.openLink('0127')
  await applicant.at('VERIFY_YOUR_INFO')
}

/** The journeys that create the contact, once. */
export function contactJourneys() {
  describe('the contact', () => {
    it('is created once although the first answer is lost', async () => {
      const before = await world.counters()
      const applicant = await arrive()
      await findVehicle(applicant)
      await applicant.submit(values.identity)
      await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
      await applicant.send('didntReceive')
      await applicant.submit(values.information('0118'))
      await vi.waitFor(() => expect(applicant.state().screen).toBe('error'))
      await applicant.session.retry()
      await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
      expect((await world.counters()).contactsCreated - before.contactsCreated).toBe(1)
    })

    it.each([
      ['500', '0118'],
      ['broken connection', '0127'],
    ])('is the one of the first try when the data was changed after a %s', async (_, ending) => {
      const before = await world.counters()
      const applicant = await arrive()
      await reachInformation(applicant)
      await applicant.submit({ ...values.information(ending), lastName: 'Rivvera' })
      await vi.waitFor(() => expect(applicant.state().apiError).toBeDefined())
      applicant.session.dismissScreen()
      await applicant.submit({ lastName: 'Rivera' })
      await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
      expect(applicant.session.holds('earlierContactKept')).toBe(true)
      expect(applicant.state().data['addressContactResponse']).toMatchObject({ lastName: 'Rivvera' })
      expect((await world.counters()).contactsCreated - before.contactsCreated).toBe(1)
    })

    it('is made of what was mended when the first try was refused or never came through', async () => {
      const connection = [true, true, true, true, false]
      const applicant = await arrive({ isOnline: () => connection.shift() ?? true })
      await reachInformation(applicant)
      await applicant.submit({ ...values.information(), lastName: 'Rivvera' })
      await vi.waitFor(() => expect(applicant.state().apiError).toMatchObject({ status: 'Offline' }))
      await applicant.submit({ lastName: 'Rivera' })
      await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
      expect(applicant.session.holds('earlierContactKept')).toBe(false)
      expect(applicant.state().data['addressContactResponse']).toMatchObject({ lastName: 'Rivera' })
    })

    it('is found again after a reload, with the same data', async () => {
      const before = await world.counters()
      const applicant = await arrive()
      await reachInformation(applicant)
      await applicant.submit(values.information('0127'))
      await vi.waitFor(() => expect(applicant.state().apiError).toBeDefined())
      const again = await reload(applicant)
      await becomeContact(again, '0127')
      expect(again.session.holds('earlierContactKept')).toBe(false)
      expect((await world.counters()).contactsCreated - before.contactsCreated).toBe(1)
    })

    it('is not an other one after a reload, with other data: the applicant calls or starts over', async () => {
      const before = await world.counters()
      const applicant = await arrive()
      await reachInformation(applicant)
      await applicant.submit(values.information('0127'))
      await vi.waitFor(() => expect(applicant.state().apiError).toBeDefined())
      const again = await reload(applicant)
      await reachInformation(again)
      for (const lastName of ['Rivvera', 'Riverra']) {
        await again.submit({ ...values.information('0127'), lastName })
        expect(again.state()).toMatchObject({
          currentStep: 'YOUR_INFORMATION_MANUALLY',
          error: { message: 'errors.application.taken' },
        })
      }
      expect(again.session.holds('contactRefused')).toBe(true)
      expect((await world.counters()).contactsCreated - before.contactsCreated).toBe(1)
      await again.send('startOver')
      await again.at('ENTER_LICENSE_PLATE')
      expect(again.storage.size).toBe(0)
      await becomeContact(again)
    })

    it('is not an other one after a reload from the review either', async () => {
      const applicant = await arrive()
      await reachReview(applicant)
      await applicant.submit(values.review)
      await vi.waitFor(() => expect(applicant.state().apiError).toBeDefined())
      const again = await reload(applicant)
      await reachReview(again)
      await again.submit({ ...values.review, email: 'sammy@example.com' })
      expect(again.state().error).toMatchObject({ message: 'errors.application.taken' })
      await again.send('startOver')
      await again.at('ENTER_LICENSE_PLATE')
    })

    it('is created although the progress cannot be saved', async () => {
      const applicant = await arrive()
      await becomeContact(applicant, '0123')
    })
  })
}
