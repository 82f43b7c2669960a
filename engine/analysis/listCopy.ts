import type { LinkedFlow } from '../definition/index.ts'
import { toCopyUses } from '../definition/copyUses.ts'
import { toUseWords } from './toUseWords.ts'

/** One text of a flow, in all its languages, and where people meet it. */
export interface CopyEntry {
  readonly key: string
  /** Language to text. */
  readonly texts: Readonly<Record<string, string>>
  /** The steps that show it; none for what the product's own parts show. */
  readonly steps: readonly string[]
  /** In words: `label of the field zip`. */
  readonly uses: readonly string[]
}

/** Every text of a flow in the order of its first language's file. */
export function listCopy({ definition, source, copy }: LinkedFlow): CopyEntry[] {
  const found = new Map<string, { steps: Set<string>; uses: Set<string> }>()
  const note = (flow: LinkedFlow['definition'], step?: string) => {
    for (const { key, path, file } of toCopyUses({ flow, source })) {
      const entry = found.get(key) ?? { steps: new Set(), uses: new Set() }
      if (step !== undefined) entry.steps.add(step)
      entry.uses.add(toUseWords(path, file?.path))
      found.set(key, entry)
    }
  }
  const empty = { ...definition, actions: {}, failures: [], startUp: [] }
  for (const [name, step] of Object.entries(definition.steps)) note({ ...empty, steps: { [name]: step } }, name)
  note({ ...definition, steps: {} })

  const [first] = copy.values()
  return Object.keys(first ?? {}).map((key) => ({
    key,
    texts: Object.fromEntries([...copy].map(([language, texts]) => [language, texts[key] ?? ''])),
    steps: [...(found.get(key)?.steps ?? [])],
    uses: [...(found.get(key)?.uses ?? [])],
  }))
}
