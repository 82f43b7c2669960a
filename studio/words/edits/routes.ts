import type { JSONPath } from 'jsonc-parser'
import type { LinkedFlow } from '../../../engine/authoring.ts'
import type { FlowEdit } from './applyEdit.ts'

/** Another step that an instruction goes to. */
export const editTarget = ({ source }: LinkedFlow, path: JSONPath, step: string): FlowEdit => ({
  label: `the way to ${step}`,
  changes: [{ file: source.flow.path, path: [...path, 'to'], value: step }],
})

/** Another condition of an instruction; without one it always counts. */
export const editCondition = ({ source }: LinkedFlow, path: JSONPath, predicate: string | undefined): FlowEdit => ({
  label: predicate === undefined ? 'a way without condition' : `the condition ${predicate}`,
  changes: [{ file: source.flow.path, path: [...path, 'when'], value: predicate, index: 0 }],
})

/** Puts an instruction of a list into another place. */
export const moveInstruction = ({ source }: LinkedFlow, list: JSONPath, from: number, to: number): FlowEdit => ({
  label: 'the order of what happens',
  changes: [{ file: source.flow.path, path: list, from, to }],
})

/** A further way, put in before the instruction at this place of a list. */
export const addRoute = (
  { source }: LinkedFlow,
  list: JSONPath,
  index: number,
  route: { readonly when: string; readonly to: string },
): FlowEdit => ({
  label: `a way to ${route.to}`,
  changes: [{ file: source.flow.path, path: [...list, index], value: route, index }],
})

/** Takes an instruction out of a list. */
export const removeInstruction = ({ source }: LinkedFlow, list: JSONPath, index: number): FlowEdit => ({
  label: 'without what happened there',
  changes: [{ file: source.flow.path, path: [...list, index], value: undefined }],
})
