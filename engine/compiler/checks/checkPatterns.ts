import { findNodeAtLocation, getNodePath, type Node } from 'jsonc-parser'
import { analyse } from 'scslre'
import type { Check } from '../../definition/index.ts'
import { toLostPlace } from '../../definition/consequences.ts'
import { rememberByIdentity } from '../../validation/remember.ts'
import type { SourceFile } from '../../definition/SourceFile.ts'

/**
 * Finds patterns whose matching time grows faster than the text, so that some value would freeze the applicant's page; and patterns that
 * fit what they seem to refuse, or nothing at all.
 */
export const checkPatterns: Check = ({ source, report }) => {
  for (const file of [source.flow, ...source.schemas.values()]) {
    for (const { node, slip } of toLoose(file)) {
      const { says, hint } = slip
      const message = `the pattern ${String(node.value)} ${says}`
      const path = getNodePath(node)
      const loses = [toLostPlace(file, path.slice(0, -1))]
      report({ code: 'loose-pattern', file, path, message, hint, loses })
    }
    for (const { node, growth } of toSlow(file)) {
      report({
        code: 'slow-pattern',
        file,
        path: getNodePath(node),
        message: `the pattern ${String(node.value)} ${growth}`,
        hint: 'Write it so that each character can be taken by one part of it only, with ^ at its beginning and $ at its end',
      })
    }
  }
}

const toLoose = rememberByIdentity(
  ({ tree, errors }: SourceFile): readonly { readonly node: Node; readonly slip: PatternSlip }[] =>
    (tree && errors.length === 0 ? listPatterns(tree) : []).flatMap((node) => {
      const slip = toSlip(node)
      return slip ? [{ node, slip }] : []
    }),
)

function toSlip(node: Node): PatternSlip | undefined {
  try {
    return toPatternSlip(String(node.value)) ?? toBlankSlip(node)
  } catch {
    return undefined // The check of schemas reports an invalid pattern.
  }
}

interface SlowPattern {
  readonly node: Node
  readonly growth: string
}

const toSlow = rememberByIdentity(({ tree, errors }: SourceFile): readonly SlowPattern[] =>
  tree && errors.length === 0 ? listPatterns(tree).flatMap(toSlowPattern) : [],
)

/** Lists the nodes of all patterns in a file, including those that stand for field names. */
function listPatterns(node: Node): readonly Node[] {
  const [key, value] = node.type === 'property' ? (node.children ?? []) : []
  if (key?.value === 'pattern' && value?.type === 'string') return [value]
  const names =
    key?.value === 'patternProperties' ? (value?.children ?? []).flatMap(({ children }) => children?.[0] ?? []) : []
  return [...names, ...(node.children ?? []).flatMap(listPatterns)]
}

function toSlowPattern(node: Node): readonly SlowPattern[] {
  const pattern = String(node.value)
  // A limited repetition counts as unlimited here: nested in another one, it is slow too.
  const endless = pattern.replaceAll(/\{\d*,\d+\}/g, '*')
  if (isExponential(endless)) return [{ node, growth: 'can take twice as long for every further character' }]
  return toReports(pattern).length > 0 ? [{ node, growth: 'takes four times as long for twice the text' }] : []
}

const isExponential = (pattern: string) => toReports(pattern).some(({ exponential }) => exponential)

function toReports(pattern: string) {
  // Without one of these, nothing repeats.
  if (!/[*+{]/.test(pattern)) return []
  try {
    return analyse(new RegExp(pattern, 'u')).reports
  } catch {
    return [] // The check of schemas reports an invalid pattern.
  }
}

/** What a pattern does that its author did not mean, and how to fix it. */
interface PatternSlip {
  readonly says: string
  readonly hint: string
}

const anchorHint = 'Begin it with ^ and end it with $; put alternatives in ( )'

/** Slips in writing a pattern. */
const slips: readonly (PatternSlip & { readonly has: RegExp })[] = [
  { has: /\[[^\]]*A-z/, says: 'has A-z, which also takes [ ] ^ _ and other marks', hint: 'Write A-Za-z' },
  { has: /\[[^\]]*\w-\w\|\w-\w/, says: 'takes the mark |, which stands for itself there', hint: 'Take the | out' },
  { has: /(?<![\\\w])[dws](?:\{\d|[+*])/, says: 'repeats a letter', hint: 'Write \\\\d for a digit: two backslashes' },
  { has: /\\\\[dws](?:\{\d|[+*])/, says: 'asks for a backslash', hint: 'Write \\\\d for a digit: two backslashes' },
]

/** Texts with nothing in common: a pattern that fits all of them fits everything. */
const odd = ['', ' ', 'a', 'Z9', '-', '~!?', 'é', '€', '0123456789'.repeat(30)]

/**
 * Finds how a pattern differs from what its author meant: it fits everything, nothing, or any text that merely contains a match. A
 * pattern for a single character, such as `\S`, or for a beginning, such as `^https:`, counts as deliberate.
 */
function toPatternSlip(pattern: string): PatternSlip | undefined {
  const slip = slips.find(({ has }) => has.test(pattern))
  if (slip) return slip
  if (/^\/.*\/[a-z]*$/.test(pattern))
    return { says: 'is between slashes, which no text has', hint: 'Take the slashes away' }
  const ways = toWays(pattern)
  if (ways.some((parts) => isAnchoredWithin(parts)))
    return {
      says: 'fits nothing: ^ is the beginning of a text, and $ its end',
      hint: 'Put ^ first and $ last',
    }
  if (odd.every((text) => new RegExp(pattern, 'u').test(text)))
    return { says: 'fits every text', hint: 'Say what a text has to look like, or take the pattern away' }
  const [first, last] = [ways[0], ways.at(-1)]
  // In `^a|b$`, each alternative lacks one of the two anchors.
  const isSplit =
    ways.length > 1 && first?.[0] === '^' && last?.at(-1) === '$' && !(first.at(-1) === '$' && last[0] === '^')
  if (isSplit || ways.some((parts) => isOpen(parts)))
    return { says: 'also fits a text that only has such a part in it', hint: anchorHint }
  return undefined
}

/** Finds a pattern whose message says that something is required, and which takes a blank and refuses each word without one. */
function toBlankSlip(node: Node): PatternSlip | undefined {
  const schema = node.parent?.parent
  const message = schema && findNodeAtLocation(schema, ['errorMessage', 'pattern'])
  const fits = (text: string) => new RegExp(String(node.value), 'u').test(text)
  if (
    !String(message?.value).endsWith('required') ||
    !fits(' ') ||
    odd.some((text) => text.trim() !== '' && fits(text))
  )
    return undefined
  return {
    says: 'takes a blank and refuses a word, and its message says that something is required',
    hint: 'Did you mean \\S?',
  }
}

/** Matches one part of a pattern with its quantifier, such as `[0-9]{5}`; a group is one part. */
const part =
  /\((?:[^()\\[]|\\.|\[(?:[^\]\\]|\\.)*\]|\((?:[^()\\]|\\.)*\))*\)(?:[*+?]|\{[\d,]+\})?|(?:\\[pP]\{[^}]*\}|\\.|\[(?:[^\]\\]|\\.)*\]|[^\\])(?:[*+?]|\{[\d,]+\})?\??/gu

/** Splits a pattern into its alternatives, each a list of parts. */
function toWays(pattern: string): readonly (readonly string[])[] {
  const ways: string[][] = [[]]
  for (const [one] of pattern.matchAll(part)) {
    if (one === '|') ways.push([])
    else ways.at(-1)?.push(one)
  }
  return ways
}

const isLookaround = (one: string) => /^\(\?<?[=!]/.test(one)

/** Checks whether something is required before `^` or after `$`. */
function isAnchoredWithin(parts: readonly string[]): boolean {
  const taken = parts.map((one) => !isLookaround(one) && !/^[$^]$|^\\[bB]|[*?]$|\{0/.test(one))
  return parts.some(
    (one, index) =>
      (one === '^' && taken.slice(0, index).includes(true)) || (one === '$' && taken.slice(index + 1).includes(true)),
  )
}

/** Checks whether a pattern begins or ends with a repetition and no anchor, so that more of the same may precede or follow. */
function isOpen(parts: readonly string[]): boolean {
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  return (first !== '^' && isCounted(first)) || (last !== '$' && isCounted(last))
}

const isCounted = (one: string) =>
  /(?:[*+]|\{[\d,]+\})\??$/.test(one) && !/^(?:\.|\[\^\]|\\[sS])[*+]/.test(one) && !isLookaround(one)
