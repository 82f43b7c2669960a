import type { JSONPath } from 'jsonc-parser'
import { type LinkedFlow, toFieldName } from '../../../engine/authoring.ts'
import type { NewPart } from '../../settings/editPlace.ts'
import { toFreeName } from '../steps/NewStep.ts'
import type { FlowEdit } from './applyEdit.ts'
import { findAt } from './steps.ts'
import { firstTexts } from './texts.ts'

/** Creates a dialog of a step with this title. Its only button closes it and leaves the step unchanged. */
export function toNewDialog(flow: LinkedFlow, step: string, title: string): NewPart {
  // `in` also finds what every object has, such as `constructor`, which no dialog may be called.
  const known = flow.written.steps[step]?.dialogs ?? {}
  const name = toFreeName(toFieldName(title.toLowerCase()), (one) => one in known)
  const words = `${toTextStart(step)}.${name}`
  const close = toNewEvent(flow, step, `close ${title}`)
  return {
    name,
    value: {
      title: `${words}.title`,
      text: `${words}.text`,
      buttons: [{ action: close.action, label: `${words}.${close.action}`, style: 'primary' }],
    },
    texts: { [`${words}.title`]: title, [`${words}.text`]: title, [`${words}.${close.action}`]: 'OK' },
    changes: close.changes,
  }
}

/** Creates a button of a step, or of one of its dialogs, with this label. It sends its own event, which leaves the step unchanged. */
export function toNewButton(flow: LinkedFlow, step: string, words: string, dialog?: string): NewPart {
  const { action, changes } = toNewEvent(flow, step, words)
  const label = [toTextStart(step), dialog ?? [], action].flat().join('.')
  return { value: { action, label, style: 'secondary' }, texts: { [label]: words }, changes }
}

/** Creates a text of a step. */
export function toNewText(flow: LinkedFlow, step: string, words: string): NewPart {
  const start = toTextStart(step)
  const name = toFreeName(toFieldName(words.toLowerCase()), (one) => `${start}.${one}` in firstTexts(flow))
  const text = `${start}.${name}`
  return { value: { text }, texts: { [text]: words } }
}

/** Returns the prefix of a step's copy keys: `verifyVehicleInfo` for VERIFY_VEHICLE_INFO. */
const toTextStart = (step: string) => toFieldName(step.toLowerCase().replaceAll('_', ' '))

function toNewEvent({ written, source }: LinkedFlow, step: string, words: string) {
  const known = written.steps[step]?.on ?? {}
  const action = toFreeName(toFieldName(words.toLowerCase()), (name) => name in known)
  const changes: FlowEdit['changes'] = [
    { file: source.flow.path, path: ['steps', step, 'on', action], value: [{ stay: true }] },
  ]
  return { action, changes }
}

/**
 * Returns the changes that follow from the removal of a dialog. Instructions that opened it leave the step unchanged, and events that only
 * it sent are removed.
 */
export function withoutDialog(flow: LinkedFlow, step: string, dialog: string, code: string): FlowEdit['changes'] {
  const file = flow.source.flow.path
  const { on, dialogs = {} } = flow.written.steps[step] ?? {}
  const asked = listUses(on, ['steps', step, 'on'], dialog).flatMap((path) => [
    { file, path: [...path, 'dialog'], value: undefined },
    { file, path: [...path, 'stay'], value: true },
  ])
  const actions = dialogs[dialog]?.buttons.map(({ action }) => action) ?? []
  return [...asked, ...withoutEvents(flow, step, actions, code)]
}

/** Returns the changes that follow from the removal of a button at a path: the event that only it sent is removed. */
export function withoutButton(flow: LinkedFlow, step: string, path: JSONPath, code: string): FlowEdit['changes'] {
  const { action }: { readonly action?: unknown } = Object(findAt(flow.written, path))
  return typeof action === 'string' ? withoutEvents(flow, step, [action], code) : []
}

/** Removes the events that nothing sends without these buttons. A component of the step may send what the product's code names. */
function withoutEvents(
  { written, source }: LinkedFlow,
  step: string,
  actions: readonly string[],
  code: string,
): FlowEdit['changes'] {
  const text = JSON.stringify(written.steps[step])
  const toCount = (action: string) => text.split(JSON.stringify({ action }).slice(1, -1)).length - 1
  const { view = [] } = written.steps[step] ?? {}
  const hasComponent = view.some((part) => (typeof part === 'string' ? part !== 'form' : 'component' in part))
  const isOfComponent = (action: string) => hasComponent && code.split('\n').includes(action)
  const gone = [...new Set(actions)].filter(
    (action) =>
      action !== 'submit' &&
      !isOfComponent(action) &&
      toCount(action) === actions.filter((other) => other === action).length,
  )
  return gone.map((action) => ({ file: source.flow.path, path: ['steps', step, 'on', action], value: undefined }))
}

/** Lists the paths of the instructions that open a dialog. */
function listUses(value: unknown, path: JSONPath, dialog: string): readonly JSONPath[] {
  if (typeof value !== 'object' || value === null) return []
  if ('dialog' in value && value.dialog === dialog) return [path]
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, inner]) =>
    listUses(inner, [...path, isList ? Number(name) : name], dialog),
  )
}
