import type { FieldDefinition } from '../../definition/index.ts'
import type { FieldRule } from '../schemas/listRules.ts'
import type { FlowWords } from './FlowWords.ts'
import { indent } from './lines.ts'
import type { ListedField } from './listFields.ts'
import { toRuleText } from './toRuleText.ts'

/** One field of a form in words: what it is called, what it asks for, and each of its rules with its message. */
export function toFieldLines(
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
