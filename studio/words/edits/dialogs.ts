import type { JSONPath } from 'jsonc-parser'
import { type LinkedFlow, toFieldName } from '../../../engine/authoring.ts'
import type { NewPart } from '../../settings/editPlace.ts'
import type { FlowEdit } from './applyEdit.ts'

/** A dialog of a step with this title: one button closes it, and the step stays as it is. */
export function toNewDialog(flow: LinkedFlow, step: string, title: string): NewPart {
  const name = toFieldName(title.toLowerCase())
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

/** A button of a dialog that says these words, and sends an event of its own, at which the step stays as it is. */
export function toNewButton(flow: LinkedFlow, step: string, dialog: string, words: string): NewPart {
  const { action, changes } = toNewEvent(flow, step, words)
  const label = `${toTextStart(step)}.${dialog}.${action}`
  return { value: { action, label, style: 'secondary' }, texts: { [label]: words }, changes }
}

/** The texts of VERIFY_VEHICLE_INFO begin with `verifyVehicleInfo`. */
const toTextStart = (step: string) => toFieldName(step.toLowerCase().replaceAll('_', ' '))

function toNewEvent({ written, source }: LinkedFlow, step: string, words: string) {
  const known = Object.keys(written.steps[step]?.on ?? {})
  const wanted = toFieldName(words.toLowerCase())
  const action = known.includes(wanted) ? `${wanted}${known.length}` : wanted
  const changes: FlowEdit['changes'] = [
    { file: source.flow.path, path: ['steps', step, 'on', action], value: [{ stay: true }] },
  ]
  return { action, changes }
}

/** What follows when a dialog of a step goes: the step stays as it is where it was asked, and handles no event that only it has sent. */
export function withoutDialog(flow: LinkedFlow, step: string, dialog: string): FlowEdit['changes'] {
  const file = flow.source.flow.path
  const { on, dialogs = {} } = flow.written.steps[step] ?? {}
  const asked = listUses(on, ['steps', step, 'on'], dialog).flatMap((path) => [
    { file, path: [...path, 'dialog'], value: undefined },
    { file, path: [...path, 'stay'], value: true },
  ])
  const actions = dialogs[dialog]?.buttons.map(({ action }) => action) ?? []
  return [...asked, ...withoutEvents(flow, step, actions)]
}

/** What follows when a button of a dialog goes: its step handles the event no more that only it has sent. */
export function withoutButton(flow: LinkedFlow, step: string, dialog: string, index: number): FlowEdit['changes'] {
  const button = flow.written.steps[step]?.dialogs?.[dialog]?.buttons[index]
  return button ? withoutEvents(flow, step, [button.action]) : []
}

/** Events that nothing sends once these buttons are gone. */
function withoutEvents({ written, source }: LinkedFlow, step: string, actions: readonly string[]): FlowEdit['changes'] {
  const text = JSON.stringify(written.steps[step])
  const toCount = (action: string) => text.split(JSON.stringify({ action }).slice(1, -1)).length - 1
  const gone = [...new Set(actions)].filter(
    (action) => action !== 'submit' && toCount(action) === actions.filter((other) => other === action).length,
  )
  return gone.map((action) => ({ file: source.flow.path, path: ['steps', step, 'on', action], value: undefined }))
}

/** The places of the instructions that open a dialog. */
function listUses(value: unknown, path: JSONPath, dialog: string): readonly JSONPath[] {
  if (typeof value !== 'object' || value === null) return []
  if ('dialog' in value && value.dialog === dialog) return [path]
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, inner]) =>
    listUses(inner, [...path, isList ? Number(name) : name], dialog),
  )
}
