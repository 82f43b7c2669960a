import { distance } from 'fastest-levenshtein'
import type { JSONPath } from 'jsonc-parser'
import type { LinkedFlow } from '../../definition/index.ts'
import type { Finding } from '../../definition/FlowContext.ts'
import { rememberByText } from '../../validation/remember.ts'

/** The input of an advice: the linked flow and the code around it. */
export interface AdviceContext {
  readonly flow: LinkedFlow
  /** The product's own code as text; a name that occurs in it counts as used. */
  readonly code: string
}

/** Looks for one kind of thing that runs, but is most likely not intended. */
export type Advice = (context: AdviceContext) => Iterable<Finding>

/** Each check looks up hundreds of names in the same code, whose texts are long. */
const mostCodes = 50

/** Checks whether a text contains a name as a whole word: `t('plate.title')` contains `plate.title`, but `my-plate.title` does not. */
export const isNamed = (text: string, name: string): boolean =>
  text.length < shortText ? isFound(text, name) : listNames(text).has(name) || (!isListed(name) && isFound(text, name))

/** The names of a text with fewer letters are not indexed: searching it is faster. */
const shortText = 1000

/** Names with more parts than this are not indexed: each is searched in the text. */
const mostParts = 6
const isListed = (name: string) => /^[\w-]+(?:\.[\w-]+)*$/.test(name) && name.split('.').length <= mostParts

/** Creates a function that lists what a pattern matches in a text. */
export const createMatcher = (pattern: RegExp) =>
  rememberByText((text): readonly RegExpExecArray[] => [...text.matchAll(pattern)], mostCodes)

/** Creates a function that returns the set of what the first group of a pattern matches in a text. */
export const createNameMatcher = (pattern: RegExp) =>
  rememberByText(
    (text): ReadonlySet<string> => new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
    mostCodes,
  )

/** Checks whether a text builds the name from its beginning and a computed rest, as `residency.${value}` does. */
export function isBuilt(text: string, name: string): boolean {
  const parts = name.split('.')
  const beginnings = listBeginnings(text)
  return parts.some((_, index) => index > 0 && beginnings.has(parts.slice(0, index).join('.')))
}

const listNames = rememberByText(toNames, mostCodes)

const listBeginnings = createNameMatcher(/`([\w.-]+)\.\$\{/g)

/** Lists what stands between two quotation marks in a text, also `a` in `"'a'"`. */
export const listQuoted = rememberByText(
  (text): ReadonlySet<string> =>
    new Set([...text.matchAll(/(?=(["'`])([^\n]{1,80}?)\1)/g)].map(([, , quoted = '']) => quoted)),
  mostCodes,
)

/** Lists every name in a text, and every run of its parts between dots, up to `mostParts` parts long. */
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

/** Checks for a whole word with `indexOf`, since a regular expression would be tried at each position of a long text. */
function isFound(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isPart(text[at - 1]) && !isPart(text[at + name.length])) return true
  return false
}

const isPart = (letter: string | undefined) => letter !== undefined && /[\w-]/.test(letter)

/** Returns the words of a text, without its placeholders, the names of its choices, and the targets of its links. */
export const toTextWords = rememberByText(
  (text): readonly string[] =>
    text
      .replaceAll(/\]\([^)]*\)/g, ' ')
      .replaceAll(
        /, (?:plural|select),/.test(text) ? /\{\w+, \w+,|\w+ ?(?=\{)|\{\w+(?:, number)?\}/g : /\{\w+(?:, number)?\}/g,
        ' ',
      )
      .match(/\p{L}+/gu) ?? [],
)

/** Groups things by a key, since comparing each with all others would take too long in a large flow. */
export function toGroups<Item>(items: Iterable<Item>, toKey: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(toKey(item))
    if (group) group.push(item)
    else groups.set(toKey(item), [item])
  }
  return groups
}

/** Splits a name into lowercase words; the prefix "un" becomes a word of its own. */
export const toNameWords = rememberByText((name): readonly string[] =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]+/g, ' ')
    .toLowerCase()
    .replaceAll(/\bun(?!der|til|it|ion)(?=[a-z]{4})/g, 'un ')
    .split(' ')
    .filter((word) => word !== ''),
)

export const isAmong = (word: string, words: readonly string[]) => words.some((one) => isAlike(one, word))

/** Counts the words of one name that another name also has. */
export function toShared(one = '', other = ''): number {
  const words = toNameWords(other)
  return toNameWords(one).filter((word) => isAmong(word, words)).length
}

/** Checks whether two words are forms of the same word, such as edit and edited, or success and successful. */
export function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short === long || (short.length > 3 && long.startsWith(short)) || toRoot(one) === toRoot(other)
}

const toRoot = rememberByText((word) => (word.length > 3 ? word.replace(/(?:ing|ed|s)$/, '') : word))

/** Checks whether one word is the plural of another. */
export const isPlural = (one: string, other: string) => one === `${other}s` || one === `${other}es`

/** Checks whether one word is another with a letter too many, too few or mistyped, or with two exchanged; a plural is a word of its own. */
export function isSlip(word: string, other: string): boolean {
  if (word.length < 5 || isPlural(word, other) || isPlural(other, word)) return false
  const [letters, others] = [word, other].map((one) => Array.from(one).toSorted().join(''))
  return distance(word, other) === (letters === others ? 2 : 1)
}

/** Lists the placeholders of a path with the words before them. */
const toParts = (path: string) => [...path.matchAll(/([\w-]+)\/\{(\w+)\}/g)]

/** Lists the words before a placeholder of a path that are the plural or the singular of what more of the other paths have there. */
export function listTwins(path: string, others: readonly { readonly path: string }[]) {
  const all = others.flatMap((one) => toParts(one.path))
  return toParts(path).flatMap(([, word = '', name = '']) => {
    const there = all.flatMap(([, own = '', held]) => (held === name ? own : []))
    const meant = there.find((one) => isPlural(one, word) || isPlural(word, one))
    const count = (wanted: unknown) => there.filter((one) => one === wanted).length
    const lead = count(meant) - count(word) - 1
    return meant !== undefined && (lead > 0 || (lead === 0 && name.startsWith(meant) && word.startsWith(meant)))
      ? [{ word, meant }]
      : []
  })
}

/** Creates the finding for something whose only fault is that nothing uses it. */
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
