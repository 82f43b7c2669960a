import { act, fireEvent, screen, within, waitFor } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { StudioBar } from '../../studio/StudioBar.tsx'
import { FindingsList } from '../../studio/findings/FindingsList.tsx'
import { SettingsForm } from '../../studio/settings/SettingsForm.tsx'
import { ignoreUnmeant } from '../../studio/keepFocus.ts'
import { LimitsForm } from '../../studio/words/LimitsForm.tsx'
import { OptionsForm } from '../../studio/words/OptionsForm.tsx'
import { KeyTexts } from '../../studio/words/TextRow.tsx'
import { TextsForm } from '../../studio/words/TextsForm.tsx'
import { WordsPane } from '../../studio/words/WordsPane.tsx'
import { addLanguage, editText } from '../../studio/words/edits/texts.ts'
import { applyEdit } from '../../studio/words/edits/applyEdit.ts'
import { RoutesForm } from '../../studio/words/routes/RoutesForm.tsx'
import { RulesForm } from '../../studio/words/rules/RulesForm.tsx'
import { EditStep } from '../../studio/words/steps/EditStep.tsx'
import { guardTests } from '../engine/react/guardTests.ts'
import { Form, drawStudio } from './support/drawStudio.tsx'
import { openFlow } from './support/openFlow.ts'

guardTests()

// jsdom has no layout, which the editor of JSON asks for.
Object.assign(Range.prototype, { getClientRects: () => [] })

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

it.each([
  ['RESUME', 'Enter', 'When the step opens', ['1', '2', '2 missing 1', '2 refused 1', '3', '4', '5']],
  [
    'ENTER_LICENSE_PLATE',
    'Change plateNumber',
    'When “License plate number” changes',
    ['1', '1 of forgetFoundVehicle'],
  ],
])('each instruction at %s has its own name in the studio, below its event in words', (step, event, words, names) => {
  const { desk } = drawStudio(<Form of={RoutesForm} />)
  act(() => desk.setState({ step }))
  const region = screen.getByRole('region', { name: event })
  const buttons = [...region.querySelectorAll('button[aria-label^="Remove"]')]
  expect(region.querySelector('h3')?.textContent).toContain(words)
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
    names.map((name) => `Remove instruction ${name}`),
  )
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

it('a text of the engine that the flow does not replace is shown in the studio as what stands there by itself', () => {
  drawStudio(<KeyTexts flow={{ ...openFlow(), copy: new Map([['es', {}]]) }} textKey="errors.required" />)
  expect(screen.getByRole('textbox', { name: 'Text · Spanish errors.required' }).getAttribute('placeholder')).toBe(
    'Complete este campo',
  )
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
  await waitFor(() => expect(document.activeElement).toBe(editor))
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
