import { toInstructions } from '../../definition/instructions.ts'
import { toFields } from '../../definition/schemaFields.ts'
import type { Advice } from './Advice.ts'

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
