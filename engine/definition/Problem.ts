import type { JSONPath } from 'jsonc-parser'
import type { Finding } from './FlowContext.ts'
import {
  type Pair,
  type SourceFile,
  mostPairs,
  toContent,
  toOffset,
  toOffsetInString,
  toPosition,
} from './SourceFile.ts'
import { findNear, toSuggestion } from '../expressions/index.ts'
import { rememberByText } from '../validation/remember.ts'

/** A fault in a flow: what is wrong, where, and the nearest fix if one is known. */
export interface Problem {
  /** Stable, for tools and tests: `unknown-step`. */
  readonly code: string
  /** Relative to the working directory, with forward slashes. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1, in UTF-16 units. */
  readonly column: number
  readonly message: string
  readonly hint?: string
}

/** Formats a problem as one line: `newsletter/flow.json:88:21 step TOPICS goes to YOUR_INF, which is not a step. Did you mean YOUR_INFO?` */
export const toText = ({ file, line, column, message, hint }: Problem): string =>
  `${file}:${line}:${column} ${message}${hint === undefined ? '' : `. ${hint}`}`

/** Thrown for a flow that cannot be used; the message lists every problem. */
export class FlowError extends Error {
  override readonly name = 'FlowError'

  constructor(readonly problems: readonly Problem[]) {
    super(
      `The flow has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map(toText).join('\n')}`,
    )
  }
}

/** Collects findings as problems with line and column. */
interface ProblemCollector {
  /** Adds a finding; one without a file belongs to the first file. */
  readonly report: (finding: Finding) => void
  /** Returns each problem once, in the order of files and lines. */
  readonly toList: () => readonly Problem[]
}

/** The finding behind each problem. */
const findings = new WeakMap<Problem, Finding>()

/** Returns the finding behind a problem, with its file; undefined for a problem without one. */
export const toOrigin = (problem: Problem): Finding | undefined => findings.get(problem)

/** Creates a collector for problems in some files. */
export function collectProblems(files: readonly [SourceFile, ...SourceFile[]]): ProblemCollector {
  // A place can be checked twice, for example through a schema that two forms share.
  const problems = new Map<string, { readonly problem: Problem; readonly order: number }>()
  return {
    report(finding) {
      const file = finding.file ?? files[0]
      const problem = toProblem(finding, file)
      const key = JSON.stringify({ ...problem, message: toWhat(problem.message) })
      if (!problems.has(key)) problems.set(key, { problem, order: files.indexOf(file) })
    },
    toList: () =>
      [...problems.values()]
        .toSorted((a, b) => a.order - b.order || a.problem.line - b.problem.line || a.problem.column - b.problem.column)
        .map(({ problem }) => problem),
  }
}

/** Removes the step from a message: a fault in a procedure or a group of fields occurs in every step that uses it. */
const toWhat = (message: string) => message.replace(/^step \S+(?:, on .+?,)? /, '')

function toProblem(finding: Finding, file: SourceFile): Problem {
  const { code, path, at, index, offset, message, hint } = finding
  const place = offset ?? (index === undefined ? toOffset(file, path, at) : toOffsetInString(file, path, index))
  const position = toPosition(file.text, place)
  const problem = { code, file: file.path, ...position, message, hint }
  findings.set(problem, { ...finding, file })
  return problem
}

/** Returns the name that a hint says was meant. */
export const toMeant = (hint: string | undefined): string | undefined =>
  /^Did you mean `?(.+?)`?\?$/.exec(hint ?? '')?.[1]

/** Returns a hint with the nearest known name, or with all known names if they are few; if there is none of these, what to do otherwise. */
export const toHint = (name: string, known: readonly string[], otherwise?: string): string =>
  toSuggestion(name, known)?.replaceAll('`', '') ?? otherwise ?? toNamesHint(name, known)

/** How many names a hint lists of those that there are. */
const fewNames = 5

/** Says which names there are, those first that share the beginning of a word with the unknown one. */
export function toNamesHint(name: string, known: readonly string[], where = '', otherwise = 'add this one'): string {
  if (known.length === 0) return 'There is none yet: add this one, or take it out'
  const words = listParts(name)
  const toShared = (one: string) =>
    listParts(one).filter((part) => words.some((word) => word.length > 2 && part.startsWith(word))).length
  const shown = known.toSorted((a, b) => toShared(b) - toShared(a)).slice(0, fewNames)
  return `Write an existing name${where}, such as ${shown.join(', ')}, or ${otherwise}`
}

/** Splits a name into its words. */
export const listParts = rememberByText((name): readonly string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? []).map((part) => part.toLowerCase()),
)

const typeWords: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
}

/** Puts the types that a value may have in words. */
export const toTypeWords = (types: unknown): string =>
  [types]
    .flat()
    .map((type) => typeWords[String(type)] ?? String(type))
    .join(' or ')

/** Says how a value becomes one of the type that is wanted. */
export function toTypeHint(types: readonly string[], value: unknown): string {
  const isWanted = (...names: readonly string[]) => names.some((name) => types.includes(name))
  const said = typeof value === 'string' ? value.trim().toLowerCase() : ''
  const [number] = /^-?\d+(?:\.\d+)?(?=\D{0,9}$)/.exec(said) ?? []
  if (number !== undefined && isWanted('number', 'integer')) return `Write ${Number(number)}, without quotation marks`
  if (types.length > 1) return `Write ${toTypeWords(types)}`
  if (isWanted('boolean'))
    return /^(?:true|false)$/.test(said) ? `Write ${said}, without quotation marks` : 'Write true or false'
  if (isWanted('array')) return 'Put it between [ and ], also if it is the only one'
  if (isWanted('object')) return 'Write it between { and }, with its parts by name'
  if (isWanted('integer') && typeof value === 'number') return `Write ${Math.round(value)}`
  return isWanted('string') ? 'Write it between quotation marks' : 'Write a number, without quotation marks'
}

/** Returns a hint with the option that was most likely meant. */
export function toMeantOption(value: unknown, known: readonly string[]): string {
  const said = typeof value === 'string' && value !== '' ? value.toLowerCase() : undefined
  const near = said && (known.find((one) => one.startsWith(said)) ?? findNear(String(value), known))
  return near === undefined ? `Write one of ${known.join(', ')}` : `Did you mean ${near}?`
}

const schemaHints: readonly (readonly [reason: RegExp, hint: string])[] = [
  [/^repeats/, 'Keep one of them'],
  [/which is more than/, 'Exchange the two, or write another number'],
  [/^has nothing in it/, 'Write what should be in it, or take it out'],
  [/^is not a pattern/, 'Write a pattern such as ^[0-9]{5}$'],
  [/^is not a rule for|is no rule$|are no rules$/, 'Change the type, or take the rule out'],
  [/without a "type"/, 'Add "type": "string", or whatever it is'],
  [/which belong under "properties"$/, 'Write "properties" in its place, or around them'],
  [/^has no "if"/, 'Put an "if" before it, or take it out'],
]

/** The types that a JSON Schema knows. */
export const jsonTypes = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']

/** What stands under some names of JSON Schema. */
const rules: Readonly<Record<string, string>> = {
  required: 'Write a list of the names of fields: ["email"]; a field itself is required where its form lists it',
  enum: 'Write a list of the options: ["rent", "own"]',
  properties: 'Write the fields by their names: { "email": { … } }',
  additionalProperties: 'Write true or false, without quotation marks',
}

/** Says what to do about a part of a schema that is none of JSON Schema. */
export function toSchemaHint(path: JSONPath, reason: string, value: unknown): string {
  const known = schemaHints.find(([wanted]) => wanted.test(reason))?.[1]
  if (known !== undefined) return known
  if (path.at(-1) === 'type') return toMeantOption(value, jsonTypes)
  if (String(path.at(-1)).endsWith('Of') && typeof value === 'number') return 'Write a number above 0'
  if (typeof value === 'number' && /^(?:min|max)\w+$/.test(String(path.at(-1))))
    return 'Write a whole number, 0 or more'
  const said = JSON.stringify(value)
  const isOption = path.at(-2) === 'enum' || /^(?:const|default)$/.test(String(path.at(-1)))
  const isText = reason === 'is not a text, as the type has it'
  if (isOption && isText && typeof value !== 'object') return `Write ${JSON.stringify(said)}, or change the type`
  return rules[String(path.at(-1))] ?? 'Write it as another schema of the folder has it, or take it out'
}

const expressionHints: readonly (readonly [reason: RegExp, toHint: (part: string) => string])[] = [
  [/^The result should be (one of certain texts, such as .*|\S+ [\w ]+?|\w+), but/, (part) => `Write what is ${part}`],
  [/^There is no function `(\w+)`/, (name) => `Declare ${name} under "functions", or call one that is there`],
  [/takes (\w+ values?), not/, (part) => `Give it ${part}`],
  [/takes (an? [\w ]+?) here/, (part) => `Give it ${part}`],
  [
    /^There is no `\w+` here/,
    () => "Write a text between ' and '; anything else is the name of a slot, a fact or constants",
  ],
  [/needs true or false on both/, () => 'Compare it with something, or say of what it reads that it is true or false'],
  [/^The result has `(\w+)`, which has no place/, (name) => `Leave ${name} out, or write it to another place`],
  [/never equal/, () => 'Compare two things of the same kind'],
  [/needs (a number on both sides|two numbers)/, () => 'Let both be numbers'],
]

/** Says what to do about an expression for which no nearer hint is known. */
export function toExpressionHint(message: string): string {
  const known = expressionHints.find(([reason]) => reason.test(message))
  return known?.[1](known[0].exec(message)?.[1] ?? '') ?? 'Look at what is around this place'
}

/** The sections whose declarations may have changed places. */
const exchangeable = ['data', 'predicates', 'steps', 'actions', 'functions', 'facts'] as const

/** How far apart two declarations are that may have changed places, if findings name only one of them. */
const farthest = 3

/** Counts the words of a name that a title has, too. */
const toCrossing = (name: string, title = '') =>
  listParts(name).filter((part) => listParts(title).some((word) => word.startsWith(part))).length

/** Lists pairs of declarations of the flow by how many findings name them, or stand in them. */
export function listDeclaredPairs(all: readonly Finding[], file: SourceFile): readonly Pair[] {
  const counts = new Map<string, number>()
  for (const { message, hint, path } of all)
    for (const name of [...new Set(`${message} ${hint}`.match(/\w+/g)), String(path[1])])
      counts.set(name, (counts.get(name) ?? 0) + 1)
  const pairs = exchangeable.flatMap((section) => {
    const declared = Object.entries<{ readonly title?: string }>(Object(Object(toContent(file))[section]))
    return declared.flatMap(([name, own], at) => {
      const count = counts.get(name) ?? 0
      if (count === 0) return []
      return declared.flatMap(([other, theirs], index) => {
        const isTold = counts.has(other)
        if (index === at || (isTold && index < at)) return []
        const isCrossed =
          toCrossing(name, theirs.title) > toCrossing(name, own.title) &&
          toCrossing(other, own.title) > toCrossing(other, theirs.title)
        const isNear = Math.abs(index - at) <= farthest
        if (!isCrossed && (all.length === 1 || !(isTold || isNear))) return []
        const told = count + (counts.get(other) ?? 0)
        // Of findings that follow from an exchange, at least half name one of the two.
        if (!isCrossed && told * 2 < all.length) return []
        const score = told + Number(index - at === 1) + (isCrossed ? 3 : 0)
        return [{ file, one: [section, name], other: [section, other], score }]
      })
    })
  })
  return pairs.toSorted((a, b) => b.score - a.score).slice(0, mostPairs)
}
