import type { FlowChange } from './FlowChange.ts'

type Texts = Readonly<Record<string, unknown>>

/** What changed in named values; each is shown as JSON, texts as they are. */
export function diffRecords(
  group: FlowChange['group'],
  kind: string,
  [before = {}, after = {}]: readonly [Texts | undefined, Texts | undefined],
): FlowChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => {
    const [old, now] = [toShown(before[name]), toShown(after[name])]
    if (old === now) return []
    return [
      {
        group,
        where: `${kind} ${name}`,
        ...(old === undefined ? {} : { before: old }),
        ...(now === undefined ? {} : { after: now }),
      },
    ]
  })
}

const toShown = (value: unknown): string | undefined => (typeof value === 'string' ? value : JSON.stringify(value))
