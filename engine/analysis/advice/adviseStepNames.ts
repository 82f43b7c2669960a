import { toInstructions } from '../../definition/instructions.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import { toFieldNames } from '../../definition/schemaFields.ts'
import { toContent } from '../../definition/SourceFile.ts'
import { toParameters } from '../../expressions/index.ts'
import { type Advice, toGroups, toShared } from './Advice.ts'

/** Finds rules that refuse the name of a step that is kept or sent as how far an application got. */
export const adviseStepNames: Advice = function* ({ flow }) {
  const { definition, source } = flow
  const names = Object.entries(definition.steps).flatMap(([step, { resumable }]) => (resumable ? [step] : []))
  const places = toInstructions(definition).flatMap(({ instruction: { resumeAt } }) => resumeAt ?? [])
  const resumed = places.map((place) => [place.slice(place.lastIndexOf('.') + 1), names] as const)
  const isResumed = (field: string) => resumed.some(([name]) => name === field)
  const written = [...listKeptNames(flow)].flatMap(({ field, text }) =>
    isResumed(field) ? [] : [[field, [text]] as const],
  )
  for (const [field, all] of toGroups([...resumed, ...written], ([name]) => name))
    for (const file of source.schemas.values()) {
      const { properties }: { properties?: Record<string, { maxLength?: number; pattern?: string }> } = Object(
        toContent(file),
      )
      const { maxLength = Infinity, pattern = '' } = properties?.[field] ?? {}
      const each = all.flatMap(([, texts]) => texts)
      const long = each.find((name) => name.length > maxLength)
      const refused = long ?? each.find((name) => !fits(pattern, name))
      if (refused === undefined) continue
      const isStop = names.includes(refused)
      const message = `${field} refuses ${refused}, ${isStop ? 'the name of a step where applications are taken up again' : 'which the flow writes there when it saves how far an application got'}`
      const path = ['properties', field, long === undefined ? 'pattern' : 'maxLength']
      const hint = `Let every name ${isStop ? 'of such a step' : 'that is written there'} fit`
      yield { code: 'contradictory-rules', file, path, message, hint }
    }
}

/**
 * Lists the names that are written when progress is saved, each with its field: the only one of the slot that has a word of the
 * parameter which a function takes it by, as `completedScreen` has one of `completedStep`.
 */
function* listKeptNames({ definition, schemas, expressions }: LinkedFlow) {
  const { saveProgress = {}, functions = {}, data } = definition
  for (const slot of Object.keys(saveProgress)) {
    const schema = schemas.open(data[slot]?.schema ?? {})
    const fields = schema ? toFieldNames(schema, schemas.resolve) : []
    for (const { instruction } of toInstructions(definition)) {
      const checked = expressions.check(instruction.set?.[slot] ?? 'null')
      if (!checked.ok || checked.ast.kind !== 'call') continue
      const parameters = toParameters(functions[checked.ast.name] ?? '')
      for (const [index, given] of checked.ast.args.entries()) {
        const [field, ...others] = fields.filter((name) => toShared(name, parameters[index]?.name) > 0)
        if (given.kind !== 'literal' || typeof given.value !== 'string' || others.length > 0) continue
        if (field !== undefined) yield { field, text: given.value }
      }
    }
  }
}

function fits(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name)
  } catch {
    return true // The check of schemas reports an invalid pattern.
  }
}
