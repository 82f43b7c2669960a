import { act, fireEvent, screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { StudioBar } from '../../studio/StudioBar.tsx'
import { FindingsList } from '../../studio/findings/FindingsList.tsx'
import { SettingsForm } from '../../studio/settings/SettingsForm.tsx'
import { StepForm } from '../../studio/settings/StepForm.tsx'
import { useDesk, useModel } from '../../studio/StudioContext.ts'
import { ignoreUnmeant } from '../../studio/keepFocus.ts'
import { LimitsForm } from '../../studio/words/LimitsForm.tsx'
import { OptionsForm } from '../../studio/words/OptionsForm.tsx'
import { TextsForm } from '../../studio/words/TextsForm.tsx'
import { WordsPane } from '../../studio/words/WordsPane.tsx'
import { removeStep } from '../../studio/words/edits/steps.ts'
import { addLanguage, editText } from '../../studio/words/edits/texts.ts'
import { applyEdit } from '../../studio/words/edits/applyEdit.ts'
import { RoutesForm } from '../../studio/words/routes/RoutesForm.tsx'
import { RulesForm } from '../../studio/words/rules/RulesForm.tsx'
import { EditStep } from '../../studio/words/steps/EditStep.tsx'
import type { FormProps } from '../../studio/words/listFormFields.ts'
import { guardTests } from '../engine/react/guardTests.ts'
import { drawStudio } from './support/drawStudio.tsx'
import { openFlow } from './support/openFlow.ts'

guardTests()

// jsdom has no layout, which the editor of JSON asks for.
Object.assign(Range.prototype, { getClientRects: () => [] })

/** Draws a form for the step of the desk. */
function Form({ of: Own }: { readonly of: ComponentType<FormProps> }) {
  const flow = useModel((model) => model.flow)
  const step = useDesk((desk) => desk.step)
  return flow && <Own flow={flow} step={step} />
}

const sections = 'flows/sections.json'
const withSections = { [sections]: readFileSync(sections, 'utf8') }

it('the settings of the studio keep a part open while it moves, so that one key moves it on and on', async () => {
  const { user, workspace } = drawStudio(<Form of={SettingsForm} />, withSections)
  const names = () => {
    const { sections: all }: { sections: { name: string }[] } = JSON.parse(
      workspace.store.getState().files[sections] ?? '',
    )
    return all.map(({ name }) => name)
  }
  await user.click(screen.getByText('car'))
  screen.getByRole('button', { name: 'Move car down' }).focus()
  await user.keyboard('{Enter}{Enter}')
  expect(names().slice(0, 3)).toEqual(['you', 'offer', 'car'])
  const open = () => [...document.querySelectorAll('details[open] > summary strong')].map((one) => one.textContent)
  expect(open()).toEqual(['car'])
  await user.click(screen.getByRole('button', { name: 'Remove car' }))
  expect(open()).toEqual([])
})

it('a route that is composed in the studio is not carried over to the next step', async () => {
  const { user, desk } = drawStudio(<Form of={RoutesForm} />)
  const target = () =>
    within(screen.getByRole('region', { name: 'Submit' }))
      .getAllByLabelText<HTMLSelectElement>('Where the new route goes')
      .at(-1) ?? document.createElement('select')
  const first = target().value
  await user.selectOptions(target(), 'OFFER_SELECTION')
  act(() => desk.setState({ step: 'ENTER_LICENSE_PLATE_MANUALLY' }))
  expect(target().value).toBe(first)
})

it('a condition that is undone in the studio is no longer chosen for a new route', async () => {
  const { user, workspace } = drawStudio(<Form of={RoutesForm} />)
  const condition = {
    file: 'flows/refinance.json',
    path: ['predicates', 'isNew'],
    value: { means: 'it is new', when: 'true' },
  }
  act(() => applyEdit(workspace, { label: 'adding a condition', changes: [condition] }))
  const submit = within(screen.getByRole('region', { name: 'Submit' }))
  const [select = document.createElement('select')] =
    submit.getAllByLabelText<HTMLSelectElement>('Condition of the new route')
  await user.selectOptions(select, 'isNew')
  expect(select.value).toBe('isNew')
  act(() => workspace.undo())
  expect(select.value).toBe('')
})

it('a double click removes one instruction of a step in the studio, not two', () => {
  const { model } = drawStudio(<Form of={RoutesForm} />)
  const stop = ignoreUnmeant(document)
  const count = () => model.getState().flow?.written.steps['ENTER_LICENSE_PLATE']?.on['enter']?.length
  const click = (detail: number) => {
    const [remove] = within(screen.getByRole('region', { name: 'Enter' })).getAllByRole('button', {
      name: 'Remove instruction 1',
    })
    if (remove) fireEvent.click(remove, { detail })
  }
  expect(count()).toBe(2)
  click(1)
  click(2)
  expect(count()).toBe(1)
  stop()
})

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

it('a limit that was emptied in the studio shows its value again when the input is left', async () => {
  const { user } = drawStudio(<Form of={LimitsForm} />)
  const [limit] = screen.getAllByRole<HTMLInputElement>('spinbutton')
  if (!limit) throw new Error('There is no limit.')
  const before = limit.value
  await user.clear(limit)
  expect(limit.value).toBe('')
  await user.tab()
  expect(limit.value).toBe(before)
})

it('Ctrl+Z in a name of the studio that is still being typed undoes no other edit', async () => {
  const studio = drawStudio(
    <>
      <StudioBar />
      <Form of={SettingsForm} />
    </>,
    withSections,
  )
  const { user, workspace } = studio
  act(() => applyEdit(workspace, editText(openFlow(), 'en', 'plate.title', 'Which car is it?')))
  await user.click(screen.getByText('car'))
  const [name] = screen.getAllByLabelText('Name')
  if (!name) throw new Error('There is no name.')
  await user.type(name, 'avan{Control>}z{/Control}')
  expect(workspace.store.getState().past).toHaveLength(1)
  await user.type(name, '{Enter}{Control>}zz{/Control}')
  expect(workspace.store.getState().past).toHaveLength(0)
})

it('the studio shows the first language again when the one that was shown is undone', () => {
  const { workspace, desk } = drawStudio(undefined)
  applyEdit(workspace, addLanguage(openFlow(), 'fr'))
  desk.setState({ language: 'fr' })
  workspace.undo()
  expect(desk.getState().language).toBe('en')
})

it('the studio offers no new field that the product has no input for', async () => {
  const { user } = drawStudio(<Form of={RulesForm} />)
  await user.click(screen.getByRole('button', { name: 'Add a field' }))
  const kinds = within(screen.getByLabelText('Field type')).getAllByRole('option')
  expect(kinds.map((one) => one.textContent)).toEqual([
    'Short text',
    'Number',
    'Date',
    'Email address',
    'Checkbox',
    'Choice of options',
  ])
})

it('a new name of a step keeps the blanks that are typed, and the studio says that it may have none', async () => {
  const { user } = drawStudio(<Form of={EditStep} />)
  await user.click(screen.getByRole('button', { name: 'Rename this step' }))
  const name = screen.getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'ASK PLATE{Enter}')
  expect(name).toHaveProperty('value', 'ASK PLATE')
  expect(screen.getByRole('alert', { hidden: true }).textContent).toMatch(
    /^Use capital letters, digits and underscores/,
  )
})

it('the button that replaces words in the studio keeps the focus', async () => {
  const { user } = drawStudio(<Form of={TextsForm} />)
  await user.type(screen.getByLabelText('Search all texts'), 'license plate')
  await user.type(screen.getByLabelText(/^Replace/), 'tag')
  const replace = screen.getByRole('button', { name: /^Replace in/ })
  await user.click(replace)
  expect(document.activeElement).toBe(replace)
  expect(replace.getAttribute('aria-disabled')).toBe('true')
})

it('a text in the studio is called by its language and its place', () => {
  drawStudio(<Form of={TextsForm} />)
  expect(screen.getAllByRole('textbox', { name: /^Spanish · 14 characters Title plate\.title$/ })).toHaveLength(1)
})

it('a text in the studio is written from right to left if its words are', () => {
  drawStudio(
    <>
      {[TextsForm, RulesForm, OptionsForm].map((one) => (
        <Form key={one.name} of={one} />
      ))}
    </>,
  )
  const texts = [...document.querySelectorAll<HTMLElement>('textarea[lang]')]
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((text) => text.dir !== 'auto')).toEqual([])
})

it('the button that removes what is unused keeps the focus in the studio during the next check', async () => {
  const { user, findings } = drawStudio(<FindingsList />)
  const unused = { file: 'flows/copy/en.json', line: 3, column: 3, code: 'unused', message: 'nothing shows it' }
  // The explanations of the findings are read meanwhile.
  await act(async () => findings.setState({ problems: [{ ...unused, isAdvice: true }] }))
  const remove = screen.getByRole('button', { name: 'Remove' })
  await user.click(remove)
  act(() => findings.setState({ isCurrent: false }))
  expect(document.activeElement).toBe(remove)
  expect(remove.getAttribute('aria-disabled')).toBe('true')
})

it('the JSON of the studio opens at the step again after it was left, and takes no focus from its tab', async () => {
  const { user, desk } = drawStudio(<WordsPane />)
  act(() => desk.setState({ place: { file: 'flows/copy/en.json', offset: 100 } }))
  const editor = await screen.findByRole('textbox', { name: 'JSON of flows/copy/en.json' })
  await vi.waitFor(() => expect(document.activeElement).toBe(editor))
  await user.click(screen.getByRole('tab', { name: 'Settings' }))
  await user.keyboard('{ArrowRight}')
  await screen.findByRole('textbox', { name: 'JSON of flows/refinance.json' })
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'JSON' }))
})

it('the number of findings in the studio leads to their list', async () => {
  const { user } = drawStudio(
    <>
      <StudioBar />
      <FindingsList />
    </>,
  )
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'No problems found' }))
  expect(scroll.mock.contexts).toEqual([screen.getByRole('region', { name: 'Findings' })])
})

it('the studio tells beside the button what became of a save whose dialog was closed, and leaves the next dialog open', async () => {
  const { user, workspace } = drawStudio(<StudioBar />)
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
  const change = (title: string) => act(() => applyEdit(workspace, editText(openFlow(), 'en', 'plate.title', title)))
  const press = async () => {
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    await user.click(await screen.findByRole('button', { name: 'Save 1 file' }))
  }
  change('Which car is it?')
  await press()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  answers[0]?.(new Response('The disk is full.', { status: 500 }))
  await screen.findByText('Nothing was saved. The disk is full.')

  await press()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const sent = workspace.store.getState().files
  change('Which car is yours?')
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  await screen.findByRole('button', { name: 'Save 1 file' })
  answers[1]?.(Response.json({ files: { 'flows/copy/en.json': sent['flows/copy/en.json'] } }))
  await screen.findByText('Saved 1 file.')
  expect(screen.getByRole('heading', { name: 'Save these changes?' })).toBeDefined()
})
