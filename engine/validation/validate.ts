import type { ErrorMessages } from './JsonSchema.ts'

/**
 * The rules in the order in which their messages take precedence: presence, type, choices, length, pattern, format, amount, number of
 * items, date.
 */
export const ruleOrder: readonly string[] = [
  'required',
  'dependencies',
  'type',
  'enum',
  'const',
  'oneOf',
  'anyOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'notInFuture',
  'notBefore',
  'minimumAge',
]

/** Returns the rank of a rule in `ruleOrder`. An unlisted rule comes last. */
const toRuleRank = (rule: string): number => {
  const rank = ruleOrder.indexOf(rule)
  return rank < 0 ? ruleOrder.length : rank
}

/** One error of a compiled validator, in AJV's shape. */
export interface ValidationError {
  keyword: string
  instancePath: string
  schemaPath: string
  params: Record<string, unknown>
  /** The schema's copy key for the error. */
  told?: string | undefined
}

/** The context for date rules: `today` is an ISO date; without it the device's local date counts. */
export interface ValidationContext {
  today?: string
}

/** A compiled validator: of a module that the schema compiler wrote, or made in memory. */
export interface StandaloneValidator {
  (this: ValidationContext | undefined, data: unknown): boolean
  errors?: ValidationError[] | null
  /** Every field of the schema in its order; `addresses.*.city` is a field in a list. Issues are sorted by it. */
  fields?: readonly string[]
}

/** An applicant's mistake: the first failing rule of one field, never the typed value. */
export interface Issue {
  /** The field, as in `plateNumber` or `addresses.0.city`; empty for the form as a whole. */
  path: string
  /** A copy key. */
  message: string
  /** The schema keyword that failed first. */
  rule: string
  /** Placeholders for the copy, such as `{ limit: 5 }`. */
  params: Record<string, string | number>
}

/** Validates a form's data. Returns the first failing rule (see `ruleOrder`) of each field, in the order of the schema's fields. */
export const validate = (validator: StandaloneValidator, data: unknown, context: ValidationContext = {}): Issue[] => {
  if (validator.call(context, toCleanData(data))) return []
  const issues = new Map<string, Issue>()
  for (const { schemaPath: _, ...issue } of toFailures(validator.errors ?? [])) {
    const known = issues.get(issue.path)
    if (!known || toRuleRank(issue.rule) < toRuleRank(known.rule)) issues.set(issue.path, issue)
  }
  return sortByField([...issues.values()], validator.fields ?? [])
}

/** Returns the first failing rule of one field (`addresses.0.city`). Validates all data, because rules look at other fields. */
export const validateField = (
  validator: StandaloneValidator,
  data: unknown,
  path: string,
  context: ValidationContext = {},
): Issue | undefined => validate(validator, data, context).find((issue) => issue.path === path)

interface Failure extends Issue {
  schemaPath: string
}

const toPath = ({ instancePath, params }: ValidationError): string => {
  const names = instancePath.split('/').slice(1).map(unescape)
  // AJV reports a missing property on the object that lacks it, and an extra one on the object that has it.
  const own = params.missingProperty ?? params.additionalProperty
  return (typeof own === 'string' ? [...names, own] : names).join('.')
}

const toPlaceholders = (params: Record<string, unknown>): Issue['params'] =>
  Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )

const toFailure = (error: ValidationError): Failure => ({
  path: toPath(error),
  message: error.told ?? (error.keyword === 'required' ? 'errors.required' : 'errors.invalid'),
  rule: error.keyword,
  params: toPlaceholders(error.params),
  schemaPath: error.schemaPath,
})

/** Returns every failing rule with its copy key. A failed choice counts as one failure, without those of its branches. */
const toFailures = (errors: readonly ValidationError[]): Failure[] => {
  const failures = errors.map(toFailure)
  const choices = failures.filter(({ rule }) => rule === 'oneOf' || rule === 'anyOf')
  return failures.filter(
    ({ rule, schemaPath }) =>
      // A failed `then` reports its own rules, so its `if` is not a separate mistake.
      rule !== 'if' && !choices.some((choice) => schemaPath.startsWith(`${choice.schemaPath}/`)),
  )
}

/**
 * Adds a schema's copy keys (`errorMessage`) to the errors at its place in the data or below, unless an inner schema has already done so.
 * Compiled validators call it.
 */
export function tell(errors: readonly ValidationError[], at: string, schemaAt: string, messages: ErrorMessages): void {
  for (const error of errors)
    if (isWithin(error.instancePath, at)) error.told ??= toMessage(error, at, schemaAt, messages)
}

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** The property of an error's `params` that names the field for which `errorMessage` may have its own message. */
const named: Record<string, string> = {
  required: 'missingProperty',
  dependencies: 'property',
  dependentRequired: 'property',
}

function toMessage(error: ValidationError, at: string, schemaAt: string, messages: ErrorMessages): string | undefined {
  const { keyword, instancePath, schemaPath, params } = error
  const general = (message: string | undefined) => (isWithin(schemaPath, schemaAt) ? message : undefined)
  if (typeof messages === 'string') return general(messages)
  const own = schemaPath === `${schemaAt}/${keyword}` && instancePath === at ? messages[keyword] : undefined
  const told: unknown = typeof own === 'object' ? Reflect.get(own, String(params[named[keyword] ?? ''])) : own
  if (typeof told === 'string') return told
  const [, inside] = instancePath.slice(at.length).split('/').map(unescape)
  const ofInside: unknown = messages.properties?.[inside ?? ''] ?? messages.items?.[Number(inside)]
  return typeof ofInside === 'string' ? ofInside : general(messages._)
}

const unescape = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~')

const isIndex = (segment: string): boolean => /^\d+$/.test(segment)

/** Sorts issues by path: in the order of `fields` (`addresses.*.city`), item by item, unknown fields last. */
const sortByField = (issues: readonly Issue[], fields: readonly string[]): Issue[] => {
  const toRanks = (path: string): number[] => {
    const segments = path.split('.')
    const general = segments.map((segment) => (isIndex(segment) ? '*' : segment))
    return segments.map((segment, depth) => {
      if (isIndex(segment)) return Number(segment)
      const rank = fields.indexOf(general.slice(0, depth + 1).join('.'))
      return rank < 0 ? fields.length : rank
    })
  }
  return issues
    .map((issue) => ({ issue, ranks: toRanks(issue.path) }))
    .toSorted((one, other) => compareRanks(one.ranks, other.ranks))
    .map(({ issue }) => issue)
}

const compareRanks = (left: readonly number[], right: readonly number[]): number => {
  const depth = left.findIndex((rank, index) => rank !== right[index])
  return depth < 0 ? left.length - right.length : (left[depth] ?? 0) - (right[depth] ?? -1)
}

/** Returns a copy of JSON data without undefined properties and empty strings. A list keeps the positions of its items. */
export const toCleanData = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(toCleanData)
  if (typeof data === 'object' && data !== null) {
    const entries = Object.entries(data).map(([key, value]) => [key, toCleanData(value)] as const)
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
  return data === '' ? undefined : data
}
