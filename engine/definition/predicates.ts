import type { CombinedPredicate, FlowDefinition } from './FlowDefinition.ts'
import { type Loose, withReached } from './Loose.ts'

type Predicates = NonNullable<Loose<FlowDefinition>['predicates']>

/** Returns the names of the predicates that a predicate combines; none for an expression. */
export const toClauses = ({ anyOf, allOf, not }: Loose<CombinedPredicate>): readonly string[] =>
  [...(anyOf ?? []), ...(allOf ?? []), not].filter((name) => name !== undefined)

/** Gives combined predicates the expression that they amount to. Names that lead nowhere are left out; the checks report them. */
export function combinePredicates(predicates: Predicates): Predicates {
  const toExpression = (name: string, within: readonly string[]): string | undefined => {
    const predicate = Object.hasOwn(predicates, name) && !within.includes(name) ? predicates[name] : undefined
    if (!predicate || toClauses(predicate).length === 0) return predicate?.when
    const { anyOf = [], allOf = [], not }: Loose<CombinedPredicate> = predicate
    const toInner = (one: string | undefined) => (one && toExpression(one, [...within, name])) ?? []
    const any = anyOf.flatMap(toInner)
    const parts = [
      ...(any.length > 0 ? [any.length > 1 ? any.map(inParentheses).join(' || ') : any].flat() : []),
      ...allOf.flatMap(toInner),
      ...[toInner(not)].flat().map((one) => `!${inParentheses(one)}`),
    ]
    return parts.length > 1 ? parts.map(inParentheses).join(' && ') : (parts[0] ?? 'true')
  }
  return Object.fromEntries(
    Object.entries(predicates).map(([name, predicate]) => [
      name,
      predicate && toClauses(predicate).length > 0 ? { ...predicate, when: toExpression(name, []) } : predicate,
    ]),
  )
}

const inParentheses = (expression: string) => `(${expression})`

/**
 * Returns the predicates that match failures, and those they combine. One on `failure` that nothing uses counts too: it may have been
 * meant to match one.
 */
export function toFailurePredicates(flow: Loose<FlowDefinition>): ReadonlySet<string> {
  const { failures = [], predicates = {} } = flow
  const found = new Set((failures ?? []).flatMap((failure) => failure?.when ?? []))
  const others = Object.keys(predicates).filter(
    (name) => !found.has(name) && /\bfailure\./.test(predicates[name]?.when ?? ''),
  )
  const text = others.length > 0 ? JSON.stringify(flow) : ''
  for (const name of others) if (text.split(`"${name}"`).length === 2) found.add(name)
  return withReached(found, (name) => toClauses(predicates[name] ?? {}))
}

/**
 * Describes a predicate in words: its `means` with constants filled in, or else its name split up, `placeNotFound` as "place not found".
 */
export function toMeaning(
  { predicates, constants }: Pick<FlowDefinition, 'constants'> & Partial<Pick<FlowDefinition, 'predicates'>>,
  name: string,
): string {
  const meaning = predicates?.[name]?.means
  if (meaning === undefined) return toSpaced(name)
  return meaning.replaceAll(/\{(\w+)\}/g, (placeholder, constant: string) => String(constants[constant] ?? placeholder))
}

const toSpaced = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
