import { describe, expect, it, vi } from 'vitest'
import type { Applicant } from './createApplicant.ts'
import { reachNextSteps } from './shortcuts.ts'
import { arrive, reload, world } from './stage.ts'

/** The documents, the checklist and the thank-you page. */
export function endJourneys() {
  describe('the end', () => {
    const redirectOf = (applicant: Applicant) => {
      const { stipId, contactId, authId } = applicant.state().data['documentsRedirect'] as Record<string, string>
      return { id: stipId, contactId, authId }
    }
    const waits = (applicant: Applicant) =>
      vi.waitFor(() => expect(applicant.state().pending).toContain('awaitDocuments'), 4000)

    it('comes when the documents site says that a document is in, and clears what was stored', async () => {
      const applicant = await arrive()
      await reachNextSteps(applicant)
      void applicant.send('submit')
      await waits(applicant)
      await world.uploadDocument(redirectOf(applicant))
      await applicant.at('OFF_RAMP')
      expect(applicant.storage.size).toBe(1)
      const again = await reload(applicant)
      expect(applicant.storage.size).toBe(0)
      await again.at('ENTER_LICENSE_PLATE')
    })

    it('does not come when the applicant returns with nothing, or there is no connection to wait on', async () => {
      const applicant = await arrive()
      await reachNextSteps(applicant)
      const sent = applicant.send('submit')
      await waits(applicant)
      await world.returnFromDocuments(redirectOf(applicant))
      await sent
      await vi.waitFor(() => expect(applicant.state()).toMatchObject({ pending: [], isLoading: false }))
      await applicant.at('NEXT_STEPS')
      await applicant.send('checklist')
      void applicant.send('openDocuments')
      await waits(applicant)
      await world.returnFromDocuments(redirectOf(applicant))
      await vi.waitFor(() => expect(applicant.state()).toMatchObject({ pending: [], isLoading: false }))
      await applicant.at('CHECKLIST_STATUS')

      const alone = await arrive()
      await reachNextSteps(alone, '0126')
      await alone.send('submit')
      await vi.waitFor(() => expect(alone.state()).toMatchObject({ pending: [], isLoading: false }))
      await alone.at('NEXT_STEPS')
      await alone.send('checklist')
      await alone.send('openDocuments')
      await vi.waitFor(() => expect(alone.state()).toMatchObject({ pending: [], isLoading: false }))
      await alone.at('CHECKLIST_STATUS')
    })

    it('comes when the applicant asks what has arrived, although no message did', async () => {
      const reach = async () => {
        const applicant = await arrive()
        await reachNextSteps(applicant, '0126')
        return applicant
      }
      const check = async (applicant: Applicant) => {
        await vi.waitFor(() => expect(applicant.state()).toMatchObject({ pending: [], isLoading: false }))
        await applicant.send('checkDocuments')
      }
      const first = await reach()
      await first.send('submit')
      await check(first)
      await first.at('NEXT_STEPS')
      await world.uploadDocument(redirectOf(first))
      await check(first)
      await first.at('OFF_RAMP')

      const second = await reach()
      await second.send('checklist')
      await second.send('openDocuments')
      await check(second)
      await second.at('CHECKLIST_STATUS')
      await world.addReference(redirectOf(second))
      await check(second)
      await second.at('OFF_RAMP')

      const third = await reach()
      await third.send('checklist')
      await third.send('openDocuments')
      await check(third)
      await world.uploadDocument(redirectOf(third))
      for (let count = 0; count < 3; count += 1) await world.addReference(redirectOf(third))
      await check(third)
      await third.at('FINAL_OFFER')
    })

    it('comes over the final offer when the last open item comes in', async () => {
      const applicant = await arrive()
      await reachNextSteps(applicant)
      await applicant.send('checklist')
      await applicant.at('CHECKLIST_STATUS')
      const other = await arrive({ storage: new Map(applicant.storage) })
      await other.at('CHECKLIST_STATUS')
      void applicant.send('openDocuments')
      void other.send('openDocuments')
      await waits(applicant)
      await waits(other)
      await world.addReference(redirectOf(applicant))
      await applicant.at('OFF_RAMP')
      await world.uploadDocument(redirectOf(other))
      await other.at('FINAL_OFFER')
    })

    it('comes over the checklist and the final offer when everything is in', async () => {
      const applicant = await arrive()
      await reachNextSteps(applicant)
      await applicant.send('checklist')
      await applicant.at('CHECKLIST_STATUS')
      void applicant.send('openDocuments')
      await waits(applicant)
      const redirect = redirectOf(applicant)
      applicant.session.destroy()
      for (let count = 0; count < 3; count += 1) await world.addReference(redirect)
      await world.uploadDocument(redirect)
      const resumed = await reload(applicant)
      await resumed.at('FINAL_OFFER')
      const again = await reload(resumed)
      await again.at('FINAL_OFFER')
      expect(again.session.holds('finalOfferAgreed')).toBe(false)
      await again.submit({ isAgreed: true })
      await again.at('THANK_YOU')
      await again.send('startOver')
      await again.at('ENTER_LICENSE_PLATE')
    })

    it('comes from the checklist when a reference is added there', async () => {
      const applicant = await arrive()
      await reachNextSteps(applicant)
      await applicant.send('checklist')
      void applicant.send('openDocuments')
      await waits(applicant)
      await world.addReference(redirectOf(applicant))
      await applicant.at('OFF_RAMP')
      await applicant.send('startOver')
      await applicant.at('ENTER_LICENSE_PLATE')
    })

    it('comes at once for a resumed checklist with a document in', async () => {
      const applicant = await arrive()
      await reachNextSteps(applicant)
      await applicant.send('checklist')
      void applicant.send('openDocuments')
      await waits(applicant)
      const redirect = redirectOf(applicant)
      applicant.session.destroy()
      await world.uploadDocument(redirect)
      const resumed = await reload(applicant)
      await resumed.at('OFF_RAMP')
    })
  })
}
