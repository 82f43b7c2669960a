import type { Finding } from '../../definition/FlowContext.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import { toMeaning } from '../toMeaning.ts'
import type { Advice } from './Advice.ts'
import { createDataFlow, type Written } from './createDataFlow.ts'

/**
 * Finds expressions that look into a slot which some path to them has not written. Only what is guaranteed counts: a slot that
 * begins empty has to be written on every path from the start, or be asked for with `!= null` or has().
 */
export const adviseWrites: Advice = function* ({ flow }) {
  const { definition } = flow
  const found = new Map<string, Finding>()
  const dataFlow = createDataFlow(flow, (source, path, written, owner) => {
    const missing = toMissing(flow, source, written)
    if (missing === undefined) return
    const predicate = path[0] === 'predicate' ? String(path[1]) : undefined
    const what = predicate === undefined ? `\`${source}\`` : `${predicate} (${toMeaning(definition, predicate)})`
    const place = predicate === undefined ? path : path.slice(2)
    found.set(place.join('.'), {
      code: 'unwritten-data',
      path: place,
      message: `${owner} looks at ${what}, which needs ${missing}, and some path to here has not written it`,
      hint: `Write ${missing} on every path, or ask for it first: ${missing} != null && …`,
    })
  })
  dataFlow.run()
  yield* found.values()
}

/** The first slot that an expression looks into without asking, and that nothing guarantees. */
function toMissing({ expressions, definition }: LinkedFlow, source: string, written: Written): string | undefined {
  const checked = expressions.check(source, undefined, true)
  if (!checked.ok) return undefined
  return checked.unguarded
    .filter((read) => /[.[]/.test(read))
    .map((read) => read.split(/[.[]/)[0] ?? '')
    .find((slot) => isEmptyAtFirst(definition, slot) && !written.has(slot))
}

const isEmptyAtFirst = ({ data }: LinkedFlow['definition'], slot: string): boolean => {
  const definition = data[slot]
  return definition !== undefined && (definition.initial ?? null) === null
}
