import type { JSONPath } from 'jsonc-parser'
import { toCopyUses } from '../definition/copyUses.ts'
import type { LinkedFlow } from '../definition/index.ts'

/** One text of a flow in all its languages, and where it appears. */
export interface CopyEntry {
  readonly key: string
  /** The text by language. */
  readonly texts: Readonly<Record<string, string>>
  /** The steps that show it; empty for a text that only the product's own components show. */
  readonly steps: readonly string[]
  /** Its uses in words: `field zip, label`. */
  readonly uses: readonly string[]
}

/** Where a text appears. */
type CopyPlaces = Pick<CopyEntry, 'steps' | 'uses'>

/** Lists every text of a flow in the order of the first language's file. */
export function listCopy(flow: LinkedFlow): CopyEntry[] {
  const { copy } = flow
  const places = toCopyPlaces(flow)
  const [first] = copy.values()
  return Object.keys(first ?? {}).map((key) => ({
    key,
    texts: Object.fromEntries([...copy].map(([language, texts]) => [language, texts[key] ?? ''])),
    ...(places.get(key) ?? nowhere),
  }))
}

const nowhere: CopyPlaces = { steps: [], uses: [] }

interface KnownPlaces extends Pick<LinkedFlow, 'schemas'> {
  readonly places: ReadonlyMap<string, CopyPlaces>
}

const known = new WeakMap<LinkedFlow['definition'], KnownPlaces>()

/** Finds where each text appears; remembers the result, which stays the same when only the words change. */
function toCopyPlaces({ definition, source, schemas }: LinkedFlow): ReadonlyMap<string, CopyPlaces> {
  const before = known.get(definition)
  if (before?.schemas === schemas) return before.places
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
  const places = new Map(
    [...found].map(([key, { steps, uses }]) => [key, { steps: [...steps], uses: [...uses] }] as const),
  )
  known.set(definition, { schemas, places })
  return places
}

const kinds: Readonly<Record<string, string>> = {
  title: 'title',
  submit: 'primary button',
  label: 'button',
  text: 'text',
  message: 'message',
  progress: 'told while it is under way',
}

/**
 * Describes the place of a copy key in words: `field zip, message of the rule pattern`. A schema file that describes a single
 * field gives it its name: `shared/zip.schema.json` is the field zip.
 */
function toUseWords(path: JSONPath, file?: string): string {
  const [section, name] = path
  if (section === 'failures') return 'told when a call failed'
  if (section === 'actions') return `told while ${name} is under way`
  if (section === 'steps') return toStepWords(path)
  return toFieldWords(path, /([\w-]+)\.schema\.json$/.exec(file ?? '')?.[1])
}

function toStepWords(path: JSONPath): string {
  const last = String(path.at(-1))
  if (path[2] === 'dialogs') return `dialog ${path[3]}, ${kinds[last] ?? last}`
  if (path.includes('issue')) return 'message about a mistake'
  if (path.includes('say')) return 'said by screen readers'
  if (path.includes('wait')) return 'button that cannot be pressed yet'
  return kinds[last] ?? last
}

function toFieldWords(path: JSONPath, ownField = ''): string {
  const names = path.flatMap((part, index) => (path[index - 1] === 'properties' ? [part] : []))
  const rule = path.indexOf('errorMessage')
  if (rule !== -1) {
    const [keyword = 'any', field] = path.slice(rule + 1)
    const named = field === undefined ? names : [...names, field]
    return `field ${named.join('.') || ownField}, message of the rule ${keyword}`
  }
  const last = path.at(-1)
  const part =
    last === 'title' ? 'label' : last === 'description' ? 'hint' : last === 'options' ? 'option' : String(last)
  return `field ${names.join('.') || ownField}, ${part}`
}
