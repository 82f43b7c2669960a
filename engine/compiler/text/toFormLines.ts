import type { FormDefinition } from '../../definition/index.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { listRules } from '../schemas/listRules.ts'
import type { FlowWords } from './FlowWords.ts'
import { listFields } from './listFields.ts'
import { toFieldLines } from './toFieldLines.ts'
import { indent, toConditional } from './lines.ts'

type Layouts = Readonly<Record<string, NonNullable<FormDefinition['layout']>>>

/** A form in words: its fields as they stand from top to bottom, then its primary button. */
export function toFormLines(form: FormDefinition, schema: JsonSchema, words: FlowWords): string[] {
  const layouts: Layouts = { '': form.layout ?? [], ...form.layouts }
  const rules = listRules(schema)
  const fields = listFields(schema).toSorted(toDrawnOrder(layouts))
  const rows = Object.values(layouts).flatMap((layout) => layout.filter((row) => typeof row !== 'string'))
  const { when, data, submit, submitWhen } = form
  return [
    toConditional(words.when(when), `a form, kept in ${data}`),
    ...indent([
      ...fields.flatMap((field) => {
        const own = rules.filter(({ path }) => path === field.path)
        return toFieldLines(field, form.fields?.[toPlainPath(field.path)] ?? {}, own, words)
      }),
      ...rows.map((row) => `in one row: ${row.join(', ')}`),
      `primary button ${words.quote(submit)}`,
      ...(submitWhen === undefined ? [] : [`  can be pressed ${words.when(submitWhen)}`]),
    ]),
  ]
}

const isIndex = (segment: string) => /^\d+$/.test(segment)
const toPlainPath = (path: string) =>
  path
    .split('.')
    .filter((segment) => !isIndex(segment))
    .join('.')

/** Compares fields by their place in the layouts; those that are not laid out follow as declared. */
function toDrawnOrder(layouts: Layouts): (a: { path: string }, b: { path: string }) => number {
  const toRanks = ({ path }: { path: string }) => {
    const segments = toPlainPath(path).split('.')
    return segments.map((segment, depth) => {
      const rank = layouts[segments.slice(0, depth).join('.')]?.flat().indexOf(segment) ?? -1
      return rank < 0 ? Number.MAX_SAFE_INTEGER : rank
    })
  }
  return (a, b) => {
    const [left, right] = [toRanks(a), toRanks(b)]
    const depth = left.findIndex((rank, index) => rank !== right[index])
    return depth < 0 ? 0 : (left[depth] ?? 0) - (right[depth] ?? -1)
  }
}
