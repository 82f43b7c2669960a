import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Applicant } from './createApplicant.ts'
import { addJob, becomeContact, reachChecklist, reachIncome, reachNextSteps } from './shortcuts.ts'
import { arrive, reload, world } from './stage.ts'

/** The journeys through the documents and the checklist to the thank-you page. */
export function endJourneys() {
  describe('the end of an application', () => {
    const redirectOf = (applicant: Applicant) => {
      const { stipId, contactId, authId } = applicant.state().data['documentsRedirect'] as Record<string, string>
      return { id: stipId, contactId, authId }
    }
    const waits = (applicant: Applicant) =>
      vi.waitFor(() => expect(applicant.state().pending).toContain('awaitDocuments'), 4000)

    /** Waits until the application itself asks what has arrived. */
    const asks = (applicant: Applicant) =>
      vi.waitFor(() => expect(applicant.state()).toMatchObject({ pending: ['awaitUpload'], isLoading: false }), 4000)
    /** Waits until the checklist shows what has arrived. */
    const shows = async (applicant: Applicant, status: object) => {
      await vi.waitFor(() => expect(applicant.state().data['documentsStatus']).toMatchObject(status), 4000)
      await applicant.at('CHECKLIST_STATUS')
    }
    /** Hides the application behind another tab until the returned function is called. */
    const lookAway = () => {
      const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
      vi.stubGlobal('document', page)
      onTestFinished(() => void vi.unstubAllGlobals())
      return () => {
        page.visibilityState = 'visible'
        page.dispatchEvent(new Event('visibilitychange'))
      }
    }

    it('is reached when the documents site reports a document, and clears the stored data', async () => {
      const applicant = await reachNextSteps(await arrive())
      void applicant.send('submit')
      await waits(applicant)
      await world.uploadDocument(redirectOf(applicant))
      await applicant.at('OFF_RAMP')
      expect(applicant.storage.size).toBe(1)
      const again = await reload(applicant)
      expect(applicant.storage.size).toBe(0)
      await again.at('ENTER_LICENSE_PLATE')
    })

    it('is reached on a retry after the message could not be validated, without opening the site again', async () => {
      const applicant = await reachNextSteps(await arrive(), '0129')
      void applicant.send('submit')
      await waits(applicant)
      const redirect = applicant.state().data['documentsRedirect']
      await world.uploadDocument(redirectOf(applicant))
      await vi.waitFor(() => expect(applicant.state().apiError).toMatchObject({ status: 503 }))
      await applicant.session.retry()
      await applicant.at('OFF_RAMP')
      expect(applicant.state().data['documentsRedirect']).toBe(redirect)
    })

    it('closes the hub connection when the step is left or the session destroyed', async () => {
      const connect = async () => {
        const applicant = await reachNextSteps(await arrive())
        await applicant.send('submit')
        const { connectionId } = applicant.state().data['documentsRedirect'] as { connectionId: string }
        const holds = (count: number) =>
          vi.waitFor(async () => expect(await world.connections(connectionId)).toBe(count), 10_000)
        await holds(1)
        return { applicant, holds }
      }
      const leaving = await connect()
      await leaving.applicant.send('checklist')
      await leaving.holds(0)
      const closing = await connect()
      closing.applicant.session.destroy()
      await closing.holds(0)
    })

    it('is not reached when the applicant returns without documents, only when they arrive', async () => {
      const applicant = await reachNextSteps(await arrive())
      const sent = applicant.send('submit')
      await waits(applicant)
      await world.returnFromDocuments(redirectOf(applicant))
      await sent
      await vi.waitFor(() => expect(applicant.state()).toMatchObject({ pending: [], isLoading: false }))
      await applicant.at('NEXT_STEPS')
      await applicant.send('checklist')
      // After the message, which is the last one, the checklist asks for what comes later.
      const comeBackLater = async (bring: (redirect: ReturnType<typeof redirectOf>) => Promise<unknown>) => {
        const comeBack = lookAway()
        void applicant.send('openDocuments')
        await waits(applicant)
        await world.returnFromDocuments(redirectOf(applicant))
        await asks(applicant)
        await applicant.at('CHECKLIST_STATUS')
        await bring(redirectOf(applicant))
        comeBack()
      }
      await comeBackLater((redirect) => world.addReference(redirect))
      await shows(applicant, { isReferenceAdded: true })
      await comeBackLater((redirect) => world.uploadDocument(redirect))
      await applicant.at('FINAL_OFFER')
    })

    it('is not reached by polling, without a connection, while nothing has arrived', async () => {
      const alone = await reachNextSteps(await arrive(), '0126')
      await alone.send('submit')
      await asks(alone)
      await alone.at('NEXT_STEPS')
      await alone.send('checklist')
      await alone.at('CHECKLIST_STATUS')
      expect(alone.state().pending).toEqual([])
      await alone.send('openDocuments')
      await asks(alone)
      await alone.at('CHECKLIST_STATUS')
    })

    it('is reached by polling when the applicant returns from the documents site without a message', async () => {
      const open = async (event: 'submit' | 'openDocuments') => {
        const applicant = await reachNextSteps(await arrive(), '0126')
        if (event === 'openDocuments') await applicant.send('checklist')
        const comeBack = lookAway()
        await applicant.send(event)
        await asks(applicant)
        return { applicant, comeBack, redirect: redirectOf(applicant) }
      }
      const first = await open('submit')
      await world.uploadDocument(first.redirect)
      first.comeBack()
      await first.applicant.at('OFF_RAMP')

      const second = await open('openDocuments')
      await world.addReference(second.redirect)
      second.comeBack()
      await shows(second.applicant, { isReferenceAdded: true })
      void second.applicant.send('openDocuments')
      await asks(second.applicant)
      await world.uploadDocument(redirectOf(second.applicant))
      second.comeBack()
      await second.applicant.at('FINAL_OFFER')

      const third = await open('openDocuments')
      await world.uploadDocument(third.redirect)
      for (let count = 0; count < 3; count += 1) await world.addReference(third.redirect)
      third.comeBack()
      await third.applicant.at('FINAL_OFFER')
    })

    it('is reached by itself when the applicant has come back to the documents step', async () => {
      const applicant = await reachNextSteps(await arrive())
      expect(applicant.state().pending, 'nothing can have arrived').toEqual([])
      await applicant.send('submit')
      const redirect = redirectOf(applicant)
      const comeBack = lookAway()
      const other = await arrive({ storage: new Map(applicant.storage) })
      await other.at('NEXT_STEPS')
      await applicant.send('checklist')
      await applicant.at('CHECKLIST_STATUS')
      await world.addReference(redirect)
      await applicant.send('checkDocuments')
      await applicant.backTo('NEXT_STEPS')
      comeBack()
      await other.at('OFF_RAMP')
      expect(applicant.state().currentStep, 'the reference was seen before').toBe('NEXT_STEPS')
      await world.uploadDocument(redirect)
      comeBack()
      await applicant.at('OFF_RAMP')
    })

    it('is reached when the applicant checks what has arrived, without a message', async () => {
      /** Opens the documents site and then reloads the application, which no longer waits for a message. */
      const reach = async (event: 'submit' | 'openDocuments') => {
        const applicant = await reachNextSteps(await arrive(), '0126')
        if (event === 'openDocuments') await applicant.send('checklist')
        await applicant.send(event)
        return { applicant: await reload(applicant), redirect: redirectOf(applicant) }
      }
      const first = await reach('submit')
      await first.applicant.at('NEXT_STEPS')
      await asks(first.applicant)
      await first.applicant.send('checkDocuments')
      await first.applicant.at('NEXT_STEPS')
      await asks(first.applicant)
      await world.uploadDocument(first.redirect)
      await first.applicant.send('checkDocuments')
      await first.applicant.at('OFF_RAMP')

      const second = await reach('openDocuments')
      await second.applicant.at('CHECKLIST_STATUS')
      await second.applicant.send('checkDocuments')
      await second.applicant.at('CHECKLIST_STATUS')
      await world.addReference(second.redirect)
      await second.applicant.send('checkDocuments')
      await shows(second.applicant, { isReferenceAdded: true })
      await second.applicant.send('finish')
      await second.applicant.at('OFF_RAMP')

      const third = await reach('openDocuments')
      await third.applicant.at('CHECKLIST_STATUS')
      await world.uploadDocument(third.redirect)
      for (let count = 0; count < 3; count += 1) await world.addReference(third.redirect)
      await third.applicant.send('checkDocuments')
      await third.applicant.at('FINAL_OFFER')
    })

    it.each([
      ['after a message', '0100'],
      ['without a connection', '0126'],
    ])('is told of everything that arrives on one visit to the documents site, %s', async (_, ssnEnding) => {
      const open = async (isEmployed: boolean) => {
        const applicant = await reachChecklist(await arrive(), ssnEnding, isEmployed)
        const comeBack = lookAway()
        void applicant.send('openDocuments')
        await vi.waitFor(() => expect(applicant.state().pending).toHaveLength(1), 4000)
        const redirect = redirectOf(applicant)
        if (ssnEnding === '0100') await world.returnFromDocuments(redirect)
        await asks(applicant)
        return { applicant, redirect, comeBack }
      }
      const whole = await open(true)
      await world.addReference(whole.redirect)
      whole.comeBack()
      await shows(whole.applicant, { isReferenceAdded: true })
      await asks(whole.applicant)
      await world.uploadDocument(whole.redirect)
      whole.comeBack()
      await whole.applicant.at('FINAL_OFFER')

      const unemployed = await open(false)
      await world.addReference(unemployed.redirect)
      unemployed.comeBack()
      await shows(unemployed.applicant, { isReferenceAdded: true })
      await asks(unemployed.applicant)
      await world.uploadDocument(unemployed.redirect)
      unemployed.comeBack()
      await shows(unemployed.applicant, { isDocumentsUploaded: true })
      await vi.waitFor(() => expect(unemployed.applicant.state().pending).toEqual([]))

      const together = await open(false)
      await world.addReference(together.redirect)
      await world.uploadDocument(together.redirect)
      together.comeBack()
      await shows(together.applicant, { isDocumentsUploaded: true, isReferenceAdded: true })
      await vi.waitFor(() => expect(together.applicant.state().pending).toEqual([]))
    })

    it('leads through the final offer when the last open item arrives', async () => {
      const applicant = await reachChecklist(await arrive())
      const other = await arrive({ storage: new Map(applicant.storage) })
      await other.at('CHECKLIST_STATUS')
      void applicant.send('openDocuments')
      void other.send('openDocuments')
      await waits(applicant)
      await waits(other)
      await world.addReference(redirectOf(applicant))
      await shows(applicant, { isReferenceAdded: true })
      await world.uploadDocument(redirectOf(other))
      await other.at('FINAL_OFFER')
    })

    it('leads from the checklist through the final offer once everything has arrived', async () => {
      const applicant = await reachChecklist(await arrive())
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

    it('can be postponed from the checklist, which shows what has arrived and what is open', async () => {
      const applicant = await reachChecklist(await arrive())
      void applicant.send('openDocuments')
      await waits(applicant)
      await world.addReference(redirectOf(applicant))
      await shows(applicant, { isReferenceAdded: true })
      expect(applicant.session.holds('documentsAreIn')).toBe(true)
      await applicant.send('finish')
      await applicant.at('OFF_RAMP')
      await applicant.send('startOver')
      await applicant.at('ENTER_LICENSE_PLATE')
    })

    it('can be reached one item after another, including income that was left for later', async () => {
      const applicant = await becomeContact(await arrive())
      await reachIncome(applicant)
      await applicant.send('answerLater')
      await applicant.at('NEXT_STEPS')
      await applicant.send('checklist')
      const arrivals = [
        [world.uploadDocument, { isDocumentsUploaded: true }],
        [world.addReference, { isDocumentsUploaded: true, isReferenceAdded: true }],
      ] as const
      for (const [bring, status] of arrivals) {
        await applicant.at('CHECKLIST_STATUS')
        void applicant.send('openDocuments')
        await waits(applicant)
        await bring(redirectOf(applicant))
        await shows(applicant, status)
      }
      await applicant.send('addIncome')
      await applicant.at('EMPLOYMENT_AND_INCOME')
      await addJob(applicant)
      await applicant.send('checklist')
      await applicant.at('FINAL_OFFER')
    })

    it('is not reached from a resumed checklist with a document but open references', async () => {
      const applicant = await reachChecklist(await arrive())
      void applicant.send('openDocuments')
      await waits(applicant)
      const redirect = redirectOf(applicant)
      applicant.session.destroy()
      await world.uploadDocument(redirect)
      const resumed = await reload(applicant)
      await shows(resumed, { isDocumentsUploaded: true, isReferenceAdded: false })
    })
  })
}
