import type { CompiledFlow } from '../../definition/CompiledFlow.ts'
import { createScriptedSession } from './createScriptedSession.ts'
import type { FlowWorld } from './FlowWorld.ts'
import type { Found } from './Found.ts'
import { toTraceId } from './search.ts'
import { toChain, toExample } from './toExample.ts'

const unanswered = { outcome: 'failed', failure: { status: 'Unanswered', message: '' } } as const

/** Replays how the search came to a point through the engine itself; the difference in words, undefined when there is none. */
export async function replay(flow: CompiledFlow, found: Found, world: FlowWorld): Promise<string | undefined> {
  const traces: string[] = []
  try {
    const session = await createScriptedSession(flow, toExample(found, ''), {
      ...world,
      // Nobody answers any more; but a call that goes on would keep its clock running.
      answer: (_, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(unanswered))),
      observe: (trace) => traces.push(toTraceId(trace)),
    })
    const foreseen = toChain(found).flatMap((one) => one.traces.map(toTraceId))
    const { currentStep, dialog } = session.store.getState()
    // What the engine does at the end is no longer of the example.
    const taken = traces.slice(0)
    session.destroy()
    const index = foreseen.findIndex((trace, place) => trace !== taken[place])
    if (index >= 0) return `the engine reaches ${taken[index] ?? 'its end'}, the example foresees ${foreseen[index]}`
    if (taken.length > foreseen.length) return `the engine goes on to ${taken[foreseen.length]}`
    const { state } = found.point
    if (currentStep !== state.currentStep || dialog !== state.dialog)
      return `the engine ends at ${currentStep} ${dialog ?? ''}, the example at ${state.currentStep} ${state.dialog ?? ''}`
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
