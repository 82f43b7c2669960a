import { describe, expect, it, vi } from 'vitest'
import { addJob, becomeContact, confirmAddress, pickOffer, reachAddress, reachIncome, startsAnew } from './shortcuts.ts'
import { arrive, reload, world } from './stage.ts'
import * as values from './values.ts'

/** The journeys of applicants who return. */
export function comingBackJourneys() {
  describe('a returning applicant', () => {
    const stored = async () => becomeContact(await arrive())

    it('resumes at the step that the server names', async () => {
      const applicant = await stored()
      const resumed = await reload(applicant)
      await resumed.at('SOFT_PULL_ACKNOWLEDGEMENT')
      await pickOffer(resumed)
      const later = await reload(resumed)
      await later.at('CURRENT_ADDRESS_INFO')
      await confirmAddress(later)
      const last = await reload(later)
      await last.at('LOAN_SELECTION')
      await last.submit({ loan: '1' })
      await last.at('EMPLOYMENT_AND_INCOME')
      await addJob(last)
      await (await reload(last)).at('NEXT_STEPS')
    })

    it.each([
      ['TWO_YEARS_ADDRESS_HISTORY', 'CURRENT_ADDRESS_INFO'],
      ['INCOME_SOURCES', 'INCOME_SOURCES'],
      ['THANK_YOU', 'THANK_YOU'],
      ['DISQUALIFIED', 'DISQUALIFIED'],
      ['DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE', 'DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE'],
      ['VERIFY_YOUR_INFO', 'SOFT_PULL_ACKNOWLEDGEMENT'],
      ['ENTER_LICENSE_PLATE', 'SOFT_PULL_ACKNOWLEDGEMENT'],
      ['A_STEP_OF_TOMORROW', 'SOFT_PULL_ACKNOWLEDGEMENT'],
    ])('keeps the same application when the server names %s', async (nextScreen, step) => {
      const applicant = await stored()
      const { contactData } = applicant.state().data as { contactData: { contactId: string; leadId: string } }
      await world.saveProgress(contactData, nextScreen)
      const resumed = await reload(applicant)
      await resumed.at(step)
      expect(resumed.state().data).toMatchObject({ contactData })
      expect(resumed.storage.size).toBe(1)
    })

    it('starts a new application after more than 30 days', async () => {
      const applicant = await stored()
      applicant.changeSaved({ timeStamp: values.longAgo() })
      await startsAnew(await reload(applicant))
    })

    it.each([-20, 20])(
      'is judged by the server’s clock when the device’s clock is wrong by %i years',
      async (years) => {
        const wrong = () => new Date(Date.now() + years * 365 * 24 * 60 * 60 * 1000)
        const applicant = await becomeContact(await arrive({ now: wrong }))
        const resumed = await reload(applicant)
        await resumed.at('SOFT_PULL_ACKNOWLEDGEMENT')
        const again = await reload(resumed, { now: wrong })
        await again.at('SOFT_PULL_ACKNOWLEDGEMENT')
        expect(again.session.scope()['now']).toMatchObject({ year: new Date().getFullYear() })
      },
    )

    it('resumes at progress that the server does not have yet, and sends it then', async () => {
      const applicant = await reachAddress(await arrive())
      await applicant.isTold()
      const { contactId, leadId } = Object(applicant.state().data['contactData'])
      await world.saveProgress({ contactId, leadId }, 'SOFT_PULL_ACKNOWLEDGEMENT')
      const progress = { contactId, leadId, nextScreen: 'CURRENT_ADDRESS_INFO', completedScreen: 'OfferSelection' }
      applicant.changeSaved({ data: { ...applicant.saved().data, unsentProgress: progress } })
      const resumed = await reload(applicant)
      await resumed.at('CURRENT_ADDRESS_INFO')
      await resumed.isTold()
      expect(JSON.stringify(resumed.saved())).not.toContain('unsentProgress')
      await (await reload(resumed)).at('CURRENT_ADDRESS_INFO')
    })

    it('is thanked when the server does not know yet that the application is finished', async () => {
      const applicant = await stored()
      await applicant.isTold()
      const { contactData } = applicant.state().data as { contactData: { contactId: string; leadId: string } }
      const { contactId, leadId } = contactData
      const unsentProgress = { contactId, leadId, nextScreen: 'OFF_RAMP', completedScreen: 'NEXT_STEPS' }
      applicant.changeSaved({ data: { ...applicant.saved().data, unsentProgress } })
      const resumed = await applicant.reload()
      await resumed.at('OFF_RAMP')
      await resumed.isTold()
    })

    it('starts a new application when there was no contact', async () => {
      const applicant = await stored()
      applicant.changeSaved({ data: { documentsUploaded: true } })
      await startsAnew(await reload(applicant))
    })

    it('starts a new application when an unconfirmed contact is more than 30 days old', async () => {
      const applicant = await stored()
      applicant.changeSaved({ timeStamp: values.longAgo(), data: { contactWanted: 'x' } })
      await startsAnew(await reload(applicant))
    })

    it('starts a new application when the server does not know the old one', async () => {
      const applicant = await stored()
      const ids = { contactId: 'x', leadId: 'x', assetId: 'x', loanApplicationId: 'x' }
      applicant.changeSaved({ data: { contactData: ids } })
      await startsAnew(await reload(applicant))
    })

    it('resumes at unsent progress that the server never received, unless it is more than 30 days old', async () => {
      const applicant = await stored()
      const ids = { contactId: 'x', leadId: 'x', assetId: 'x', loanApplicationId: 'x' }
      const next = { nextScreen: 'SOFT_PULL_ACKNOWLEDGEMENT', completedScreen: 'VERIFY_YOUR_INFO' }
      const unsentProgress = { contactId: 'x', leadId: 'x', ...next }
      applicant.changeSaved({ data: { contactData: ids, unsentProgress } })
      const saved = applicant.saved()
      const resumed = await reload(applicant)
      await resumed.at('SOFT_PULL_ACKNOWLEDGEMENT')
      resumed.changeSaved({ ...saved, timeStamp: values.longAgo() })
      await (await reload(resumed)).at('ENTER_LICENSE_PLATE')
    })

    it('starts a new application when the server knows no next screen', async () => {
      const applicant = await becomeContact(await arrive(), '0124')
      await applicant.isTold()
      const resumed = await reload(applicant)
      await resumed.at('ENTER_LICENSE_PLATE')
    })

    it('starts a new application after a finished one', async () => {
      const applicant = await stored()
      const kept = new Map(applicant.storage)
      await reachIncome(applicant)
      await addJob(applicant)
      void applicant.send('submit')
      await vi.waitFor(() => expect(applicant.state().pending).toContain('awaitDocuments'), 4000)
      const { stipId, contactId, authId } = applicant.state().data['documentsRedirect'] as Record<string, string>
      await world.uploadDocument({ id: stipId, contactId, authId })
      await applicant.at('OFF_RAMP')
      // Another tab that still has the ids.
      const other = await arrive({ storage: kept })
      await other.at('ENTER_LICENSE_PLATE')
      expect(kept.size).toBe(0)
    })
  })
}
