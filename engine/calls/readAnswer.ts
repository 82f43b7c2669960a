/** The schema of an answer: the part of JSON Schema that describes how it is read. */
export interface AnswerSchema {
  /** Where `null` is one of the types, it is an answer of its own instead of a missing one. */
  readonly type: string | readonly string[]
  /** The value for a missing or null answer. */
  readonly default?: unknown
  readonly enum?: readonly string[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, AnswerSchema>>
  readonly items?: AnswerSchema
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
}

/** The error for an answer that cannot be read. It names the place, never a value. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
}

/**
 * Reads an answer leniently: null and a member outside its limits count as absent, a number that stands for an id becomes text, and
 * characters that turn text around and properties outside the schema are dropped. Goes only as deep as the schema. An empty answer is
 * null, unless the schema has a default. Throws an `UnreadableAnswer`. `leaveOut` is called with the reason for each entry of a list
 * that is dropped.
 */
export function readAnswer(schema: AnswerSchema, answer: unknown, leaveOut: LeaveOut = () => undefined): unknown {
  const given = isGiven(answer) && answer !== '' ? answer : schema.default
  return given === undefined ? null : read(schema, given, '', leaveOut)
}

type LeaveOut = (reason: UnreadableAnswer) => void

function read(schema: AnswerSchema, value: unknown, place: string, leaveOut: LeaveOut): unknown {
  const type = [schema.type].flat().find((one) => one !== 'null') ?? ''
  const found = readers[type]?.(schema, value, place, leaveOut)
  if (found === undefined) throw new UnreadableAnswer(`${place || '/'} is not of the type ${type}.`)
  return found
}

type Reader = (schema: AnswerSchema, value: unknown, place: string, leaveOut: LeaveOut) => unknown

const readers: Readonly<Record<string, Reader>> = {
  object: (schema, value, ...rest) => (isRecord(value) ? readObject(schema, value, ...rest) : undefined),
  array: ({ items }, value, ...rest) => (items && Array.isArray(value) ? readList(items, value, ...rest) : undefined),
  string: ({ enum: words, default: otherwise }, value) => {
    if (words) return findWord(words, value) ?? otherwise
    // A larger number has already lost its last digits.
    return Number.isSafeInteger(value) ? String(value) : typeof value === 'string' ? value : undefined
  },
  number: (_, value) => toNumber(value),
  integer: (_, value) => (Number.isInteger(toNumber(value)) ? toNumber(value) : undefined),
  boolean: (_, value) => (typeof value === 'boolean' ? value : undefined),
}

/** Reads an object. Drops optional members that cannot be read. */
function readObject(
  { properties = {}, required = [] }: AnswerSchema,
  value: Members,
  place: string,
  leaveOut: LeaveOut,
): Members {
  const members = Object.entries(properties).flatMap(([name, schema]) => {
    const own = Object.hasOwn(value, name) ? toPlain(value[name]) : undefined
    if (own === null && schema.type.includes('null')) return [[name, null]]
    const given = isGiven(own) && isWithinLimits(schema, own) ? own : schema.default
    const entries = () => [[name, read(schema, given, `${place}/${name}`, leaveOut)]]
    if (!required.includes(name)) return given === undefined ? [] : attempt(entries)
    if (given === undefined) throw new UnreadableAnswer(`${place}/${name} is missing.`)
    return entries()
  })
  return Object.fromEntries(members)
}

/** Checks the limits of a text or a number, so that nothing is taken over that would be refused if an applicant had typed it. */
function isWithinLimits({ minimum = -Infinity, maximum = Infinity, ...limits }: AnswerSchema, value: unknown): boolean {
  const { minLength = 0, maxLength = Infinity, pattern = '' } = limits
  const amount = toNumber(value)
  if (amount !== undefined && (amount < minimum || amount > maximum)) return false
  const text = typeof value === 'string' ? value : String(amount ?? '')
  return text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text)
}

/** Reads a list. Drops entries that cannot be read, unless that would drop all: such a list is not empty, but unreadable. */
function readList(items: AnswerSchema, values: readonly unknown[], place: string, leaveOut: LeaveOut): unknown[] {
  const given = values.filter(isGiven).map(toPlain)
  const readEntry = (value: unknown, index: number) => [read(items, value, `${place}/${index}`, leaveOut)]
  const entries = given.flatMap((value, index) => attempt(() => readEntry(value, index), leaveOut))
  return entries.length > 0 ? entries : given.flatMap(readEntry)
}

/** Removes from a text the characters that nobody sees and that turn around the text after them. */
const toPlain = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\p{Bidi_Control}/gu, '') : value)

/** Returns the entries, or none if they cannot be read. */
function attempt<Entry>(readEntries: () => Entry[], leaveOut?: LeaveOut): Entry[] {
  try {
    return readEntries()
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error
    leaveOut?.(error)
    return []
  }
}

/** Returns the first of these words that occurs in a text, or in a name or value of an object. */
function findWord(words: readonly string[], value: unknown): string | undefined {
  const texts = isRecord(value) ? Object.entries(value).flat() : [value]
  const said = texts.flatMap((text) => (typeof text === 'string' ? text.toLowerCase().split(/[^a-z]+/) : []))
  return words.find((word) => said.includes(word))
}

function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
  // A number beyond the largest one has become infinite in parsing.
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

type Members = Readonly<Record<string, unknown>>

const isGiven = (value: unknown) => value !== undefined && value !== null

const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
