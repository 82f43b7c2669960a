import { expect, it } from 'vitest'
import { addPart, removePart } from '../../../../studio/settings/editPlace.ts'
import {
  toNewButton,
  toNewDialog,
  toNewText,
  withoutButton,
  withoutDialog,
} from '../../../../studio/words/edits/shownParts.ts'
import { openFlow, runEdit } from '../../support/openFlow.ts'

const flow = openFlow()
const file = 'flows/refinance.json'
const step = 'VERIFY_VEHICLE_INFO'
const toPath = (name: string, dialog: string, index: number) => ['steps', name, 'dialogs', dialog, 'buttons', index]
const at = (...path: (string | number)[]) => ({ file, path: ['steps', ...path], label: 'the dialog' })

it('toNewDialog adds a dialog with one button that closes it, and texts in each language', async () => {
  const part = toNewDialog(flow, step, 'Your own car')
  expect(part).toMatchObject({ name: 'yourOwnCar', value: { buttons: [{ action: 'closeYourOwnCar' }] } })
  const { flow: after, faults } = await runEdit(addPart(flow, at(step, 'dialogs', part.name ?? ''), part))
  expect(after.definition.steps[step]?.on['closeYourOwnCar']).toEqual([{ stay: true }])
  expect(after.copy.get('en')).toMatchObject({ 'verifyVehicleInfo.yourOwnCar.title': 'Your own car' })
  // The texts that nobody has translated yet.
  expect([...new Set(faults)]).toEqual(['untranslated'])
})

it('toNewDialog numbers the names of dialogs that have no plain letters, or are called like another one', async () => {
  const first = toNewDialog(flow, step, '你好')
  const { flow: after } = await runEdit(addPart(flow, at(step, 'dialogs', first.name ?? ''), first))
  expect([first.name, toNewDialog(after, step, '1').name]).toEqual(['answer', 'answer2'])
  expect(toNewDialog(flow, step, 'Constructor').name).toBe('constructor2')
})

it('toNewButton gives a new button an event name of its own', () => {
  const { value, changes } = toNewButton(flow, 'EMPLOYMENT_AND_INCOME', 'Finish', 'enoughIncome')
  const { action }: { readonly action?: string } = Object(value)
  expect(action).toMatch(/^finish\d+$/)
  expect(changes).toMatchObject([{ path: ['steps', 'EMPLOYMENT_AND_INCOME', 'on', action], value: [{ stay: true }] }])
})

it('toNewText names a new text by its step and its words, and numbers a name that is taken', async () => {
  const part = toNewText(flow, step, 'Your own car')
  expect(part).toEqual({
    value: { text: 'verifyVehicleInfo.yourOwnCar' },
    texts: { 'verifyVehicleInfo.yourOwnCar': 'Your own car' },
  })
  const { flow: after } = await runEdit(addPart(flow, at(step, 'view', 5), part))
  expect(toNewText(after, step, 'Your own car').value).toEqual({ text: 'verifyVehicleInfo.yourOwnCar2' })
})

it('withoutButton removes the event of a button that the step shows', () => {
  const { view = [] } = flow.written.steps['LOAN_SELECTION'] ?? {}
  const index = view.findIndex((part) => typeof part === 'object' && 'action' in part)
  expect(withoutButton(flow, 'LOAN_SELECTION', ['steps', 'LOAN_SELECTION', 'view', index], '')).toEqual([
    { file, path: ['steps', 'LOAN_SELECTION', 'on', 'notListed'], value: undefined },
  ])
  expect(withoutButton(flow, 'LOAN_SELECTION', ['steps', 'LOAN_SELECTION', 'view', 0], '')).toEqual([])
})

it('withoutButton keeps an event that a component of the step sends, too', async () => {
  const name = 'CHECKLIST_STATUS'
  const added = { value: { action: 'addIncome', label: 'checklist.finish' } }
  const { view = [] } = flow.written.steps[name] ?? {}
  const { flow: after } = await runEdit(addPart(flow, at(name, 'view', view.length), added))
  const toGone = (code: string) => withoutButton(after, name, ['steps', name, 'view', view.length], code)
  expect(toGone('')).toMatchObject([{ path: ['steps', name, 'on', 'addIncome'] }])
  expect(toGone('other\naddIncome')).toEqual([])
})

it('withoutDialog makes a step stay where it showed the removed dialog', async () => {
  const [name = ''] = Object.entries(flow.written.steps).find(([, one]) => one.dialogs?.['startOver']) ?? []
  const { flow: after } = await runEdit(
    removePart(
      flow,
      at(name, 'dialogs', 'startOver'),
      {},
      { toFollowing: () => withoutDialog(flow, name, 'startOver', '') },
      '',
    ),
  )
  const { on = {} } = after.definition.steps[name] ?? {}
  expect(on['startOver']).toEqual([{ stay: true }])
  expect(Object.keys(on), 'what only its buttons have sent').not.toContain('confirmStartOver')
})

it('withoutButton keeps an event that another button sends, too', () => {
  const toGone = (index: number) =>
    withoutButton(flow, 'EMPLOYMENT_AND_INCOME', toPath('EMPLOYMENT_AND_INCOME', 'enoughIncome', index), '')
  expect(toGone(0), 'both dialogs finish').toEqual([])
  const [name = ''] = Object.entries(flow.written.steps).find(([, one]) => one.dialogs?.['startOver']) ?? []
  expect(withoutButton(flow, name, toPath(name, 'startOver', 1), '')).toMatchObject([
    { path: ['steps', name, 'on', 'keep'] },
  ])
})
