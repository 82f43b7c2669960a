// @vitest-environment jsdom
import { act, within } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import type { ActionResult } from '../../../engine/actions/ActionHandler.ts'
import type { CompiledForm } from '../../../engine/definition/CompiledFlow.ts'
import { builtInInputs, rareInputs, requiredCopy, TextInput, type InputProps } from '../../../engine/react/index.ts'
import type { JsonSchema } from '../../../engine/validation/JsonSchema.ts'
import { drawFlow, withForms } from './drawFlow.tsx'
import { guardTests } from './guardTests.ts'
import { toForm } from './toForm.ts'

guardTests()

const drawFields = (properties: Record<string, JsonSchema>, rest: Partial<CompiledForm> = {}, more: object = {}) =>
  drawFlow({
    steps: { FIRST: withForms(toForm({ type: 'object', properties, required: ['must'] }, rest)) },
    ...more,
  })

const required = Object.fromEntries(requiredCopy.map((key) => [key, key]))
const must = { type: 'string', title: 'must' }

const hide = (value: unknown, isFocused: boolean) =>
  typeof value === 'string' ? (isFocused ? value : `***${value.slice(-2)}`) : ''
const Secret = (props: InputProps) => <TextInput {...props} format={hide} />

describe('a field', () => {
  it('has a label that says when the field is optional', async () => {
    const { getByLabelText } = await drawFields({ must, may: { type: 'string', title: 'may' } })
    expect(getByLabelText('must')).toHaveProperty('name', 'must')
    expect(getByLabelText('may form.optional')).toHaveProperty('name', 'may')
    expect(getByLabelText('must').getAttribute('aria-required')).toBe('true')
  })

  it('is described by its hint, and by its error when it is invalid', async () => {
    const { control, user } = await drawFields({ must: { ...must, description: 'as on the card' } })
    const description = () =>
      control('must')
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
    expect(description()).toEqual(['as on the card', ''])
    await user.type(control('must'), 'A{Backspace}')
    await user.tab()
    expect(description()).toEqual(['errors.required'])
  })

  it('has a different id in each form on the page', async () => {
    const [first, second] = [await drawFields({ must }), await drawFields({ must })]
    expect(first.control('must').id).not.toBe(second.control('must').id)
  })

  it('passes the keyboard and autofill hints of its schema to the input', async () => {
    const ui = { autocomplete: 'postal-code', inputMode: 'numeric', enterKeyHint: 'done', maxLength: 5 }
    const { control } = await drawFields({ must: { ...must, ui } })
    expect(control('must').getAttribute('autocomplete')).toBe('postal-code')
    expect(control('must').getAttribute('inputmode')).toBe('numeric')
    expect(control('must').getAttribute('enterkeyhint')).toBe('done')
    expect(control('must').maxLength).toBe(5)
  })

  it('suggests the examples of its schema and accepts anything else', async () => {
    const { control, user, session } = await drawFields({ must: { ...must, examples: ['Apple', 'Pear'] } })
    const { list } = control('must')
    expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(['Apple', 'Pear'])
    await user.type(control('must'), 'Quince')
    await user.tab()
    expect(session.store.getState().data['form']).toEqual({ must: 'Quince' })
  })

  it('leaves out pasted characters that nobody sees, and takes every blank for a space', async () => {
    const { control, user, session } = await drawFields({ must, may: { type: 'string' } })
    await user.click(control('must'))
    await user.paste('\u202A12\u00A0\u202EMa\u00ADin\tSt\u2069')
    await user.tab()
    await user.paste(' \u200B')
    await user.tab()
    expect(session.store.getState().data['form']).toEqual({ must: '12 Main St' })
  })

  it('is disabled and read-only while its conditions hold', async () => {
    const { control, session } = await drawFields(
      { must, may: { type: 'string' } },
      { fields: { must: { disabledWhen: 'locked' }, may: { readOnlyWhen: 'locked' } } },
      { slots: { form: {}, lock: true }, predicates: { locked: ({ lock }: { lock?: boolean }) => lock === true } },
    )
    expect(control('must').disabled).toBe(true)
    expect(control('may').readOnly).toBe(true)
    act(() => session.store.setState({ data: { form: {}, lock: false } }))
    expect(control('must').disabled).toBe(false)
    expect(control('may').readOnly).toBe(false)
  })
})

describe('a select', () => {
  const kind = { type: 'string', title: 'kind', enum: ['Rent', 'Lease'], ui: { options: 'kinds' } }

  it('starts with no choice and labels its values by their copy keys', async () => {
    const { control, user, data } = await drawFields({ kind })
    const options = [...control('kind').querySelectorAll('option')].map((option) => option.textContent)
    expect(options).toEqual(['form.choose', 'kinds.Rent', 'kinds.Lease'])
    await user.selectOptions(control('kind'), 'Lease')
    expect(data()).toEqual({ kind: 'Lease' })
    await user.selectOptions(control('kind'), '')
    expect(data()).toEqual({ kind: undefined })
  })

  it('is sent with a choice that a browser filled in without an event', async () => {
    const { control, getByText, user, data } = await drawFields({ kind })
    control('kind').value = 'Lease'
    await user.click(getByText('continue'))
    expect(data()).toEqual({ kind: 'Lease' })
  })

  it('shows its options when the session has loaded them, and commits a number as a number', async () => {
    const from = ({ years: list }: { years?: unknown }) => list
    const years = { from, slot: 'years', value: 'year', label: 'year' }
    const { control, session, user, data } = await drawFields(
      { year: { type: 'number', title: 'year' } },
      { fields: { year: { options: years } } },
      { slots: { form: { year: 2020 }, years: null } },
    )
    act(() => session.store.setState({ loads: { years: { slot: 'years' } } }))
    expect(control('year').textContent).toBe('form.loading')
    expect(control('year').ariaBusy).toBe('true')
    act(() =>
      session.store.setState({ loads: {}, data: { form: { year: 2020 }, years: [{ year: 2021 }, { year: 2020 }] } }),
    )
    expect(control('year').ariaBusy).toBeNull()
    expect(control('year').value).toBe('2020')
    await user.selectOptions(control('year'), '2021')
    expect(data()).toEqual({ year: 2021 })
  })

  it('shows each option once, and no option of an earlier list, when a service names some twice', async () => {
    const from = ({ models: list }: { models?: unknown }) => list
    const { control, session } = await drawFields(
      { model: { type: 'string', title: 'model' } },
      { fields: { model: { options: { from, slot: 'models' } } } },
      { slots: { form: {}, models: ['Civic', 'Accord', 'Civic'] } },
    )
    const options = () => [...control('model').querySelectorAll('option')].map(({ value }) => value)
    expect(options()).toEqual(['', 'Civic', 'Accord'])
    act(() => session.store.setState({ data: { form: {}, models: ['Focus', 'Fiesta', 'Focus'] } }))
    expect(options()).toEqual(['', 'Focus', 'Fiesta'])
  })

  it('shows that its options are loading or failed to load, and loads only them again', async () => {
    const years = { from: ({ years: list }: { years?: unknown }) => list, slot: 'years' }
    const answers: ((result: ActionResult) => void)[] = []
    const handle = () => new Promise<ActionResult>((resolve) => void answers.push(resolve))
    const list = { action: 'listYears', with: {}, on: {}, save: 'years' }
    const { control, user, container, getByText, errorOf } = await drawFlow({
      steps: {
        FIRST: {
          ...withForms(
            toForm(
              { type: 'object', properties: { year: { type: 'number', title: 'year' }, must } },
              { fields: { year: { options: years } } },
            ),
          ),
          on: { 'change must': [{ at: 'must', call: list }] },
          optionSlots: ['years'],
        },
      },
      slots: { form: {}, years: [] },
      handlers: { listYears: () => Promise.resolve({ default: handle }) },
      parts: { help: () => <p>call us</p> },
    })
    const status = () => container.querySelector('output:not(:empty)')?.textContent
    const answer = (result: ActionResult) => act(async () => answers.pop()?.(result))

    await user.type(control('must'), 'x')
    await user.tab()
    expect(status()).toBe('year: form.options.loading')
    expect(control('year').ariaBusy).toBe('true')
    await answer({ outcome: 'failed', failure: { status: 500, message: 'broken' } })
    expect(status()).toBe('year: form.options.failed')
    expect(control('year').ariaBusy).toBeNull()
    const described = control('year').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['year: form.options.failed', ''])
    expect(container.querySelector('.banner')).toBeNull()
    expect(getByText('call us')).not.toBeNull()

    await user.click(getByText('form.tryAgain'))
    expect(status()).toBe('year: form.options.loading')
    expect(document.activeElement).toBe(control('year'))
    await answer({ outcome: 'listed', data: [2021] })
    expect(status()).toBeUndefined()
    expect(control('year').textContent).toBe('form.choose2021')
    expect(errorOf('year')).toBe('')
  })

  it('shows that there is nothing to choose from', async () => {
    const { control } = await drawFields(
      { year: { type: 'number', title: 'year' } },
      { fields: { year: { options: { from: () => [] } } } },
    )
    expect(control('year').textContent).toBe('form.noOptions')
  })

  it('shows whom to ask when an answer without options leaves nothing to choose from', async () => {
    const years = { from: ({ years: list }: { years?: unknown }) => list, slot: 'years' }
    const one = { type: 'number', title: 'year' }
    const form = toForm({ type: 'object', properties: { year: one } }, { fields: { year: { options: years } } })
    const { container, getByText, session } = await drawFlow({
      steps: { FIRST: withForms(form) },
      slots: { form: {}, years: [] },
      parts: { help: () => <p>call us</p> },
    })
    expect(getByText('call us')).not.toBeNull()
    for (const some of [[2021], [{ thatItsInput: 'draws itself' }]]) {
      act(() => session.store.setState({ data: { form: {}, years: some } }))
      expect(container.textContent).not.toContain('call us')
    }
  })
})

describe('other inputs', () => {
  it('commit numbers as numbers, and any other text as it was typed', async () => {
    const { control, user, data, errorOf } = await drawFields({ amount: { type: 'number', title: 'amount' } })
    await user.type(control('amount'), '1,250.50')
    await user.tab()
    expect(data()).toEqual({ amount: 1250.5 })
    await user.clear(control('amount'))
    await user.type(control('amount'), 'lots')
    await user.tab()
    expect(data()).toEqual({ amount: 'lots' })
    expect(errorOf('amount')).toBe('errors.invalid')
  })

  it.each([
    ['1 250', 1250],
    ['１，２５０', 1250],
    ['١٢٫٥', 12.5],
    ['-1,234,567.5', -1_234_567.5],
    ['12,50', '12,50'],
    ['1,5', '1,5'],
    ['1.234,56', '1.234,56'],
    ['350 5', '350 5'],
  ])(
    'read separators only where thousands have them, so that no amount becomes another one: %s',
    async (typed, value) => {
      const { control, user, data, errorOf } = await drawFields({ amount: { type: 'number', title: 'amount' } })
      await user.type(control('amount'), typed)
      await user.tab()
      expect(data()).toEqual({ amount: value })
      expect(errorOf('amount')).toBe(typeof value === 'number' ? '' : 'errors.invalid')
    },
  )

  it('accept a typed date in the order of the hint and commit it as an ISO date', async () => {
    const { control, user, data, getByText } = await drawFields({
      born: { type: 'string', format: 'date', title: 'born' },
    })
    expect(getByText('form.date.hint')).toBeTruthy()
    await user.type(control('born'), '2/28/1990')
    await user.tab()
    expect(data()).toEqual({ born: '1990-02-28' })
    expect(control('born').value).toBe('02/28/1990')
  })

  it('keep an impossible date as it was typed and show an error', async () => {
    const { control, user, data, errorOf } = await drawFields({
      born: { type: 'string', format: 'date', title: 'born' },
    })
    await user.type(control('born'), '02/31/1990')
    await user.tab()
    expect(control('born').value).toBe('02/31/1990')
    expect(data()).toEqual({ born: '02/31/1990' })
    expect(errorOf('born')).toBe('errors.invalid')
  })

  it('have no calendar button when the browser cannot open a calendar', async () => {
    const { container } = await drawFields({
      moved: { type: 'string', format: 'date', title: 'moved', ui: { picker: true } },
    })
    expect(container.querySelectorAll('.date-picker')).toHaveLength(0)
  })

  it('show radio cards as a group with a legend', async () => {
    const { getByRole, user, data } = await drawFields({
      term: { type: 'number', title: 'term', enum: [36, 72], ui: { input: 'radio' } },
    })
    const group = within(getByRole('group', { name: 'term form.optional' }))
    await user.click(group.getByRole('radio', { name: '72' }))
    expect(data()).toEqual({ term: 72 })
  })

  it('accept text of several lines, in which Enter starts a new one', async () => {
    const { control, user, data } = await drawFields(
      { note: { type: 'string', title: 'note', ui: { input: 'textarea' } } },
      {},
      { parts: { inputs: rareInputs } },
    )
    await user.type(control('note'), 'One{Enter}Two ')
    await user.tab()
    expect(data()).toEqual({ note: 'One\nTwo' })
  })

  it('commit several choices as a list in the order of the schema, and none as no value', async () => {
    const items = { type: 'string', enum: ['cat', 'dog', 'fish'], ui: { options: 'pets' } }
    const { getByRole, user, data, errorOf, getByText } = await drawFields(
      { pets: { type: 'array', title: 'pets', items, minItems: 1 } },
      {},
      { parts: { inputs: rareInputs } },
    )
    const group = within(getByRole('group', { name: 'pets form.optional' }))
    const tick = (name: string) => user.click(group.getByRole('checkbox', { name }))
    await tick('pets.fish')
    await tick('pets.cat')
    expect(data()).toEqual({ pets: ['cat', 'fish'] })
    await tick('pets.cat')
    await tick('pets.fish')
    expect(data()).toEqual({})
    await user.click(getByText('continue'))
    expect(errorOf('pets')).toBe('')
  })

  it('are sent with boxes and cards that a browser filled in without an event, and with what was pressed after that', async () => {
    const items = { type: 'string', enum: ['cat', 'dog', 'fish'] }
    const { container, getByText, user, data } = await drawFields(
      {
        term: { type: 'number', title: 'term', enum: [36, 72], ui: { input: 'radio' } },
        pets: { type: 'array', title: 'pets', items },
        consent: { type: 'boolean', title: 'consent' },
        unticked: { type: 'boolean', title: 'unticked' },
      },
      {},
      { parts: { inputs: { ...builtInInputs, ...rareInputs } } },
    )
    const boxes = [...container.querySelectorAll('input')]
    const tick = (...places: number[]) => places.forEach((place) => boxes[place] && (boxes[place].checked = true))
    tick(1, 2, 4, 5)
    await user.click(getByText('continue'))
    expect(data()).toEqual({ term: 72, pets: ['cat', 'fish'], consent: true })
    for (const place of [0, 2, 5]) await user.click(boxes[place] ?? container)
    await user.click(getByText('continue'))
    expect(data()).toEqual({ term: 36, pets: ['fish'], consent: false })
  })

  it('put links into the label of a checkbox', async () => {
    const { getByRole, control } = await drawFields(
      { consent: { type: 'boolean', title: 'consent' } },
      {},
      {
        constants: { termsUrl: 'https://example.com/terms' },
        parts: {
          copy: { ...required, title: 'Title', continue: 'Continue', consent: 'I accept the [terms](termsUrl).' },
        },
      },
    )
    expect(getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('https://example.com/terms')
    expect(control('consent').labels?.[0]?.textContent).toBe('I accept the terms.')
  })

  it('of a product can build on TextInput and mask their value', async () => {
    const { control, user, data } = await drawFields(
      { must: { ...must, ui: { input: 'secret' } } },
      {},
      { slots: { form: { must: '12345' } }, parts: { inputs: { secret: Secret } } },
    )
    expect(control('must').value).toBe('***45')
    await user.click(control('must'))
    expect(control('must').value).toBe('12345')
    await user.tab()
    expect(control('must').value).toBe('***45')
    expect(data()).toEqual({ must: '12345' })
  })
})

it('a form has no accessibility violations in axe, with and without errors', async () => {
  const { container, user, getByText } = await drawFields(
    {
      must: { ...must, description: 'hint' },
      kind: { type: 'string', title: 'kind', enum: ['Rent'] },
      term: { type: 'number', title: 'term', enum: [36, 72], ui: { input: 'radio' } },
      consent: { type: 'boolean', title: 'consent' },
      born: { type: 'string', format: 'date', title: 'born' },
      note: { type: 'string', title: 'note', ui: { input: 'textarea' } },
      pets: { type: 'array', title: 'pets', items: { type: 'string', enum: ['cat', 'dog'] } },
    },
    {},
    { parts: { inputs: { ...builtInInputs, ...rareInputs } } },
  )
  const toFaults = async () => {
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }
  expect(await toFaults()).toEqual([])
  await user.click(getByText('continue'))
  expect(await toFaults()).toEqual([])
})
