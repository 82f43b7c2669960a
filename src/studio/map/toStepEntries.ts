import { listCopy, listFieldNames, type LinkedFlow } from '../../../engine/authoring.ts'
import type { StepEntry } from './findSteps.ts'

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
