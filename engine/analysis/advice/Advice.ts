import type { JSONPath } from 'jsonc-parser'
import type { LinkedFlow } from '../../definition/index.ts'
import type { Finding } from '../../definition/FlowContext.ts'

/** What advice may look at besides the flow. */
export interface AdviceContext {
  readonly flow: LinkedFlow
  /** The product's own code, as text: what it names is in use. */
  readonly code: string
}

/** Looks for one kind of thing that runs, and is most likely not meant. */
export type Advice = (context: AdviceContext) => Iterable<Finding>

/** Whether a text has a name as a whole word: `plate.title` stands in `t('plate.title')`, and not in `my-plate.title`. */
export const isNamed = (text: string, name: string): boolean =>
  isListed(name) ? listNames(text).has(name) : isFound(text, name)

/** Names of more parts are looked for one by one. */
const mostParts = 6
const isListed = (name: string) => /^[\w-]+(?:\.[\w-]+)*$/.test(name) && name.split('.').length <= mostParts

/** Whether a text makes the name of a beginning and something that it computes: `residency.${value}`. */
export function isBuilt(text: string, name: string): boolean {
  const parts = name.split('.')
  const beginnings = listBeginnings(text)
  return parts.some((_, index) => index > 0 && beginnings.has(parts.slice(0, index).join('.')))
}

/** One check asks for hundreds of names of the same code, and the next check again: the last texts are kept with what is in them. */
function rememberLast<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>()
  return (text) => {
    const made = known.get(text) ?? make(text)
    if (known.size > 4) known.clear()
    known.set(text, made)
    return made
  }
}

const listNames = rememberLast(toNames)

const listBeginnings = rememberLast(
  (text): ReadonlySet<string> =>
    new Set([...text.matchAll(/`([\w.-]+)\.\$\{/g)].map(([, beginning = '']) => beginning)),
)

/** Every name in a text, and every piece of one between two of its dots. */
function toNames(text: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [whole] of text.matchAll(/[\w-]+(?:\.[\w-]+)*/g)) {
    if (names.has(whole)) continue
    const parts = whole.split('.')
    for (const start of parts.keys())
      for (let end = start + 1; end <= parts.length && end - start <= mostParts; end += 1)
        names.add(parts.slice(start, end).join('.'))
  }
  return names
}

/** Searched by hand, since a pattern would be tried at each place of a long text. */
function isFound(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isPart(text[at - 1]) && !isPart(text[at + name.length])) return true
  return false
}

const isPart = (letter: string | undefined) => letter !== undefined && /[\w-]/.test(letter)

/** The words of a text, without its placeholders, the names of its choices and the targets of its links. */
export const toTextWords = (text: string): readonly string[] =>
  text
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .replaceAll(/, (?:plural|select),/.test(text) ? /\{\w+, \w+,|\w+ ?(?=\{)|\{\w+\}/g : /\{\w+\}/g, ' ')
    .match(/\p{L}+/gu) ?? []

/** The words of a name, in small letters; "un" stands by itself. */
export const toNameWords = (name: string): readonly string[] =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]+/g, ' ')
    .toLowerCase()
    .replaceAll(/\bun(?!der|til|it|ion)(?=[a-z]{4})/g, 'un ')
    .split(' ')
    .filter((word) => word !== '')

export const isAmong = (word: string, words: readonly string[]) => words.some((one) => isAlike(one, word))

/** Whether two words are forms of one: edit and edited, success and successful. */
export function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short === long || (short.length > 3 && long.startsWith(short)) || toRoot(one) === toRoot(other)
}

const toRoot = (word: string) => (word.length > 3 ? word.replace(/(?:ing|ed|s)$/, '') : word)

/** Of something all that is wrong with it is that nothing uses it. */
export const toLeftOver = (
  path: JSONPath,
  name: string,
  message: string,
  unless: readonly string[] = [],
): Finding & { readonly leftOver: string } => ({
  code: 'unused',
  path,
  at: 'key',
  message,
  hint: 'Take it out, or use it',
  leftOver: name,
  unless: [String(path.at(-1)), `read ${path.at(-1)}`, ...unless],
})
