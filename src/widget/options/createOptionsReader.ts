import type { InitOptions } from '../InitOptions.ts'
import type { Log } from '../integrations/Log.ts'
import type { Campaign } from './toCampaign.ts'
import { toInitOptions } from './toInitOptions.ts'

/** So many problems are told at most, so that a page which passes options again and again fills no console. */
const mostProblems = 50

/** Creates what turns anything that a page passes, first or later, into options; each problem is told once. */
export function createOptionsReader(log: Log): (given: unknown, campaign?: Campaign) => InitOptions {
  const told = new Set<string>()
  return (given, campaign) => {
    const { options, problems } = toInitOptions(given, campaign)
    for (const problem of problems) {
      if (told.has(problem) || told.size >= mostProblems) continue
      told.add(problem)
      log.warn(`Refinance: ${problem}`)
    }
    return options
  }
}
