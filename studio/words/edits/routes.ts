import type { JSONPath } from 'jsonc-parser'
import type { InstructionDefinition, LinkedFlow } from '../../../engine/authoring.ts'
import type { FlowEdit } from './applyEdit.ts'
import { findAt, listItems } from './steps.ts'

/** How an instruction ends its event: it goes to a step, opens a dialog, or stays. */
export type Target = { readonly to: string } | { readonly dialog: string } | { readonly stay: true }

/** Changes how an instruction ends. */
export function editTarget({ source, written }: LinkedFlow, path: JSONPath, target: Target): FlowEdit {
  const file = source.flow.path
  const now = findAt(written, path)
  const gone = ['to', 'dialog', 'stay'].filter((name) => name in Object(now) && !(name in target))
  return {
    label: toTargetLabel(target),
    changes: [
      ...Object.entries(target).map(([name, value]) => ({ file, path: [...path, name], value })),
      ...gone.map((name) => ({ file, path: [...path, name], value: undefined })),
    ],
  }
}

const toTargetLabel = (target: Target): string =>
  'to' in target
    ? `changing a route to ${target.to}`
    : 'dialog' in target
      ? `changing a route to the dialog ${target.dialog}`
      : 'changing a route to stay here'

/** Changes the condition of an instruction; without one it always applies. */
export const editCondition = ({ source }: LinkedFlow, path: JSONPath, predicate: string | undefined): FlowEdit => ({
  label: predicate === undefined ? 'removing a condition' : `setting the condition ${predicate}`,
  changes: [{ file: source.flow.path, path: [...path, 'when'], value: predicate, index: 0 }],
})

/** Moves an instruction within its list. */
export const moveInstruction = ({ source }: LinkedFlow, list: JSONPath, from: number, to: number): FlowEdit => ({
  label: 'reordering instructions',
  changes: [{ file: source.flow.path, path: list, from, to }],
})

/** Inserts a way before the instruction at this index of a list. */
export const addRoute = (
  { source }: LinkedFlow,
  list: JSONPath,
  index: number,
  route: { readonly when: string } & Target,
): FlowEdit => ({
  label: toTargetLabel(route).replace(/^changing /, 'adding '),
  changes: [{ file: source.flow.path, path: [...list, index], value: route, index }],
})

/** Removes an instruction from a list. */
export const removeInstruction = ({ source }: LinkedFlow, list: JSONPath, index: number): FlowEdit => ({
  label: 'removing an instruction',
  changes: [{ file: source.flow.path, path: [...list, index], value: undefined }],
})

/** Changes the sentence that says what a procedure does. Successive letters are one edit. */
export const editMeaning = ({ source }: LinkedFlow, procedure: string, means: string): FlowEdit => ({
  label: `changing what ${procedure} means`,
  changes: [{ file: source.flow.path, path: ['procedures', procedure, 'means'], value: means }],
  group: `means ${procedure}`,
})

/** Lists the steps that run a procedure, directly or through another procedure. */
export function listDoers(flow: LinkedFlow, procedure: string): readonly string[] {
  const { steps, procedures = {} } = flow.written
  const outer = Object.keys(procedures).filter((name) => does(procedures[name]?.do, procedure))
  const own = Object.keys(steps).filter((step) => does(steps[step]?.on, procedure))
  const all = new Set([...own, ...outer.flatMap((name) => listDoers(flow, name))])
  return Object.keys(steps).filter((step) => all.has(step))
}

const does = (at: unknown, procedure: string): boolean =>
  listItems(at).some(([part, value]) => (part === 'do' && value === procedure) || does(value, procedure))

/** Returns the steps that run a list of instructions: the step of the list, or all that run the procedure it belongs to. */
const toPlaces = (flow: LinkedFlow, [section, name]: JSONPath): readonly string[] =>
  section === 'steps' ? [String(name)] : listDoers(flow, String(name))

/** Lists the dialogs that an instruction of a list can open, with their titles: those that each step running the list has. */
export function listDialogs(flow: LinkedFlow, list: JSONPath): readonly (readonly [name: string, title: string])[] {
  const [first = {}, ...others] = toPlaces(flow, list).map((step) => flow.written.steps[step]?.dialogs ?? {})
  return Object.entries(first).flatMap(([name, { title }]) =>
    others.every((dialogs) => name in dialogs) ? [[name, title] as const] : [],
  )
}

/** Lists the copy keys of an instruction's texts: an issue, a message to screen readers, or the dialog that it opens. */
export function listSaid(
  flow: LinkedFlow,
  list: JSONPath,
  { issue, say, dialog }: InstructionDefinition,
): readonly string[] {
  const asked =
    dialog === undefined
      ? []
      : toPlaces(flow, list).flatMap((step) => flow.written.steps[step]?.dialogs?.[dialog] ?? [])
  const texts = asked.flatMap(({ title, text, buttons }) => [title, text, ...buttons.map(({ label }) => label)])
  return [...new Set([issue?.message ?? [], say?.message ?? [], texts].flat())]
}
