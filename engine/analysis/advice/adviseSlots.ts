import type { Advice } from './Advice.ts'
import { createDataFlow } from './createDataFlow.ts'
import { createPresence } from './createPresence.ts'
import { toMeaning } from '../words.ts'
import type { Finding } from '../../definition/FlowContext.ts'
import { toInstructions } from '../../definition/instructions.ts'
import { toFields } from '../../definition/schemaFields.ts'

/**
 * Finds expressions that look into a slot, or at a field of one, which some path to them has not written. Only what is
 * guaranteed counts: what every path from the start has written, what the form that was just accepted requires, and what the
 * expression asks for itself with `!= null` or has().
 */
export const adviseWrites: Advice = function* ({ flow }) {
  const { definition } = flow
  const found = new Map<string, Finding>()
  const presence = createPresence(flow)
  const dataFlow = createDataFlow(flow, (source, path, written, owner) => {
    const missing = presence.toMissing(source, written)
    if (missing === undefined) return
    const predicate = path[0] === 'predicate' ? String(path[1]) : undefined
    const what = predicate === undefined ? `\`${source}\`` : `${predicate} (${toMeaning(definition, predicate)})`
    const place = predicate === undefined ? path : path.slice(2)
    found.set(place.join('.'), {
      code: 'unwritten-data',
      path: place,
      message: `${owner} looks at ${what}, which needs ${missing}, and some path to here has not written it`,
      hint: `Write ${missing} on every path, or ask for it first: ${toQuestion(missing)} && …`,
    })
  })
  dataFlow.run()
  yield* found.values()
}

const toQuestion = (place: string) => (place.includes('.') ? `has(${place})` : `${place} != null`)

/** Finds slots that hold something secret and that nothing forgets. */
export const adviseForgetting: Advice = function* ({ flow: { definition, schemas } }) {
  const forgotten = [...toInstructions(definition)].flatMap(({ instruction }) => instruction.forget ?? [])
  for (const [slot, { schema: source }] of Object.entries(definition.data)) {
    const schema = schemas.open(source)
    for (const { path, schema: field } of schema ? toFields(schema, schemas.resolve) : []) {
      const place = [slot, path].filter(Boolean).join('.')
      if (field.secret !== true || forgotten.some((one) => `${place}.`.startsWith(`${one}.`))) continue
      yield {
        code: 'never-forgotten',
        path: ['data', slot],
        at: 'key',
        message: `slot ${slot} holds ${path === '' ? 'something' : path} that is secret, and nothing forgets it`,
        hint: `Add "forget": ["${place}"] where it is needed no longer`,
      }
    }
  }
}
