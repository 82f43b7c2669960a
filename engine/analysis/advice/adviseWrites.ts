import type { Advice } from './Advice.ts'
import { createDataFlow } from './createDataFlow.ts'
import { createPresence } from './createPresence.ts'
import { toMeaning } from '../../definition/predicates.ts'
import type { Finding } from '../../definition/FlowContext.ts'
import { toInstructions } from '../../definition/instructions.ts'

/**
 * Finds expressions that look into a slot, or at a field of one, which some path to them has not written. Only what is
 * guaranteed counts: what every path from the start has written, what the form that was just accepted requires, and what the
 * expression asks for itself with `!= null` or has().
 */
export const adviseWrites: Advice = function* ({ flow }) {
  const { definition } = flow
  const found = new Map<string, Finding>()
  const presence = createPresence(flow)
  const dataFlow = createDataFlow(flow, (source, path, written, owner) => {
    const missing = presence.toMissing(source, written)
    if (missing === undefined) return
    const predicate = path[0] === 'predicate' ? String(path[1]) : undefined
    const what = predicate === undefined ? `\`${source}\`` : `${predicate} (${toMeaning(definition, predicate)})`
    const place = predicate === undefined ? path : path.slice(2)
    found.set(place.join('.'), {
      code: 'unwritten-data',
      path: place,
      message: `${owner} looks at ${what}, which needs ${missing}, and some path to here has not written it`,
      hint: `Write ${missing} on every path, or ask for it first: ${toQuestion(missing)} && …`,
    })
  })
  dataFlow.run()
  yield* found.values()
}

const toQuestion = (place: string) => (place.includes('.') ? `has(${place})` : `${place} != null`)

/** Finds calls that leave what they are answered, where others of the same action keep it. */
export const adviseAnswers: Advice = function* ({ flow: { definition } }) {
  const calls = [...toInstructions(definition)].filter(({ instruction }) => instruction.call !== undefined)
  const kept = new Map(
    calls.flatMap(({ instruction: { call, save } }) => (save === undefined ? [] : [[call, save] as const])),
  )
  for (const { instruction, path, owner } of calls) {
    const slot = kept.get(instruction.call)
    if (slot === undefined || instruction.save !== undefined) continue
    yield {
      code: 'unfit-answer',
      path: [...path, 'call'],
      message: `${owner} calls ${instruction.call} and does not keep the answer, which is saved to ${slot} elsewhere`,
      hint: `Add "save": "${slot}"`,
    }
  }
}
