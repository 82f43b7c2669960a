import { describe, expect, it, vi } from 'vitest'
import { becomeContact, reachInformation, reachReview, startsAnew } from './shortcuts.ts'
import { arrive, reload, world } from './stage.ts'
import * as values from './values.ts'

/** The journeys that create the contact, once. */
export function contactJourneys() {
  describe('creating the contact', () => {
    it('happens once although the first response is lost', async () => {
      const before = await world.counters()
      const applicant = await reachInformation(await arrive())
      await applicant.submit(values.information('0118'))
      await vi.waitFor(() => expect(applicant.state().screen).toBe('error'))
      await applicant.session.retry()
      await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
      expect((await world.counters()).contactsCreated - before.contactsCreated).toBe(1)
    })

    it.each([
      ['500', '0118'],
      ['broken connection', '0127'],
    ])('keeps the first contact when the data was changed after a %s', async (_, ending) => {
      const before = await world.counters()
      const applicant = await reachInformation(await arrive())
      await applicant.submit({ ...values.information(ending), lastName: 'Rivvera' })
      await vi.waitFor(() => expect(applicant.state().apiError).toBeDefined())
      applicant.session.dismissScreen()
      await applicant.submit({ lastName: 'Rivera' })
      await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
      expect(applicant.session.holds('earlierContactKept')).toBe(true)
      expect(applicant.state().data['addressContactResponse']).toMatchObject({ lastName: 'Rivvera' })
      expect((await world.counters()).contactsCreated - before.contactsCreated).toBe(1)
    })

    it('uses the corrected data when the first request never reached the server', async () => {
      const connection = [true, true, true, true, false]
      const applicant = await reachInformation(await arrive({ isOnline: () => connection.shift() ?? true }))
      await applicant.submit({ ...values.information(), lastName: 'Rivvera' })
      await vi.waitFor(() => expect(applicant.state().apiError).toMatchObject({ status: 'Offline' }))
      await applicant.submit({ lastName: 'Rivera' })
      await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
      expect(applicant.session.holds('earlierContactKept')).toBe(false)
      expect(applicant.state().data['addressContactResponse']).toMatchObject({ lastName: 'Rivera' })
    })

    it('returns the same contact after a reload with the same data', async () => {
      const before = await world.counters()
      const applicant = await reachInformation(await arrive())
      await applicant.submit(values.information('0127'))
      await vi.waitFor(() => expect(applicant.state().apiError).toBeDefined())
      const again = await becomeContact(await reload(applicant), '0127')
      expect(again.session.holds('earlierContactKept')).toBe(false)
      expect((await world.counters()).contactsCreated - before.contactsCreated).toBe(1)
    })

    it('is refused after a reload with other data, and the applicant can start over', async () => {
      const before = await world.counters()
      const applicant = await reachInformation(await arrive())
      await applicant.submit(values.information('0127'))
      await vi.waitFor(() => expect(applicant.state().apiError).toBeDefined())
      const again = await reachInformation(await reload(applicant))
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
      await startsAnew(again)
      await becomeContact(again)
    })

    it('is refused after a reload with other data from the review, too', async () => {
      const applicant = await reachReview(await arrive(), '3035550127')
      await applicant.submit(values.review)
      await vi.waitFor(() => expect(applicant.state().apiError).toBeDefined())
      const again = await reachReview(await reload(applicant), '3035550127')
      await again.submit({ ...values.review, email: 'sammy@example.com' })
      expect(again.state().error).toMatchObject({ message: 'errors.application.taken' })
      await again.send('startOver')
      await again.at('ENTER_LICENSE_PLATE')
    })

    it('succeeds although the progress cannot be saved', async () => {
      await becomeContact(await arrive(), '0123')
    })
  })
}
