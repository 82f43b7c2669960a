import type { CompiledFlow, CompiledInstruction, Scope } from '../definition/CompiledFlow.ts'
import type { End } from './Progression.ts'
import { evaluateAll } from './advance.ts'
import { valueAt } from './dataPath.ts'
import { fill } from './fill.ts'
import { toSubmitError } from './formStatus.ts'
import { keepFilled } from './keepFilled.ts'
import { initialStepState, toInitialData, type SessionState } from './SessionState.ts'
import { withoutValueAt } from './withoutValueAt.ts'
import { toPlaceBefore, toSealed } from './trail.ts'

/** Writes what an instruction fills in, forgets and resets. */
export function writeRare(
  flow: CompiledFlow,
  before: SessionState,
  instruction: CompiledInstruction,
  scope: () => Scope,
): SessionState {
  let state = before
  if (instruction.fill) state = fill(state, instruction.fill, scope())
  for (const path of instruction.forget ?? []) {
    const slot = flow.slots[path]
    const data = slot ? { ...state.data, [path]: slot.initial } : withoutValueAt(state.data, path)
    state = keepFilled({ ...state, data })
  }
  if (!instruction.reset) return state
  return {
    ...state,
    ...initialStepState,
    isLoading: state.isLoading,
    previousStep: undefined,
    data: toInitialData(flow),
    filled: {},
    isUnsent: false,
    refusals: 0,
    trail: toSealed(state.trail),
  }
}

/** Where an instruction ends its event in another way than by naming a step. */
export function toRareEnd(
  flow: CompiledFlow,
  state: SessionState,
  instruction: CompiledInstruction,
  scope: () => Scope,
): End | undefined {
  if (instruction.return) {
    const left = toPlaceBefore(state.trail)
    if (left) return { state, to: left.step }
  }
  if (instruction.resumeAt) {
    const step = instruction.resumeAt(scope())
    const to = [step, valueAt(flow.resumeSteps, String(step))].find((name) => canResume(flow, name))
    // A saved application is never begun anew because of a name: it goes on at the first step that it can.
    const anywhere = Object.keys(flow.steps).find((name) => canResume(flow, name))
    return { state: { ...state, trail: toSealed(state.trail) }, to: to ?? anywhere ?? flow.start }
  }
  if (instruction.dialog !== undefined) return { state: { ...state, dialog: instruction.dialog }, to: undefined }
  if (instruction.issue) {
    const { field, message } = instruction.issue
    const params = evaluateAll(instruction.issue.params, scope())
    if (field === undefined) return { state: { ...state, ...toSubmitError({ message, params }) }, to: undefined }
    const issue = { path: field, message, params, rule: 'flow' }
    const issues = [...state.issues.filter(({ path }) => path !== field), issue]
    const refused = [...state.refused.filter((path) => path !== field), field]
    return { state: { ...state, issues, refused, refusals: state.refusals + 1 }, to: undefined }
  }
  return undefined
}

const canResume = (flow: CompiledFlow, step: unknown): step is string =>
  typeof step === 'string' && Object.hasOwn(flow.steps, step) && flow.steps[step]?.resumable === true
