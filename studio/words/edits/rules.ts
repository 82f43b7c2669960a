import type { LinkedFlow } from '../../../engine/authoring.ts'
import { type FormField, type SchemaPlace, findKeyword, toLabelKey } from '../listFormFields.ts'
import { addTexts, firstLanguage } from './texts.ts'
import type { FlowEdit } from './applyEdit.ts'

/** Rules whose limit is a number, with the sentence around it, and what fields may have them. */
export const numberRules = {
  minLength: { before: 'at least', after: 'characters', kinds: ['string'] },
  maxLength: { before: 'at most', after: 'characters', kinds: ['string'] },
  minimum: { before: 'at least', after: '', kinds: ['number', 'integer'] },
  exclusiveMinimum: { before: 'more than', after: '', kinds: [] },
  maximum: { before: 'at most', after: '', kinds: ['number', 'integer'] },
  exclusiveMaximum: { before: 'less than', after: '', kinds: [] },
  minItems: { before: 'at least', after: 'in the list', kinds: ['array'] },
  maxItems: { before: 'at most', after: 'in the list', kinds: ['array'] },
  minimumAge: { before: 'at least', after: 'years ago', kinds: ['date'] },
} as const

/** Rules that are there or not, or that only the JSON can say. */
const otherRules = ['pattern', 'format', 'enum', 'const', 'notInFuture', 'notBefore', 'uniqueItems'] as const

export type NumberRule = keyof typeof numberRules

/** One rule of a field as it is written. */
export interface WrittenRule {
  readonly rule: string
  readonly place: SchemaPlace
  readonly value: unknown
  /** The copy key of what the applicant is told. */
  readonly message: string | undefined
}

/** Whether it is a rule whose limit is a number. */
export const isNumberRule = (rule: string): rule is NumberRule => rule in numberRules

/** The rules of a field, each where it is written nearest. */
export function listFieldRules(field: FormField): WrittenRule[] {
  return [...Object.keys(numberRules), ...otherRules].flatMap((rule) => {
    const place = findKeyword(field, rule)
    if (!place) return []
    return [{ rule, place, value: place.node[rule], message: toRuleMessage(field, rule) }]
  })
}

function toRuleMessage({ places }: FormField, rule: string): string | undefined {
  for (const { node } of places) {
    const { errorMessage } = node
    const message = typeof errorMessage === 'object' ? (errorMessage[rule] ?? errorMessage._) : errorMessage
    if (typeof message === 'string') return message
  }
  return undefined
}

/** The number rules that a field could have besides those it has. */
export function listPossibleRules(field: FormField): NumberRule[] {
  const format = findKeyword(field, 'format')?.node['format']
  const type = findKeyword(field, 'type')?.node.type
  const kind = format === 'date' ? 'date' : findKeyword(field, 'enum') ? undefined : type
  return Object.keys(numberRules)
    .filter(isNumberRule)
    .filter((rule) => numberRules[rule].kinds.some((one) => one === kind) && !findKeyword(field, rule))
}

/** Another limit for a rule. */
export const editLimit = (field: FormField, { rule, place: { file, path } }: WrittenRule, limit: number): FlowEdit => ({
  label: `the rule ${rule} of ${field.path}`,
  changes: [{ file, path: [...path, rule], value: limit }],
  group: `rule ${file} ${path.join('/')} ${rule}`,
})

/** A further rule of a field, with words of its own that say so. */
export function addRule(flow: LinkedFlow, field: FormField, rule: NumberRule, limit: number): FlowEdit {
  const place = field.places[0] ?? field.owner
  const key = `errors.${field.name}.${rule}`
  const texts = flow.copy.get(firstLanguage(flow)) ?? {}
  const { before, after } = numberRules[rule]
  const label = texts[toLabelKey(field) ?? ''] ?? field.name
  return {
    label: `the rule ${rule} of ${field.path}`,
    changes: [
      { file: place.file, path: [...place.path, rule], value: limit },
      ...(typeof place.node.errorMessage === 'string'
        ? []
        : [{ file: place.file, path: [...place.path, 'errorMessage', rule], value: key }]),
      ...(key in texts ? [] : addTexts(flow, { [key]: `${label} must be ${[before, limit, after].join(' ').trim()}` })),
    ],
  }
}

/** Takes a rule away, and its message. */
export function removeRule(field: FormField, { rule, place }: WrittenRule): FlowEdit {
  const { file, path, node } = place
  const messages = typeof node.errorMessage === 'object' ? Object.keys(node.errorMessage) : []
  const end = messages.length === 1 ? [] : [rule]
  return {
    label: `without the rule ${rule} of ${field.path}`,
    changes: [
      { file, path: [...path, rule], value: undefined },
      ...(messages.includes(rule) ? [{ file, path: [...path, 'errorMessage', ...end], value: undefined }] : []),
    ],
  }
}
