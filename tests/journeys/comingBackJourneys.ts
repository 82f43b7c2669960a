import { describe, expect, it, vi } from 'vitest'
import { storageKey } from '../../src/widget/storageKey.ts'
import type { Applicant } from './createApplicant.ts'
import { addJob, becomeContact, confirmAddress, pickOffer } from './shortcuts.ts'
import { arrive, reload, world } from './stage.ts'

/** What a returning applicant finds. */
export function comingBackJourneys() {
  describe('coming back', () => {
    const stored = async () => {
      const applicant = await arrive()
      await becomeContact(applicant)
      return applicant
    }
    const record = (applicant: Applicant) =>
      JSON.parse(applicant.storage.get(storageKey) ?? '{}') as Record<string, unknown>

    it('resumes where the server says', async () => {
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
    ])('goes on with the same application when the server names %s', async (nextScreen, step) => {
      const applicant = await stored()
      const { contactData } = applicant.state().data as { contactData: { contactId: string; leadId: string } }
      await world.saveProgress(contactData, nextScreen)
      const resumed = await reload(applicant)
      await resumed.at(step)
      expect(resumed.state().data).toMatchObject({ contactData })
      expect(resumed.storage.size).toBe(1)
    })

    it('starts afresh after more than 30 days', async () => {
      const applicant = await stored()
      const later = () => new Date(Date.now() + 31 * 24 * 60 * 60 * 1000)
      const resumed = await reload(applicant, { now: later })
      await resumed.at('ENTER_LICENSE_PLATE')
      expect(resumed.storage.size).toBe(0)
    })

    it('starts afresh without a contact', async () => {
      const applicant = await stored()
      applicant.storage.set(storageKey, JSON.stringify({ ...record(applicant), data: { documentsUploaded: true } }))
      const resumed = await reload(applicant)
      await resumed.at('ENTER_LICENSE_PLATE')
      expect(resumed.storage.size).toBe(0)
    })

    it('starts afresh when the server does not know the application', async () => {
      const applicant = await stored()
      const ids = { contactId: 'x', leadId: 'x', assetId: 'x', loanApplicationId: 'x' }
      applicant.storage.set(storageKey, JSON.stringify({ ...record(applicant), data: { contactData: ids } }))
      const resumed = await reload(applicant)
      await resumed.at('ENTER_LICENSE_PLATE')
      expect(resumed.storage.size).toBe(0)
    })

    it('starts afresh when the server knows no next screen', async () => {
      const applicant = await arrive()
      await becomeContact(applicant, '0124')
      const resumed = await reload(applicant)
      await resumed.at('ENTER_LICENSE_PLATE')
    })

    it('starts afresh after an application that is finished', async () => {
      const applicant = await stored()
      const kept = new Map(applicant.storage)
      await pickOffer(applicant)
      await confirmAddress(applicant)
      await applicant.submit({ loan: '0' })
      await applicant.at('EMPLOYMENT_AND_INCOME')
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
