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

/**
 * Finds steps at which applications are taken up again and that lead on to another such step, or to a good end, and save no progress
 * on any of their ways: who comes back from another device would be a step behind. A step from which one only comes back is no step on.
 */
export const adviseProgress: Advice = function* ({ flow: { definition } }) {
  const { steps, saveProgress } = definition
  if (!saveProgress || Object.values(steps).every(({ savesProgressTo = [] }) => savesProgressTo.length === 0)) return
  const written = Object.keys(saveProgress)
  const instructions = [...toInstructions(definition)]
  // What a step saves is a "set" in the flow as a whole.
  const saving = new Set(
    instructions.flatMap(({ step, instruction }) =>
      Object.keys(instruction.set ?? {}).some((target) => written.includes(target)) ? [step] : [],
    ),
  )
  const ways = new Map<string | undefined, Set<string>>()
  for (const { step, instruction } of instructions)
    if (instruction.to !== undefined) ways.set(step, (ways.get(step) ?? new Set()).add(instruction.to))
  const found = new Map<string, string>()
  for (const { step = '', instruction } of instructions) {
    const { to = '', reset } = instruction
    const [from, next] = [steps[step], steps[to]]
    const isKept = next && (next.ending === undefined ? next.resumable : next.ending === 'success')
    if (!from?.resumable || !isKept || reset || (next.progress ?? 0) <= (from.progress ?? 0)) continue
    const isDetour = [...(ways.get(to) ?? [])].every((back) => back === step) && next.ending === undefined
    const furthest = steps[found.get(step) ?? '']?.progress ?? 0
    if (!isDetour && !saving.has(step) && (next.progress ?? 0) > furthest) found.set(step, to)
  }
  for (const [step, to] of found)
    yield {
      code: 'idle-progress',
      path: ['steps', step],
      at: 'key',
      message: `step ${step} leads on to ${to}, where applications are taken up again or have ended well, and saves no progress`,
      hint: `Add ${to} to "savesProgressTo" of the step`,
    }
}

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
