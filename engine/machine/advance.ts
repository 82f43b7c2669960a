import type { CompiledFlow, CompiledInstruction, Scope } from '../definition/CompiledFlow.ts'
import type { Progression, End } from './Progression.ts'
import { withValueAt } from './dataPath.ts'
import type { BeyondStart } from './Turn.ts'
import type { Trace } from './Effect.ts'
import { keepFilled } from './keepFilled.ts'
import { withoutLoad } from './loads.ts'
import type { Frames, Run } from './Run.ts'
import type { SessionState } from './SessionState.ts'
import { toScope, type World } from './World.ts'

/** Error of an expression or instruction, with its place in the flow file. */
export class InstructionError extends Error {
  override readonly name = 'InstructionError'
  constructor(
    readonly at: string,
    cause: unknown,
  ) {
    super(`${at}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/**
 * Carries out instructions until one calls an action or the event ends. Throws `InstructionError` when an expression cannot be
 * evaluated.
 */
export function advance(
  flow: CompiledFlow,
  before: SessionState,
  run: Pick<Run, 'frames' | 'extra'>,
  world: World,
  beyond: BeyondStart | undefined,
): Progression {
  const tracked: string[] = []
  const traces: Trace[] = []
  let state = before
  let { frames } = run
  let read: { readonly of: SessionState; readonly scope: Scope } | undefined
  // Most instructions change nothing, so that the next one reads the same.
  const scope = () =>
    (read?.of === state ? read : (read = { of: state, scope: toScope(flow, state, world, run.extra) })).scope

  for (let instruction = first(frames); instruction; instruction = first(frames)) {
    const again = frames
    frames = [frames[0]?.slice(1) ?? [], ...frames.slice(1)].filter((frame) => frame.length > 0)
    try {
      const taken = instruction.when === undefined || holds(flow, instruction.when, scope())
      traces.push({ at: instruction.at, when: instruction.when, taken })
      if (!taken) continue

      if (instruction.call) {
        const input = evaluateAll(instruction.call.with, scope())
        // What follows the call in the same instruction is carried out when the answer is in.
        const rest = withoutCall(instruction)
        const remaining = rest ? [[rest], ...frames] : frames
        return {
          next: 'call',
          call: instruction.call,
          input,
          frames: remaining,
          again,
          state,
          tracked,
          traces,
        }
      }
      const { data } = state
      state = write(flow, state, instruction, scope, beyond)
      const { say } = instruction
      // Of what was left alone there is nothing to say.
      if (say && (!instruction.fill || state.data !== data)) {
        state = { ...state, announcement: { message: say.message, params: evaluateAll(say.params, scope()) } }
      }
      if (instruction.track !== undefined) tracked.push(instruction.track)
      const end = toEnd(flow, state, instruction, scope, beyond)
      if (end) return { next: 'end', tracked, traces, ...end }
    } catch (cause) {
      throw cause instanceof InstructionError ? cause : new InstructionError(instruction.at, cause)
    }
  }
  return { next: 'end', to: undefined, state, tracked, traces }
}

const first = (frames: Frames) => frames[0]?.[0]

/** Whether a predicate of the flow holds. Throws when it cannot be evaluated. */
export function holds(flow: CompiledFlow, name: string, scope: Scope): boolean {
  const predicate = flow.predicates[name]
  if (!predicate) throw new Error(`There is no predicate "${name}"`)
  return predicate(scope)
}

function withoutCall({ call, when, ...rest }: CompiledInstruction): CompiledInstruction | undefined {
  return Object.keys(rest).length > 1 ? rest : undefined
}

function write(
  flow: CompiledFlow,
  before: SessionState,
  instruction: CompiledInstruction,
  scope: () => Scope,
  beyond: BeyondStart | undefined,
): SessionState {
  let state = before
  if (instruction.set) {
    const values = scope()
    // Every value is computed from what was there before, so that the order of the paths does not matter.
    for (const [path, value] of instruction.set) {
      const loads = withoutLoad(state.loads, path)
      state = { ...state, loads, data: withValueAt(state.data, path, value(values)) }
    }
    state = keepFilled(state)
  }
  return beyond ? beyond.writeRare(flow, state, instruction, scope) : state
}

function toEnd(
  flow: CompiledFlow,
  state: SessionState,
  instruction: CompiledInstruction,
  scope: () => Scope,
  beyond: BeyondStart | undefined,
): End | undefined {
  if (instruction.to !== undefined) return { state, to: instruction.to }
  const end = beyond?.toRareEnd(flow, state, instruction, scope)
  if (end) return end
  return instruction.stay ? { state, to: undefined } : undefined
}

/** The values of several expressions. */
export function evaluateAll<Value>(
  expressions: Readonly<Record<string, (scope: Scope) => Value>>,
  scope: Scope,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(expressions).map(([name, evaluate]) => [name, evaluate(scope)]))
}
