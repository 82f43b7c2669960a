import flow from '../../flows/refinance.json?flow'
import { createApplicant, type Applicant } from './createApplicant.ts'
import { createFlowCoverage } from './flowCoverage.ts'
import { openWorld, type World } from './openWorld.ts'

type Options = NonNullable<Parameters<typeof createApplicant>[1]>

/** What all journeys together have reached in the flow. */
export const coverage = createFlowCoverage(flow)

/** The sandbox that all journeys share. */
export let world: World

/** Opens the sandbox before the first journey; returns a function that closes it. */
export async function openStage(): Promise<() => Promise<void>> {
  world = await openWorld()
  return () => world.close()
}

/** Opens the application as a new applicant. */
export async function arrive(options: Options = {}): Promise<Applicant> {
  return watch(await createApplicant(world.url, { observe: coverage.observe, ...options }))
}

/** Opens it again as the same applicant in the same browser. */
export async function reload(applicant: Applicant, options: Options = {}): Promise<Applicant> {
  return watch(await applicant.reload(options))
}

function watch(applicant: Applicant): Applicant {
  coverage.enter(applicant.state().currentStep)
  applicant.session.store.subscribe((state) => coverage.enter(state.currentStep))
  return applicant
}
