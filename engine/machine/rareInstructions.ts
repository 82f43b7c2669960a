import type { CompiledFlow, CompiledWrites, Scope } from '../definition/CompiledFlow.ts'
import type { RareInstructions } from './advance.ts'
import { valueAt, withValueAt, withoutValueAt } from './dataPath.ts'
import { keepFilled, toReset, toSubmitError, type SessionState } from './SessionState.ts'
import { toPlaceBefore, toSealed } from './trail.ts'
import { evaluateAll } from './World.ts'

/** Instruction features that a start step never uses: fill, forget, reset, and the ways to end an event without naming a step. */
export const rareInstructions: RareInstructions = {
  writeRare(flow, before, instruction, scope) {
    let state = before
    if (instruction.fill) state = fill(state, instruction.fill, scope())
    for (const path of instruction.forget ?? []) {
      const slot = flow.slots[path]
      const data = slot ? { ...state.data, [path]: slot.initial } : withoutValueAt(state.data, path)
      state = keepFilled({ ...state, data, drafts: state.drafts.filter(({ slot: own }) => own !== toSlot(path)) })
    }
    // With a destination, the step is left first: its `leave` list still belongs to the old application.
    return instruction.reset && instruction.to === undefined ? toReset(flow, state) : state
  },
  toRareEnd(flow, state, instruction, scope) {
    if (instruction.return) {
      const left = toPlaceBefore(state.trail)
      if (left) return { state, to: left.step }
    }
    if (instruction.resumeAt) {
      const step = instruction.resumeAt(scope())
      const to = [step, valueAt(flow.resumeSteps, String(step))].find((name) => canResume(flow, name))
      // A saved application never restarts because a name is unknown: it resumes at the first step that allows it.
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
  },
}

const canResume = (flow: CompiledFlow, step: unknown): step is string =>
  typeof step === 'string' && flow.steps[step]?.resumable === true

/** Writes values to empty paths and to paths that `fill` wrote before, and removes the issues shown there. */
function fill(before: SessionState, writes: CompiledWrites, scope: Scope): SessionState {
  let state = before
  for (const [path, compute] of writes) {
    if (!isEmpty(valueAt(state.data, path)) && !Object.hasOwn(state.filled, path)) continue
    const value = compute(scope)
    state = {
      ...state,
      data: withValueAt(state.data, path, value),
      filled: { ...state.filled, [path]: value },
      issues: state.issues.filter((issue) => issue.path !== toField(path)),
    }
  }
  return state
}

const toSlot = (path: string) => path.split('.')[0]

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Returns the form field that shows a data path: the path without its slot. */
const toField = (path: string) => path.slice(path.indexOf('.') + 1)
