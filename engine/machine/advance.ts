import type { CompiledFlow, CompiledInstruction, CompiledWrites, Scope } from '../definition/CompiledFlow.ts'
import { withValueAt } from './dataPath.ts'
import type { Trace } from './Effect.ts'
import { withoutLoad, type Frames, type Run } from './Run.ts'
import { keepFilled, type Draft, type SessionState } from './SessionState.ts'
import { evaluateAll, holds, toScope, type World } from './World.ts'

/** How far a run came: to a call, or to its end and the step that it leads to. */
export type Progression = {
  readonly state: SessionState
  readonly tracked: readonly string[]
  readonly traces: readonly Trace[]
} & (
  | {
      readonly next: 'call'
      readonly call: NonNullable<CompiledInstruction['call']>
      readonly input: Record<string, unknown>
      /** The instructions after the answer. */
      readonly frames: Frames
      /** This call and the instructions after it, to run again. */
      readonly again: Frames
    }
  | ({ readonly next: 'end' } & Omit<End, 'state'>)
)

/** The end of an event, the step that it leads to, and whether that begins a new application. */
export interface End {
  readonly state: SessionState
  readonly to: string | undefined
  readonly resets?: true | undefined
}

/** Handles one instruction, with the scope that its expressions read. */
type Carry<Result> = (
  flow: CompiledFlow,
  state: SessionState,
  instruction: CompiledInstruction,
  scope: () => Scope,
) => Result

/** Instruction features that a start step never uses, loaded later. */
export interface RareInstructions {
  /** Writes what an instruction fills in, forgets and resets. */
  readonly writeRare: Carry<SessionState>
  /** Returns the end of an event that an instruction ends without naming a step. */
  readonly toRareEnd: Carry<End | undefined>
}

/** An error in an expression or instruction, with its place in the flow file. */
export class InstructionError extends Error {
  override readonly name = 'InstructionError'
  constructor(
    readonly at: string,
    cause: unknown,
  ) {
    super(`${at}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** Runs instructions until one calls an action or the event ends. Throws `InstructionError` when an expression cannot be evaluated. */
export function advance(
  flow: CompiledFlow,
  before: SessionState,
  run: Pick<Run, 'frames' | 'extra'>,
  world: World,
  rare: RareInstructions | undefined,
): Progression {
  const tracked: string[] = []
  const traces: Trace[] = []
  let state = before
  let { frames } = run
  let read: { readonly of: SessionState; readonly scope: Scope } | undefined
  // Most instructions change nothing, so the next one can read the same scope.
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
        // The rest of the instruction runs after the answer.
        const rest = withoutCall(instruction)
        const remaining = rest ? [[rest], ...frames] : frames
        return { next: 'call', call: instruction.call, input, frames: remaining, again, state, tracked, traces }
      }
      const { data } = state
      if (instruction.set) state = write(state, instruction.set, (from) => toScope(flow, from, world, run.extra))
      if (rare) state = rare.writeRare(flow, state, instruction, scope)
      const { say, to, stay, reset: resets } = instruction
      // An instruction that changed nothing announces nothing.
      if (say && (!instruction.fill || state.data !== data)) {
        state = { ...state, announcement: { message: say.message, params: evaluateAll(say.params, scope()) } }
      }
      if (instruction.track !== undefined) tracked.push(instruction.track)
      const end = to === undefined ? rare?.toRareEnd(flow, state, instruction, scope) : { state, to, resets }
      if (end ?? stay) return { next: 'end', tracked, traces, state, to: undefined, ...end }
    } catch (cause) {
      throw cause instanceof InstructionError ? cause : new InstructionError(instruction.at, cause)
    }
  }
  return { next: 'end', to: undefined, state, tracked, traces }
}

const first = (frames: Frames) => frames[0]?.[0]

function withoutCall({ call, when, ...rest }: CompiledInstruction): CompiledInstruction | undefined {
  return Object.keys(rest).length > 1 ? rest : undefined
}

/** Writes values, also to what was typed in other steps: what is computed from the value in a slot is computed from the typed one, too. */
function write(before: SessionState, writes: CompiledWrites, toScopeOf: (state: SessionState) => Scope): SessionState {
  const state = writeAll(before, writes, toScopeOf(before))
  const drafts = state.drafts.map((draft): Draft => {
    const { slot, aside } = draft
    const [value, next] = [before.data[slot], state.data[slot]]
    if (!aside || draft.before !== value || value === next) return draft
    const typed = { ...before, data: { ...before.data, [slot]: aside.value } }
    const typedNext = writeAll(typed, writes, toScopeOf(typed)).data[slot]
    // A value that does not depend on the one before replaces it; what was typed still belongs to the latter.
    return typedNext === next ? draft : { ...draft, before: next, aside: { value: typedNext } }
  })
  return { ...state, drafts }
}

/** Writes values. Each is computed from the data before, so the order of the paths does not matter. */
function writeAll(before: SessionState, writes: CompiledWrites, scope: Scope): SessionState {
  let state = before
  for (const [path, value] of writes) {
    const loads = withoutLoad(state.loads, path)
    state = { ...state, loads, data: withValueAt(state.data, path, value(scope)) }
  }
  return keepFilled(state)
}
