import type { JSONPath } from 'jsonc-parser'
import { toExpressionSites } from '../../definition/expressionSites.ts'
import { toAllForms } from '../../definition/forms.ts'
import type { LinkedFlow, SchemaSource } from '../../definition/index.ts'
import { toInstructions } from '../../definition/instructions.ts'
import { toFields } from '../../definition/schemaFields.ts'
import type { Advice } from './Advice.ts'
import { isNamed } from './isNamed.ts'

/**
 * Finds fields of the flow's own data that nothing writes or reads. What a form asks for is used by being asked, and what a
 * service answers is the service's to decide.
 */
export const adviseFields: Advice = function* ({ flow, code }) {
  const { definition, schemas, source } = flow
  const others = toOthersSchemas(flow)
  const words = `${code}\n${toPaths(flow).join('\n')}`
  for (const [slot, { schema }] of Object.entries(definition.data)) {
    const opened = others.has(JSON.stringify(schema)) ? undefined : schemas.open(schema)
    for (const { path } of opened ? toFields(opened, schemas.resolve) : []) {
      const name = path.split('.').findLast((part) => part !== '*') ?? ''
      if (name === '' || isNamed(words, name)) continue
      yield {
        code: 'unused',
        ...toPlace(slot, schema, path, source.schemas),
        at: 'key',
        message: `field ${path} of slot ${slot} is never used`,
        hint: 'Take it out, or use it',
      }
    }
  }
}

/** The schemas of forms and of what services answer. */
const toOthersSchemas = ({ definition }: LinkedFlow): ReadonlySet<string> =>
  new Set(
    [
      ...toAllForms(definition).map(({ form }) => form.schema),
      ...Object.values(definition.actions).flatMap(({ outcomes }) => Object.values(outcomes)),
    ].map((schema) => JSON.stringify(schema)),
  )

/** All that names a place of the data: expressions, and what is written where. */
const toPaths = ({ definition, schemas, expressions }: LinkedFlow): string[] => [
  ...[...toExpressionSites({ flow: definition, schemas, expressions })].map(({ source }) => source),
  ...[...toInstructions(definition)].flatMap(({ instruction: { save = '', set = {}, fill = {} } }) => [
    save,
    ...Object.keys(set),
    ...Object.keys(fill),
  ]),
]

function toPlace(slot: string, schema: SchemaSource, path: string, files: LinkedFlow['source']['schemas']) {
  const file = typeof schema === 'string' ? files.get(schema) : undefined
  const inSchema: JSONPath = ['properties', path.split('.')[0] ?? '']
  return file ? { file, path: inSchema } : { path: ['data', slot] }
}
