import { act, screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { StudioBar } from '../../studio/StudioBar.tsx'
import { SettingsForm } from '../../studio/settings/SettingsForm.tsx'
import { StepForm } from '../../studio/settings/StepForm.tsx'
import { TextsForm } from '../../studio/words/TextsForm.tsx'
import { applyEdit } from '../../studio/words/edits/applyEdit.ts'
import { removeStep } from '../../studio/words/edits/steps.ts'
import { editText } from '../../studio/words/edits/texts.ts'
import { RoutesForm } from '../../studio/words/routes/RoutesForm.tsx'
import { RulesForm } from '../../studio/words/rules/RulesForm.tsx'
import { EditStep } from '../../studio/words/steps/EditStep.tsx'
import { guardTests } from '../engine/react/guardTests.ts'
import { Form, drawStudio } from './support/drawStudio.tsx'
import { openFlow } from './support/openFlow.ts'

guardTests()

const sections = 'flows/sections.json'
const withSections = { [sections]: readFileSync(sections, 'utf8') }

it('undo in the studio opens the step that comes back, and redo leaves it', async () => {
  const { user, desk, workspace, model } = drawStudio(<StudioBar />)
  const steps = () => Object.keys(model.getState().flow?.definition.steps ?? {})
  act(() => {
    desk.setState({ step: 'LENDER_INFO' })
    applyEdit(workspace, removeStep(openFlow(), 'LENDER_INFO', { ways: 'OFF_RAMP', resumed: 'OFF_RAMP' }))
    desk.setState({ step: 'OFF_RAMP' })
  })
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(desk.getState().step).toBe('LENDER_INFO')
  await user.click(screen.getByRole('button', { name: /^Redo/ }))
  expect(steps()).not.toContain('LENDER_INFO')
  expect(steps()).toContain(desk.getState().step)
})

it('the studio no longer says that there is nothing to save after the next edit', async () => {
  const { user, workspace } = drawStudio(<StudioBar />)
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  await screen.findByText('There are no changes to save.')
  act(() => applyEdit(workspace, editText(openFlow(), 'en', 'plate.title', 'Which car is it?')))
  expect(screen.queryByText('There are no changes to save.')).toBeNull()
})

it('saving in the studio after redo adds nothing to undo', async () => {
  const { user, workspace } = drawStudio(<StudioBar />)
  act(() => workspace.edit('typing', { 'flows/sections.json': '{"sections":   []}' }))
  act(() => workspace.undo())
  act(() => workspace.redo())
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  await screen.findByRole('dialog')
  const { files, past } = workspace.store.getState()
  expect([files['flows/sections.json'], past.length]).toEqual(['{ "sections": [] }\n', 1])
})

it('the studio says that no step can follow before the author fills in a new one', async () => {
  const { user, desk } = drawStudio(<Form of={EditStep} />)
  act(() => desk.setState({ step: 'EMPLOYMENT_AND_INCOME' }))
  await user.click(screen.getByRole('button', { name: 'Add a step after this one' }))
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('so no step can follow it. Add it after another step.')
  expect(within(dialog).queryByRole('textbox')).toBeNull()
})

it('a field that is added to a new step of the studio can be typed into at once', async () => {
  const { user } = drawStudio(<Form of={EditStep} />)
  await user.click(screen.getByRole('button', { name: 'Add a step after this one' }))
  await user.click(screen.getByRole('button', { name: 'Add a field' }))
  await user.keyboard('Pet')
  const labels = screen.getAllByLabelText<HTMLInputElement>('Label, English')
  expect(labels.map(({ value }) => value)).toEqual(['', 'Pet'])
})

it('what is typed for a new dialog of a step in the studio stays with that step', async () => {
  const { user, desk } = drawStudio(<Form of={StepForm} />)
  await user.type(screen.getByLabelText('Title of the new dialog'), 'Are you sure?')
  act(() => desk.setState({ step: 'LENDER_INFO' }))
  expect(screen.getByLabelText<HTMLInputElement>('Title of the new dialog').value).toBe('')
})

it('saving in the studio takes over a name that is still being typed', async () => {
  const { user, workspace } = drawStudio(
    <>
      <StudioBar />
      <Form of={SettingsForm} />
    </>,
    withSections,
  )
  await user.click(screen.getByText('car'))
  const [name = document.createElement('input')] = screen.getAllByDisplayValue('car')
  await user.type(name, 's{Control>}s{/Control}')
  expect(workspace.store.getState().files[sections]).toContain('"name": "cars"')
  expect(await screen.findByRole('dialog')).not.toBeNull()
})

it('the studio says which other steps use a text, however many', async () => {
  const { user } = drawStudio(<Form of={TextsForm} />)
  await user.type(screen.getByRole('searchbox', { name: 'Search all texts' }), 'common.continue')
  await screen.findByText('1 text found')
  const [row = document.body] = screen.getAllByRole('listitem')
  const summary = within(row).getByText(/^Also used in \d+ other steps\.$/)
  expect(summary.parentElement?.textContent).toContain('“Your current lender”')
})

it('a new condition offers what the step asks for first', async () => {
  const { user, desk } = drawStudio(<Form of={RoutesForm} />)
  act(() => desk.setState({ step: 'LENDER_INFO' }))
  const [condition = document.createElement('select')] = screen.getAllByLabelText('Condition of the new route')
  await user.selectOptions(condition, 'if … (new condition)')
  const [slot] = screen.getByLabelText('What to compare in line 1').querySelectorAll('optgroup')
  expect(slot?.label).toBe('lenderForm')
})

it('the buttons that remove the rules of a field have names of their own', () => {
  const { desk } = drawStudio(<Form of={RulesForm} />)
  act(() => desk.setState({ step: 'LENDER_INFO' }))
  const names = screen.getAllByRole('button', { name: /^Remove this rule/ }).map(({ textContent }) => textContent)
  expect(new Set(names).size).toBe(names.length)
})

it('the forms of the studio refuse numbers with which the flow could not be read, and say which ones are allowed', async () => {
  const { user, desk, model } = drawStudio(
    <>
      <Form of={RulesForm} />
      <Form of={StepForm} />
    </>,
  )
  act(() => desk.setState({ step: 'LENDER_INFO' }))
  const retype = async (input: HTMLElement, text: string) => {
    await user.clear(input)
    await user.type(input, text)
    expect(model.getState().isCurrent).toBe(true)
    return screen.getAllByRole('alert').map(({ textContent }) => textContent)
  }
  const length = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Lender name must be at most … characters' })
  expect(await retype(length, '-1')).toContain('Enter a whole number, at least 0.')
  await user.tab()
  expect(length.value).toBe('120')
  expect(await retype(length, '3.5')).toContain('Enter a whole number, at least 0.')
  const progress = screen.getByRole('spinbutton', { name: 'Progress' })
  expect(await retype(progress, '150')).toContain('Enter a number, at least 0, at most 100.')
  const [limit = document.body] = screen.getAllByRole('spinbutton', { name: /^Limit of the new rule/ })
  await user.type(limit, '-2{Enter}')
  expect(model.getState().isCurrent).toBe(true)
})

it('the last button of a dialog cannot be removed in the studio, since no dialog can be without', async () => {
  const { user, desk } = drawStudio(<Form of={StepForm} />)
  act(() => desk.setState({ step: 'LENDER_INFO' }))
  await user.type(screen.getByLabelText('Title of the new dialog'), 'Really?{Enter}')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove closeReally' }).disabled).toBe(true)
})
