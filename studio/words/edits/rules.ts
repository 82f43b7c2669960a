import type { LinkedFlow } from '../../../engine/authoring.ts'
import { type FormField, type SchemaPlace, findKeyword, toLabelKey } from '../listFormFields.ts'
import { addTexts, firstTexts, isTextUsed, removeText } from './texts.ts'
import type { FlowEdit } from './applyEdit.ts'

/** The rules whose limit is a number, with the words around it, and the kinds of fields that can have them. */
export const numberRules = {
  minLength: { before: 'at least', after: 'characters', kinds: ['string'] },
  maxLength: { before: 'at most', after: 'characters', kinds: ['string'] },
  minimum: { before: 'at least', after: '', kinds: ['number', 'integer'] },
  exclusiveMinimum: { before: 'more than', after: '', kinds: [] },
  maximum: { before: 'at most', after: '', kinds: ['number', 'integer'] },
  exclusiveMaximum: { before: 'less than', after: '', kinds: [] },
  minItems: { before: 'at least', after: 'entries', kinds: ['array'] },
  maxItems: { before: 'at most', after: 'entries', kinds: ['array'] },
  minimumAge: { before: 'at least', after: 'years ago', kinds: ['date'] },
} as const

/** The rules without a number. They can only be edited as JSON. */
const otherRules = ['pattern', 'format', 'enum', 'const', 'notInFuture', 'notBefore', 'uniqueItems'] as const

export type NumberRule = keyof typeof numberRules

/** One rule of a field as it is written. */
export interface WrittenRule {
  readonly rule: string
  readonly place: SchemaPlace
  readonly value: unknown
  /** The copy key of the message to the applicant. */
  readonly message: string | undefined
}

/** Checks whether the limit of a rule counts something, so that only whole numbers make sense. */
export const isCount = (rule: NumberRule): boolean => numberRules[rule].after !== ''

/** Checks whether the limit of a rule is a number. */
export const isNumberRule = (rule: string): rule is NumberRule => rule in numberRules

/** Lists the rules of a field, each at the nearest place that contains it. */
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

/** Lists the number rules that can be added to a field. */
export function listPossibleRules(field: FormField): NumberRule[] {
  const format = findKeyword(field, 'format')?.node['format']
  const type = findKeyword(field, 'type')?.node.type
  const kind = format === 'date' ? 'date' : findKeyword(field, 'enum') ? undefined : type
  return Object.keys(numberRules)
    .filter(isNumberRule)
    .filter((rule) => numberRules[rule].kinds.some((one) => one === kind) && !findKeyword(field, rule))
}

/** Changes the limit of a rule. */
export const editLimit = (field: FormField, { rule, place: { file, path } }: WrittenRule, limit: number): FlowEdit => ({
  label: `changing the rule ${rule} of ${field.path}`,
  changes: [{ file, path: [...path, rule], value: limit }],
  group: `rule ${file} ${path.join('/')} ${rule}`,
})

/** Adds a rule to a field, with its own message. */
export function addRule(flow: LinkedFlow, field: FormField, rule: NumberRule, limit: number): FlowEdit {
  const place = field.places[0] ?? field.owner
  const key = `errors.${field.name}.${rule}`
  const texts = firstTexts(flow)
  const { before, after } = numberRules[rule]
  const label = texts[toLabelKey(field) ?? ''] ?? field.name
  return {
    label: `adding the rule ${rule} to ${field.path}`,
    changes: [
      { file: place.file, path: [...place.path, rule], value: limit },
      ...(typeof place.node.errorMessage === 'string'
        ? []
        : [{ file: place.file, path: [...place.path, 'errorMessage', rule], value: key }]),
      ...(key in texts ? [] : addTexts(flow, { [key]: `${label} must be ${[before, limit, after].join(' ').trim()}` })),
    ],
  }
}

/** Removes a rule and its message. */
export function removeRule(field: FormField, { rule, place }: WrittenRule): FlowEdit {
  const { file, path, node } = place
  const messages = typeof node.errorMessage === 'object' ? Object.keys(node.errorMessage) : []
  const end = messages.length === 1 ? [] : [rule]
  return {
    label: `removing the rule ${rule} from ${field.path}`,
    changes: [
      { file, path: [...path, rule], value: undefined },
      ...(messages.includes(rule) ? [{ file, path: [...path, 'errorMessage', ...end], value: undefined }] : []),
    ],
  }
}

/**
 * Makes a field optional: removes it from each list of required fields, with its message, and with the text unless something else uses it.
 */
export function toOptional(flow: LinkedFlow, field: FormField, code: string): FlowEdit {
  const messages = field.needs.flatMap(({ place }) => toMessage(place.node.errorMessage, field.name) ?? [])
  const toCount = (key: string) => messages.filter((other) => other === key).length
  return {
    label: `making ${field.path} optional`,
    changes: [
      ...field.needs.flatMap(({ place: { file, path, node } }): FlowEdit['changes'] => {
        const required = (node.required ?? []).filter((name) => name !== field.name)
        const hasMessage = toMessage(node.errorMessage, field.name) !== undefined
        return [
          { file, path: [...path, 'required'], value: required.length > 0 ? required : undefined },
          ...(hasMessage ? [toMessageRemoval(field.name, { file, path, node })] : []),
        ]
      }),
      ...messages.flatMap((key) => (isTextUsed(flow, key, code, toCount(key)) ? [] : removeText(flow, key))),
    ],
  }
}

/** Makes a field required, with its own message unless a general one applies. */
export function toRequired(flow: LinkedFlow, field: FormField): FlowEdit {
  const { file, path, node } = field.owner
  const texts = firstTexts(flow)
  const key = `errors.${field.name}.required`
  const label = texts[toLabelKey(field) ?? ''] ?? field.name
  const isGeneral = typeof node.errorMessage === 'string' || typeof node.errorMessage?.required === 'string'
  return {
    label: `making ${field.path} required`,
    changes: [
      { file, path: [...path, 'required'], value: [...(node.required ?? []), field.name] },
      ...(isGeneral ? [] : [{ file, path: [...path, 'errorMessage', 'required', field.name], value: key }]),
      ...(isGeneral || key in texts ? [] : addTexts(flow, { [key]: `${label} is required` })),
    ],
  }
}

type Messages = FormField['owner']['node']['errorMessage']

function toMessage(messages: Messages, name: string): string | undefined {
  const required = typeof messages === 'object' ? messages.required : undefined
  return typeof required === 'object' ? required[name] : undefined
}

/** Removes a field's message, and the object around it if it was the last one. */
function toMessageRemoval(name: string, { file, path, node }: Pick<FormField['owner'], 'file' | 'path' | 'node'>) {
  const messages = typeof node.errorMessage === 'object' ? node.errorMessage : {}
  const others = Object.keys(Object(messages.required)).filter((other) => other !== name)
  const isLast = others.length === 0
  const isOnly = Object.keys(messages).length === 1
  const end = isLast ? (isOnly ? [] : ['required']) : ['required', name]
  return { file, path: [...path, 'errorMessage', ...end], value: undefined }
}
