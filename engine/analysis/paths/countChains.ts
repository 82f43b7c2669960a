import type { CompiledFlow } from '../../definition/CompiledFlow.ts'
import type { Way } from './Way.ts'

/**
 * Counts the whole paths from the start-up to an end of the flow: chains of one way through the opening of each step and one that
 * leads on. Circles are bounded by going on only to steps that lie further from the start.
 */
export function countChains({ steps }: CompiledFlow, ways: readonly Way[]): bigint {
  const order = toOrder(ways)
  const counts = new Map<string, bigint>()

  const countFrom = (step: string): bigint => {
    const known = counts.get(step)
    if (known !== undefined) return known
    const own = ways.filter((way) => way.step === step)
    const opening = own.filter(({ event }) => event === 'enter')
    const staying = opening.filter(({ end }) => typeof end !== 'object').length
    const others = own.filter(({ event }) => event !== 'enter' && event !== 'leave')
    const further = steps[step]?.ending === undefined ? sum(others, step) : 0n
    // Where nothing leads further is an end, too.
    const onward = further === 0n ? 1n : further
    const count = sum(opening, step) + BigInt(opening.length === 0 ? 1 : staying) * onward
    counts.set(step, count)
    return count
  }
  const sum = (list: readonly Way[], from: string): bigint =>
    list.reduce((total, { end }) => {
      const isOnward = typeof end === 'object' && (order.get(end.to) ?? 0) > (order.get(from) ?? 0)
      return isOnward ? total + countFrom(end.to) : total
    }, 0n)

  return ways
    .filter(({ step }) => step === undefined)
    .reduce((total, { end }) => (typeof end === 'object' ? total + countFrom(end.to) : total), 0n)
}

/** The places of the steps in an order in which a step comes after those that lead to it, circles cut open where they close. */
function toOrder(ways: readonly Way[]): ReadonlyMap<string, number> {
  const left = new Set<string>()
  const finished: string[] = []
  const visit = (step: string): void => {
    if (left.has(step)) return
    left.add(step)
    for (const way of ways) if (way.step === step && typeof way.end === 'object') visit(way.end.to)
    finished.push(step)
  }
  for (const { step, end } of ways) if (step === undefined && typeof end === 'object') visit(end.to)
  return new Map(finished.toReversed().map((step, index) => [step, index]))
}
