import { getNodePath, type Node } from 'jsonc-parser'
import { analyse } from 'scslre'
import type { Check } from '../../definition/index.ts'
import { rememberByIdentity } from '../../validation/remember.ts'
import type { SourceFile } from '../../definition/SourceFile.ts'
import { type PatternSlip, toPatternSlip } from './toPatternSlip.ts'

/**
 * Finds patterns for which the time grows faster than the text: with the right value the page of an applicant stands still; and
 * those that fit what they seem to refuse, or nothing at all.
 */
export const checkPatterns: Check = ({ source, report }) => {
  for (const file of [source.flow, ...source.schemas.values()]) {
    for (const { node, slip } of toLoose(file)) {
      const { says, hint } = slip
      const message = `the pattern ${String(node.value)} ${says}`
      report({ code: 'loose-pattern', file, path: getNodePath(node), message, hint })
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
