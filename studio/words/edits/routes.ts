import type { JSONPath } from 'jsonc-parser'
import type { LinkedFlow } from '../../../engine/authoring.ts'
import type { FlowEdit } from './applyEdit.ts'

/** How an instruction ends its event: it goes to a step, asks a dialog, or stays where it is. */
export type Target = { readonly to: string } | { readonly dialog: string } | { readonly stay: true }

/** Another end of an instruction. */
export function editTarget({ source, written }: LinkedFlow, path: JSONPath, target: Target): FlowEdit {
  const file = source.flow.path
  const now = path.reduce<unknown>((at, part) => Object(at)[part], written)
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
  'to' in target ? `the way to ${target.to}` : 'dialog' in target ? `the question ${target.dialog}` : 'staying here'

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
  route: { readonly when: string } & Target,
): FlowEdit => ({
  label: toTargetLabel(route).replace(/^the /, 'a '),
  changes: [{ file: source.flow.path, path: [...list, index], value: route, index }],
})

/** Takes an instruction out of a list. */
export const removeInstruction = ({ source }: LinkedFlow, list: JSONPath, index: number): FlowEdit => ({
  label: 'without what happened there',
  changes: [{ file: source.flow.path, path: [...list, index], value: undefined }],
})
