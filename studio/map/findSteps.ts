import { type LinkedFlow, listCopy, listFieldNames } from '../../engine/authoring.ts'

/** A step with all that it can be found by. */
interface StepEntry {
  readonly name: string
  readonly title: string
  /** Words that are met at the step: what they are, and how they read. */
  readonly words: readonly { readonly kind: string; readonly text: string }[]
}

/** A step that was found, and by which of its words when neither its title nor its name did it. */
export interface FoundStep {
  readonly name: string
  readonly title: string
  readonly by: { readonly kind: string; readonly text: string } | undefined
}

/** The steps in which all words of a query are met, in capitals or not: by title or name first, then by what stands in them. Without a query, all. */
export function findSteps(entries: readonly StepEntry[], query: string): FoundStep[] {
  const parts = toPlain(query).split(/\s+/).filter(Boolean)
  const has = (text: string) => parts.every((part) => toPlain(text).includes(part))
  const named = entries.filter(({ name, title }) => has(`${title} ${name}`))
  const others = entries.filter((entry) => !named.includes(entry))
  return [
    ...named.map(({ name, title }) => ({ name, title, by: undefined })),
    ...others.flatMap(({ name, title, words }) => {
      const by = words.find(({ text }) => has(text)) ?? words.find(({ kind, text }) => has(`${kind} ${text} ${title}`))
      return by ? [{ name, title, by }] : []
    }),
  ]
}

/** Without capitals and accents, and a technical name as its words: `VERIFY_INFO` is `verify info`. */
const toPlain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('_', ' ')
    .toLowerCase()

/** What each step of a flow can be found by: its title and name, its texts in one language, and the names of its fields. */
export function toStepEntries(flow: LinkedFlow, language: string): StepEntry[] {
  const copy = listCopy(flow)
  return Object.entries(flow.definition.steps).map(([name, { title }]) => ({
    name,
    title: flow.copy.get(language)?.[title] ?? title,
    words: [
      ...copy.flatMap(({ texts, steps, uses: [kind = 'text'] }) =>
        steps.includes(name) ? [{ kind, text: texts[language] ?? '' }] : [],
      ),
      ...listFieldNames(flow, name).map((text) => ({ kind: 'name of a field', text })),
    ],
  }))
}
