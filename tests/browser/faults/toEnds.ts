import flow from '../../../flows/refinance.json' with { type: 'json' }

type Instructions = readonly object[]

const steps: Readonly<Record<string, { readonly on: Readonly<Record<string, Instructions>> }>> = flow.steps

/** The steps that the flow itself goes to from the events that make this call, from those that go on by themselves, and for a failure. */
export function toEnds(action: string): ReadonlySet<string> {
  const events = [flow.startUp, ...Object.values(steps).flatMap(({ on }) => Object.values(on))]
  const ends = new Set([
    ...events.filter((event) => find(event, 'call').includes(action)).flatMap((event) => find(event, 'to')),
    ...find(flow.failures, 'to'),
  ])
  // A set that grows while it is walked is walked to its end.
  for (const step of ends) for (const end of find(steps[step]?.on['enter'] ?? [], 'to')) ends.add(end)
  return ends
}

/** Everything that stands under this name, however deep. */
function find(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === name && typeof part === 'string' ? [part] : find(part, name),
  )
}
