import { readCheckedFlow } from '../../flows/readCheckedFlow.ts'

const { definition: flow } = readCheckedFlow('flows/refinance.json')
const { startUp, steps } = flow

/**
 * The steps that the flow itself goes to from the events that make this call, stays at or names a mistake at, those that go on
 * by themselves, and those for a failure.
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
  // A set that grows while it is walked is walked to its end.
  for (const step of ends) for (const end of find(steps[step]?.on['enter'] ?? [], 'to')) ends.add(end)
  return ends
}

/** The texts that stand under this name, however deep; of anything else the name. */
function find(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === name ? [typeof part === 'string' ? part : name] : find(part, name),
  )
}
