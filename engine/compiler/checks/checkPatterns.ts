import { getNodePath, type Node } from 'jsonc-parser'
import { analyse } from 'scslre'
import type { Check } from '../../definition/index.ts'
import { toLostPlace } from '../../definition/consequences.ts'
import { rememberByIdentity } from '../../validation/remember.ts'
import type { SourceFile } from '../../definition/SourceFile.ts'

/**
 * Finds patterns for which the time grows faster than the text: with the right value the page of an applicant stands still; and
 * those that fit what they seem to refuse, or nothing at all.
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
      const slip = toSlip(String(node.value))
      return slip ? [{ node, slip }] : []
    }),
)

function toSlip(pattern: string): PatternSlip | undefined {
  try {
    return toPatternSlip(pattern)
  } catch {
    return undefined // It is no pattern, which the check of schemas says.
  }
}

interface SlowPattern {
  readonly node: Node
  readonly growth: string
}

const toSlow = rememberByIdentity(({ tree, errors }: SourceFile): readonly SlowPattern[] =>
  tree && errors.length === 0 ? listPatterns(tree).flatMap(toSlowPattern) : [],
)

/** The nodes of all patterns in a file, also of those that stand for names of fields. */
function listPatterns(node: Node): readonly Node[] {
  const [key, value] = node.type === 'property' ? (node.children ?? []) : []
  if (key?.value === 'pattern' && value?.type === 'string') return [value]
  const names =
    key?.value === 'patternProperties' ? (value?.children ?? []).flatMap(({ children }) => children?.[0] ?? []) : []
  return [...names, ...(node.children ?? []).flatMap(listPatterns)]
}

function toSlowPattern(node: Node): readonly SlowPattern[] {
  const pattern = String(node.value)
  // What repeats a fixed number of times is slow only where such repetitions are within each other.
  const endless = pattern.replaceAll(/\{\d*,\d+\}/g, '*')
  if (isExponential(endless)) return [{ node, growth: 'can take twice as long for every further character' }]
  return toReports(pattern).length > 0 ? [{ node, growth: 'takes four times as long for twice the text' }] : []
}

const isExponential = (pattern: string) => toReports(pattern).some(({ exponential }) => exponential)

function toReports(pattern: string) {
  // Without one of these nothing repeats without an end.
  if (!/[*+{]/.test(pattern)) return []
  try {
    return analyse(new RegExp(pattern, 'u')).reports
  } catch {
    return [] // It is no pattern, which the check of schemas says.
  }
}

/** What a pattern does otherwise than it seems to, and how to mend it. */
interface PatternSlip {
  readonly says: string
  readonly hint: string
}

const anchorHint = 'Begin it with ^ and end it with $; what is an alternative stands in ( )'

/** Texts that no rule means alike: a pattern that fits each of them fits everything. */
const odd = ['', ' ', 'a', 'Z9', '-', '~!?', 'é', '€', '0123456789'.repeat(30)]

/**
 * In what a pattern is not what its author meant: it fits everything, or nothing, or a text in the middle of which there is what
 * it asks for. One that asks for a single character, as `\S`, or for how a text begins, as `^https:`, says so by itself.
 */
function toPatternSlip(pattern: string): PatternSlip | undefined {
  if (/^\/.*\/[a-z]*$/.test(pattern))
    return { says: 'stands between slashes, which no text has', hint: 'Take the slashes away' }
  const ways = toWays(pattern)
  if (ways.some((parts) => isAnchoredWithin(parts)))
    return {
      says: 'fits nothing: ^ is the beginning of a text, and $ its end',
      hint: 'Put ^ first and $ last',
    }
  if (odd.every((text) => new RegExp(pattern, 'u').test(text)))
    return { says: 'fits every text', hint: 'Say what a text has to look like, or take the pattern away' }
  const [first, last] = [ways[0], ways.at(-1)]
  // Of `^a|b$` each way lacks one of the two.
  const isSplit =
    ways.length > 1 && first?.[0] === '^' && last?.at(-1) === '$' && !(first.at(-1) === '$' && last[0] === '^')
  if (isSplit || ways.some((parts) => isOpen(parts)))
    return { says: 'also fits a text that only has such a part in it', hint: anchorHint }
  return undefined
}

/** A part of a pattern with how often it may stand there, groups as wholes: `[0-9]{5}`. */
const part =
  /\((?:[^()\\[]|\\.|\[(?:[^\]\\]|\\.)*\]|\((?:[^()\\]|\\.)*\))*\)(?:[*+?]|\{[\d,]+\})?|(?:\\[pP]\{[^}]*\}|\\.|\[(?:[^\]\\]|\\.)*\]|[^\\])(?:[*+?]|\{[\d,]+\})?\??/gu

/** The alternatives of a pattern, each by its parts. */
function toWays(pattern: string): readonly (readonly string[])[] {
  const ways: string[][] = [[]]
  for (const [one] of pattern.matchAll(part)) {
    if (one === '|') ways.push([])
    else ways.at(-1)?.push(one)
  }
  return ways
}

const isLookaround = (one: string) => /^\(\?<?[=!]/.test(one)

/** Whether something has to stand before the beginning, or behind the end. */
function isAnchoredWithin(parts: readonly string[]): boolean {
  const taken = parts.map((one) => !isLookaround(one) && !/^[$^]$|^\\[bB]|[*?]$|\{0/.test(one))
  return parts.some(
    (one, index) =>
      (one === '^' && taken.slice(0, index).includes(true)) || (one === '$' && taken.slice(index + 1).includes(true)),
  )
}

/** Whether it counts at an end where it is not held to the end of the text, so that more may stand there all the same. */
function isOpen(parts: readonly string[]): boolean {
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  return (first !== '^' && isCounted(first)) || (last !== '$' && isCounted(last))
}

const isCounted = (one: string) =>
  /(?:[*+]|\{[\d,]+\})\??$/.test(one) && !/^(?:\.|\[\^\]|\\[sS])[*+]/.test(one) && !isLookaround(one)
