import { type FieldRule, listRules } from '../schemas/listRules.ts'
import { type FlowWords, indent, toConditional } from './FlowWords.ts'
import { type ListedField, listFields } from './listFields.ts'
import type { FieldDefinition, FormDefinition } from '../../definition/index.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'

type Layouts = Readonly<Record<string, NonNullable<FormDefinition['layout']>>>

/** Describes a form in words: its fields from top to bottom, then its primary button. */
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

/**
 * Creates a function that compares fields by their position in the layouts. Fields that are not laid out follow in their
 * declared order.
 */
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

/** Describes one field of a form in words: its label, what it asks for, and each of its rules with its message. */
function toFieldLines(
  { path, nodes, conditions, requiredWhen }: ListedField,
  field: FieldDefinition,
  rules: readonly FieldRule[],
  words: FlowWords,
): string[] {
  const read = (keyword: string) => nodes.find((node) => node[keyword] !== undefined)?.[keyword]
  const toQuote = (key: unknown) => (typeof key === 'string' ? words.quote(key) : undefined)
  const isGroup = nodes.some(({ properties, items }) => properties ?? items)
  const isPersonal = nodes.some(({ personal }) => personal)
  const ui: Readonly<Record<string, unknown>> = Object.assign({}, ...nodes.map((node) => node.ui ?? {}))
  const facts = [
    toQuote(read('title')) ?? 'no label',
    isGroup ? 'a group of fields' : toKind(ui['input'], read, field),
    toNeed(requiredWhen),
    ...(isPersonal ? ['personal'] : []),
  ]
  const { options, disabledWhen, readOnlyWhen } = field
  const choices = options ? toSource(options) : toChoices(read('enum'), ui['options'], words)
  const details = [
    ...(conditions.length > 0 ? [`only when ${conditions.join(' and ')}`] : []),
    ...toDetail('hint ', toQuote(read('description'))),
    ...toDetail('placeholder ', toQuote(ui['placeholder'])),
    ...toDetail('from the start ', JSON.stringify(read('default'))),
    ...toDetail('offers while somebody types: ', toChoices(read('examples'), undefined, words)),
    ...toDetail('choices: ', choices),
    ...toDetail('cannot be used ', disabledWhen && words.when(disabledWhen)),
    ...toDetail('cannot be changed ', readOnlyWhen && words.when(readOnlyWhen)),
    ...rules.map(({ rule, message }) => `${toRuleText(rule, nodes)}: ${words.quote(message ?? 'errors.invalid')}`),
  ]
  return [`${path}: ${facts.join(', ')}`, ...indent(details)]
}

function toNeed(requiredWhen: readonly string[] | undefined): string {
  if (!requiredWhen) return 'optional'
  return requiredWhen.length === 0 ? 'required' : `required when ${requiredWhen.join(' and ')}`
}

const toDetail = (label: string, detail: string | undefined): string[] => (detail === undefined ? [] : [label + detail])

function toKind(input: unknown, read: (keyword: string) => unknown, { options }: FieldDefinition): string {
  if (typeof input === 'string') return input
  if (options || read('enum')) return 'select'
  const kind = read('format') ?? read('type')
  return typeof kind === 'string' && kind !== 'string' ? kind : 'text'
}

function toSource({ from, value, label }: NonNullable<FieldDefinition['options']>): string {
  const kept = value === undefined ? '' : `, keeping ${value}`
  return `${from}${kept}${label === undefined ? '' : `, showing ${label}`}`
}

function toChoices(values: unknown, prefix: unknown, { quote }: FlowWords): string | undefined {
  if (!Array.isArray(values)) return undefined
  return values
    .map(String)
    .map((value) => (typeof prefix === 'string' ? `${value} ${quote(`${prefix}.${value}`)}` : value))
    .join('; ')
}

const sentences: Readonly<Record<string, (value: string) => string>> = {
  required: () => 'must be there',
  dependencies: () => 'must be there',
  type: (value) => `must be a ${value === 'integer' ? 'whole number' : value}`,
  enum: () => 'must be one of its choices',
  const: (value) => `must be ${value}`,
  minLength: (value) => `must have at least ${value} characters`,
  maxLength: (value) => `must have at most ${value} characters`,
  pattern: (value) => `must match ${value}`,
  format: (value) => `must be a real ${value}`,
  minimum: (value) => `must be at least ${value}`,
  exclusiveMinimum: (value) => `must be more than ${value}`,
  maximum: (value) => `must be at most ${value}`,
  exclusiveMaximum: (value) => `must be less than ${value}`,
  minItems: (value) => `must have at least ${value} in its list`,
  maxItems: (value) => `must have at most ${value} in its list`,
  uniqueItems: () => 'must not have the same twice in its list',
  notInFuture: () => 'must not be in the future',
  notBefore: (value) => `must not be before ${value}`,
  minimumAge: (value) => `must be at least ${value} years ago`,
}

/** Describes a rule in words, with the limit that the field's schemas set: `must be at least 1`. */
export function toRuleText(rule: string, nodes: readonly JsonSchema[]): string {
  const limit = nodes.find((node) => node[rule] !== undefined)?.[rule]
  const value = typeof limit === 'string' ? limit : JSON.stringify(limit)
  return sentences[rule]?.(value) ?? `must keep to ${rule} ${value}`
}
