import { toFormList } from '../definition/forms.ts'
import type { LinkedFlow } from '../definition/index.ts'
import { requiredCopy } from '../react/requiredCopy.ts'
import { bundleSchema } from '../validation/bundleSchema.ts'
import { compileCopy } from './compileCopy.ts'
import { toShown } from './toStartDefinition.ts'
import { toTextsIn } from './toTextsIn.ts'

/**
 * The module of the texts that a page needs until a person leads on from the start step, in the first language: those that the
 * step and its forms name, those of the engine, and with `also` the product's own by the beginning of their keys.
 */
export function compileStartCopy({ definition, schemas, copy }: LinkedFlow, also: readonly string[]): string {
  const [first] = copy
  if (!first) throw new Error('A flow without words has none for its start.')
  const [language, texts] = first
  const step = definition.steps[definition.start]
  const forms = step?.form ? toFormList(step.form) : []
  const named = toTextsIn([
    step && toShown(step),
    requiredCopy,
    also,
    forms.map(({ schema }) => bundleSchema(schema, schemas.files)),
  ])
  // By the beginning of its key, as the label of a choice is, or by the whole of it.
  const isNamed = (key: string) => key.split('.').some((_, at, parts) => named.has(parts.slice(0, at + 1).join('.')))
  return compileCopy(language, Object.fromEntries(Object.entries(texts).filter(([key]) => isNamed(key))))
}
