import { isDeepStrictEqual } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { createFaultyHost } from '../faults/createFaultyHost.ts'
import { faults, type Fault } from '../faults/faults.ts'
import type { Draw } from '../walks/createDraw.ts'
import { createApplicant, type Applicant } from './createApplicant.ts'
import { openWorld } from './openWorld.ts'
import { toAnswer } from './toAnswer.ts'

/** Faults that reveal nothing about the application, so it must still reach its end. */
const passing = faults.filter(
  ({ tells, isLong, isHidden, delayMs }) => tells === 'nothing' && !isLong && !isHidden && !delayMs,
)

const goal = 'NEXT_STEPS'
const enoughActs = 30

/** Opens a host with faults, for walks that run one after the other. */
export async function openFaultyWorld() {
  const world = await openWorld()
  let choose: () => Fault | undefined = () => undefined
  let activated: string | undefined
  const host = await createFaultyHost(world.url, ({ path }) => {
    const fault = choose()
    const dealId = /^\/lender\/(.+)\/active$/.exec(path)?.[1]
    if (dealId !== undefined && (!fault || fault.isDone)) activated = dealId
    return fault
  })

  /**
   * Walks from the plate to the documents while any call may fail: goes back, corrects, presses twice and reloads the
   * page. `draw` decides what the applicant does, `misfortune` what fails. Returns what went wrong, after a log of the
   * acts.
   */
  async function walk(draw: Draw, misfortune: Draw, length: number): Promise<readonly string[]> {
    const log: string[] = []
    const wrong: string[] = []
    const applications = new Set<unknown>()
    const amounts: string[] = []
    const deals: string[] = []
    activated = undefined
    const before = await world.counters()
    let applicant = await createApplicant(host.url + '/')
    choose = () => {
      const fault = misfortune.isOneIn(4) ? misfortune.pick(passing) : undefined
      if (fault) log.push(`  a call meets: ${fault.name}`)
      return fault
    }

    const send = async (form: object | undefined) => {
      const { currentStep } = applicant.state()
      if (!form) return
      // An application that is reloaded before its contact is known begins again.
      if ('ssn' in form) applications.add(Object(applicant.state().data['application']).loanApplicationId)
      // Whoever changes the amounts and changes them back asks for three pulls, and whoever does so with the offers, for three activations.
      const asked = JSON.stringify([form, applicant.state().data['contactData']])
      if ('remainingLoanBalance' in form && amounts.at(-1) !== asked) amounts.push(asked)
      if ('dealId' in form && deals.at(-1) !== form.dealId) deals.push(String(form.dealId))
      // An impatient applicant presses twice.
      await Promise.all([applicant.submit(form), ...(draw.isOneIn(5) ? [applicant.submit(form)] : [])])
      await comeToRest(applicant)
      const now = applicant.state()
      // A failure in the background says nothing about the form, which may have been accepted and emptied for the next one.
      if (now.currentStep !== currentStep || now.failed?.event !== 'submit') return
      const slot = applicant.session.activeForm()?.data
      const kept = slot === undefined ? form : Object(now.data[slot])
      for (const [name, value] of Object.entries(form))
        if (!isDeepStrictEqual(kept[name], value)) wrong.push(`${name} was lost at ${currentStep}`)
    }
    const goOn = async () => {
      const { currentStep, screen, apiError, loads, error } = applicant.state()
      if (apiError ?? screen) return applicant.session.retry()
      // After a reload nobody knows which email the first try had, so another one is refused.
      if (error?.message === 'errors.application.taken') return applicant.send('startOver')
      const missing = Object.entries(loads).find(([, { failure }]) => failure)
      if (missing) return applicant.session.reload(missing[0])
      if (currentStep === 'VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE') return applicant.send('didntReceive')
      const { employments } = applicant.state().data
      if (currentStep === 'EMPLOYMENT_AND_INCOME' && Array.isArray(employments) && employments.length > 0)
        return applicant.send('finish')
      await send(toAnswer(applicant, draw))
    }
    const acts: readonly (readonly [string, () => Promise<unknown> | void])[] = [
      ...Array.from({ length: 6 }, () => ['go on', goOn] as const),
      ['go back', () => applicant.session.back()],
      ['go forward', () => applicant.session.forward()],
      ['leave the failure as it is', () => applicant.session.dismissScreen()],
      ['correct and send', () => send(toAnswer(applicant, draw))],
      [
        'load the page anew',
        async () => {
          applicant = await applicant.reload()
        },
      ],
    ]

    const act = async ([words, does]: (typeof acts)[number]) => {
      const { currentStep, screen, apiError } = applicant.state()
      log.push(`${words} at ${screen ?? currentStep}${apiError ? `, told of ${apiError.status}` : ''}`)
      await does()
      await comeToRest(applicant)
    }
    for (let count = 0; count < length && applicant.state().currentStep !== goal; count++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await act(draw.pick(acts))
    choose = () => undefined
    log.push('from now on everything works')
    for (let count = 0; count < enoughActs && applicant.state().currentStep !== goal; count++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await act(['go on', goOn])

    const { currentStep, data } = applicant.state()
    if (currentStep !== goal) wrong.push(`the walk ends at ${currentStep}`)
    if (Object(data['selectedOffer']).dealId !== activated)
      wrong.push('another deal is active than the one that is shown')
    const after = await world.counters()
    const most = { contactsCreated: applications.size, creditPulls: amounts.length, activations: deals.length }
    for (const name of ['contactsCreated', 'creditPulls', 'activations'] as const)
      if (after[name] - before[name] > most[name]) wrong.push(`${name}: ${after[name] - before[name]} times`)
    applicant.session.destroy()
    return wrong.length === 0 ? [] : [...log, ...wrong]
  }

  return {
    walk,
    close: async () => {
      await host.close()
      await world.close()
    },
  }
}

/** Waits until nothing keeps the step from being used. */
async function comeToRest(applicant: Applicant): Promise<void> {
  const deadline = Date.now() + 20_000
  do await pause(2)
  while (applicant.state().isLoading && Date.now() < deadline)
}
