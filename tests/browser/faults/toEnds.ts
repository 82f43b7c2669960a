import { readCheckedFlow } from '../../flows/readCheckedFlow.ts'

const { definition: flow } = readCheckedFlow('flows/refinance.json')
const { startUp, steps } = flow

/**
 * Returns the steps where this call may end: those that its events go to, stay at or report an issue at, those that
 * follow by themselves, and those for a failure.
 */
export function toEnds(action: string): ReadonlySet<string> {
  const events = Object.entries(steps).flatMap(([step, { on }]) => Object.values(on).map((event) => ({ step, event })))
  const ends = new Set([
    ...[{ step: flow.start, event: startUp }, ...events]
      .filter(({ event }) => find(event, 'call').includes(action))
      .flatMap(({ step, event }) => [
        ...find(event, 'to'),
        ...(find(event, 'stay').length + find(event, 'issue').length > 0 ? [step] : []),
      ]),
    ...find(flow.failures, 'to'),
  ])
  // The loop also visits the steps that it adds.
  for (const step of ends) for (const end of find(steps[step]?.on['enter'] ?? [], 'to')) ends.add(end)
  return ends
}

/** Lists the texts under this name at any depth; a value that is not a text counts as the name itself. */
function find(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === name ? [typeof part === 'string' ? part : name] : find(part, name),
  )
}
