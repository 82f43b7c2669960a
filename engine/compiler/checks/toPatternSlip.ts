/** What a pattern does otherwise than it seems to, and how to mend it. */
export interface PatternSlip {
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
export function toPatternSlip(pattern: string): PatternSlip | undefined {
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
