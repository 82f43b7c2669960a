// @vitest-environment jsdom
import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ActionResult } from '../../../engine/actions/ActionHandler.ts'
import { TextInput, useSession, type InputProps } from '../../../engine/react/index.ts'
import type { JsonSchema } from '../../../engine/validation/JsonSchema.ts'
import { toCleanData } from '../../../engine/validation/validate.ts'
import { drawFlow, withForms } from './drawFlow.tsx'
import { deferred } from '../session/createTestSession.ts'
import { guardTests } from './guardTests.ts'
import { toForm, type FormRest } from './toForm.ts'

guardTests()

const person: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'name', minLength: 2 },
    email: { type: 'string', title: 'email', format: 'email' },
    nickname: { type: 'string', title: 'nickname' },
  },
  required: ['name', 'email'],
  errorMessage: { required: { name: 'name missing', email: 'email missing' } },
}

const drawForm = (schema: JsonSchema, rest: FormRest = {}, more: object = {}) =>
  drawFlow({ steps: { FIRST: withForms(toForm(schema, rest)), SECOND: {} }, ...more })

describe('what is typed', () => {
  it('is committed when the field loses the focus', async () => {
    const { user, control, data } = await drawForm(person)
    await user.type(control('name'), 'Ada')
    expect(data()).toEqual({})
    await user.tab()
    expect(data()).toEqual({ name: 'Ada' })
  })

  it('is committed and submitted by Enter in the focused field', async () => {
    const { container, user, control, session } = await drawForm(person)
    await user.type(control('name'), 'Ada')
    await user.type(control('email'), 'ada@example.com{Enter}')
    expect(session.store.getState()).toMatchObject({
      data: { form: { name: 'Ada', email: 'ada@example.com' } },
      isSubmitSuccess: true,
    })
    const isLocked = () => container.querySelector<HTMLElement>('.group')?.inert
    expect(isLocked(), 'the form can be filled in again once it was sent').toBe(false)
  })

  it('is committed when the browser fills a field that has no focus', async () => {
    const { control, data } = await drawForm(person)
    fireEvent.input(control('email'), { target: { value: 'ada@example.com' } })
    expect(data()).toEqual({ email: 'ada@example.com' })
  })

  it('is committed for every field when several are filled at once', async () => {
    const { control, data } = await drawForm(person)
    act(() => {
      fireEvent.input(control('name'), { target: { value: 'Ada' } })
      fireEvent.input(control('email'), { target: { value: 'ada@example.com' } })
    })
    expect(data()).toEqual({ name: 'Ada', email: 'ada@example.com' })
  })

  it('replaces what arrives in a field that has just been entered', async () => {
    const { user, control, session, data } = await drawForm(person)
    act(() => control('name').focus())
    act(() => session.draft({ name: 'Denver' }))
    await user.keyboard('Boulder')
    await user.tab()
    expect(data()).toEqual({ name: 'Boulder' })
  })

  it('is committed at once while code is fetched that may be needed to send it', async () => {
    const { user, control, data, session } = await drawForm(person)
    await user.type(control('name'), 'Ada')
    act(() => session.store.setState({ isLoading: true }))
    await user.keyboard('m')
    expect(document.activeElement).toBe(control('name'))
    expect(data()).toEqual({ name: 'Adam' })
  })

  it.each(['with', 'without'])('%s focus as the form is sent stays, and is sent by the next try', async (how) => {
    const answers: ((result: ActionResult) => void)[] = []
    const save = vi.fn<(input: unknown) => Promise<ActionResult>>(() => new Promise((resolve) => answers.push(resolve)))
    const call = { action: 'save', with: { name: ({ form }: { form?: { name?: string } }) => form?.name }, on: {} }
    const { user, control, session, getByText } = await drawFlow({
      steps: { FIRST: { ...withForms(toForm(person)), on: { submit: [{ at: 'x', call, stay: true }] } } },
      slots: { form: { name: 'Ada', email: 'ada@example.com' } },
      actions: { save: { expected: 'saved', timeoutMs: undefined, waits: false } },
      handlers: { save: () => Promise.resolve({ default: save }) },
    })
    if (how === 'with') await user.type(control('name'), 'm')
    act(() => void session.submit({ name: 'Ada', email: 'ada@example.com' }))
    await act(() => vi.waitFor(() => expect(save).toHaveBeenCalledOnce()))
    if (how === 'without') fireEvent.input(control('name'), { target: { value: 'Adam' } })
    await act(async () => answers[0]?.({ outcome: 'failed', failure: { status: 400, message: 'No luck.' } }))
    act(() => control('name').focus())
    act(() => control('name').blur())
    expect(control('name').value).toBe('Adam')
    await user.click(getByText('form.tryAgain'))
    expect(save.mock.calls.map(([sent]) => sent)).toEqual([{ name: 'Ada' }, { name: 'Adam' }])
  })

  it('cannot change while the form is sent by a retry on a whole-page screen', async () => {
    const [failed, waited] = [{ status: 500, message: '' }, { outcome: 'waited' }]
    const save = vi.fn<(input: unknown) => Promise<ActionResult>>(() => new Promise(() => undefined))
    save.mockResolvedValueOnce({ outcome: 'failed', failure: failed })
    const call = (action: string) => ({ at: action, call: { action, with: {}, on: {} } })
    const Failed = () => {
      const session = useSession()
      return (
        <button type="button" onClick={() => void session.retry()}>
          again
        </button>
      )
    }
    const { user, control, getByText, container } = await drawFlow({
      steps: { FIRST: { ...withForms(toForm(person)), on: { submit: [call('wait'), call('save')] } } },
      slots: { form: { name: 'Ada', email: 'ada@example.com' } },
      actions: {
        wait: { expected: 'waited', timeoutMs: undefined, waits: true },
        save: { expected: 'saved', timeoutMs: undefined, waits: false },
      },
      handlers: {
        wait: () => Promise.resolve({ default: () => Promise.resolve(waited) }),
        save: () => Promise.resolve({ default: save }),
      },
      predicates: { isBroken: () => true },
      failures: [{ when: 'isBroken', screen: 'error' }],
      parts: { screens: { error: Failed } },
    })
    await user.click(getByText('continue'))
    await user.click(await waitFor(() => getByText('again')))
    await act(() => vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2)))
    expect(container.querySelector('.group')?.contains(control('name'))).toBe(true)
    expect(container.querySelector<HTMLElement>('.group')?.inert).toBe(true)
  })

  it('is masked without the focus even while the form takes nothing because it is being sent', async () => {
    const format = (value: unknown, isFocused: boolean) => (isFocused && typeof value === 'string' ? value : '•••')
    const Masked = (props: InputProps) => <TextInput {...props} format={format} />
    const save = vi.fn<(input: unknown) => Promise<ActionResult>>(() => new Promise(() => undefined))
    const call = { action: 'save', with: {}, on: {} }
    const { user, control, session, data } = await drawFlow({
      steps: { FIRST: { ...withForms(toForm(person)), on: { submit: [{ at: 'x', call, stay: true }] } } },
      actions: { save: { expected: 'saved', timeoutMs: undefined, waits: false } },
      handlers: { save: () => Promise.resolve({ default: save }) },
      parts: { inputs: { text: Masked, email: TextInput } },
      slots: { form: { name: '12', email: 'ada@example.com' } },
    })
    await user.type(control('name'), '3')
    act(() => void session.submit({ name: '12', email: 'ada@example.com' }))
    await act(() => vi.waitFor(() => expect(save).toHaveBeenCalledOnce()))
    expect(document.activeElement).not.toBe(control('name'))
    expect(control('name').value).toBe('•••')
    await user.click(control('name'))
    expect(control('name').value).toBe('123')
    act(() => session.cancel())
    await user.tab()
    expect([control('name').value, data()]).toEqual(['•••', { name: '123', email: 'ada@example.com' }])
  })

  it('is committed as no value when it is blank', async () => {
    const { user, control, data } = await drawForm(person, {}, { slots: { form: { name: 'Ada' } } })
    await user.clear(control('name'))
    await user.type(control('name'), '  ')
    await user.tab()
    expect(data()).toEqual({ name: undefined })
  })

  it('renders no field while typing, and only its own field when committed', async () => {
    const renders: Record<string, number> = {}
    const Counted = (props: InputProps) => {
      renders[props.name] = (renders[props.name] ?? 0) + 1
      return <TextInput {...props} />
    }
    const { user, control } = await drawForm(person, {}, { parts: { inputs: { text: Counted, email: Counted } } })
    const before = { ...renders }
    await user.click(control('name'))
    await user.keyboard('Ada Lovelace')
    expect(renders).toEqual(before)
    await user.tab()
    expect(renders).toEqual({ ...before, name: (before['name'] ?? 0) + 1 })
  })
})

describe('the errors of a form', () => {
  it('are shown for the field that lost the focus and for no other', async () => {
    const { user, control, errorOf } = await drawForm(person)
    await user.type(control('name'), 'A{Backspace}')
    await user.tab()
    expect(errorOf('name')).toBe('name missing')
    expect(control('name').getAttribute('aria-invalid')).toBe('true')
    expect(errorOf('email')).toBe('')
    expect(control('email').getAttribute('aria-invalid')).toBe('false')
  })

  it('are not shown for an empty field that was only tabbed through', async () => {
    const { user, control, errorOf } = await drawForm(person)
    await user.click(control('name'))
    await user.tab()
    expect(errorOf('name')).toBe('')
  })

  it('appear only after a pressed pointer is released, so that nothing moves under it', async () => {
    const { user, control, errorOf, getByText } = await drawForm(person)
    await user.type(control('name'), 'A{Backspace}')
    await user.pointer({ keys: '[MouseLeft>]', target: getByText('continue') })
    expect(document.activeElement).not.toBe(control('name'))
    expect(errorOf('name')).toBe('')
    await user.pointer({ keys: '[/MouseLeft]', target: getByText('continue') })
    expect(errorOf('name')).toBe('name missing')
    expect(errorOf('email')).toBe('email missing')
  })

  it('disappear when the corrected field loses the focus', async () => {
    const { user, control, errorOf } = await drawForm(person)
    await user.type(control('name'), 'A{Backspace}')
    await user.tab()
    await user.type(control('name'), 'Ada')
    await user.tab()
    expect(errorOf('name')).toBe('')
  })

  it('are all shown on submit, one for each field, and their summary gets the focus', async () => {
    const { user, control, errorOf, getByText, getByRole } = await drawForm(person)
    await user.type(control('email'), 'nonsense')
    await user.click(getByText('continue'))
    expect(errorOf('name')).toBe('name missing')
    expect(errorOf('email')).toBe('errors.invalid')
    expect(document.activeElement).toBe(getByRole('region', { name: 'form.summary' }))
  })

  it('move the focus to the field when it is the only invalid one', async () => {
    const { user, control, getByText } = await drawForm(person)
    await user.click(getByText('continue'))
    await user.type(control('name'), 'Ada')
    await user.click(getByText('continue'))
    expect(document.activeElement).toBe(control('email'))
  })

  it('are listed above the form in page order, and each links to its field', async () => {
    const { user, control, getByText, getAllByRole } = await drawForm(person, { layouts: { '': ['email', 'name'] } })
    await user.type(control('email'), 'nonsense')
    await user.click(getByText('continue'))
    const lines = () => getAllByRole('listitem').map((line) => line.textContent)
    expect(lines()).toEqual(['email: errors.invalid', 'name missing'])
    await user.click(getByText('name missing', { selector: 'a' }))
    expect(document.activeElement).toBe(control('name'))
  })

  it('link to the field that a disabled one waits for', async () => {
    const line = (title: string) => ({ type: 'string', title })
    const form = toForm(
      { type: 'object', properties: { city: line('city'), street: line('street') }, required: ['city', 'street'] },
      { fields: { street: { disabledWhen: 'cityMissing' } } },
    )
    const { user, control, getByText } = await drawFlow({
      steps: { FIRST: withForms(form) },
      predicates: { cityMissing: () => true },
    })
    await user.click(getByText('continue'))
    await user.click(getByText(/^street/, { selector: 'a' }))
    expect(document.activeElement).toBe(control('city'))
  })

  it('leave the summary as they are corrected, and a new error does not join it', async () => {
    const { user, control, getByText, queryAllByRole, queryByRole } = await drawForm({
      ...person,
      properties: { ...person.properties, nickname: { type: 'string', title: 'nickname', minLength: 3 } },
    })
    await user.click(getByText('continue'))
    const lines = () => queryAllByRole('listitem').map((line) => line.textContent)
    expect(lines()).toEqual(['name missing', 'email missing'])
    await user.type(control('name'), 'Ada')
    await user.type(control('nickname'), 'x')
    await user.tab()
    expect(lines()).toEqual(['email missing'])
    await user.type(control('email'), 'ada@example.com')
    await user.tab()
    expect(lines()).toEqual([])
    expect(queryByRole('region', { name: 'form.summary' })).toBeNull()
  })

  it('of the form as a whole are shown as an alert', async () => {
    const submit = [{ at: 'x', issue: { message: 'pick one', params: {} } }]
    const { user, getByText, getAllByRole } = await drawFlow({
      steps: { FIRST: { ...withForms(toForm({ type: 'object', properties: {} })), on: { submit } } },
    })
    await user.click(getByText('continue'))
    expect(getAllByRole('alert').map((alert) => alert.textContent)).toContain('pick one')
    const text = getByText('pick one')
    await user.click(getByText('continue'))
    expect(getByText('pick one'), 'a new text is told again').not.toBe(text)
  })
})

describe('the form', () => {
  it('names nested fields by their path, and shows their errors at them', async () => {
    const city: JsonSchema = {
      type: 'object',
      title: 'address',
      properties: { city: { type: 'string', title: 'city' } },
      required: ['city'],
    }
    const { control, user, data, errorOf, getByText } = await drawForm({
      type: 'object',
      properties: { addresses: { type: 'array', title: 'addresses', items: city, minItems: 1 } },
    })
    await user.click(getByText('continue'))
    expect(errorOf('addresses.0.city')).toBe('errors.required')
    expect(document.activeElement).toBe(control('addresses.0.city'))
    await user.type(control('addresses.0.city'), 'Denver')
    await user.tab()
    expect(data()).toEqual({ addresses: [{ city: 'Denver' }] })
    expect(errorOf('addresses.0.city')).toBe('')
  })

  it('shows a field and keeps its value only while its condition holds', async () => {
    const { control, user, container, data, getByText } = await drawForm({
      type: 'object',
      properties: { kind: { type: 'string', title: 'kind', enum: ['Work', 'None'] } },
      required: ['kind'],
      allOf: [
        {
          if: { properties: { kind: { const: 'Work' } }, required: ['kind'] },
          // oxlint-disable-next-line unicorn/no-thenable -- a JSON Schema keyword
          then: { properties: { employer: { type: 'string', title: 'employer' } }, required: ['employer'] },
        },
      ],
    })
    expect(container.querySelector('[name="employer"]')).toBeNull()
    await user.selectOptions(control('kind'), 'Work')
    await user.type(control('employer'), 'Analytical Engines')
    await user.tab()
    expect(data()).toEqual({ kind: 'Work', employer: 'Analytical Engines' })
    await user.selectOptions(control('kind'), 'None')
    expect(toCleanData(data())).toEqual({ kind: 'None' })
    expect(container.querySelector('[name="employer"]')).toBeNull()
    await user.selectOptions(control('kind'), '')
    await user.click(getByText('continue'))
    await user.selectOptions(control('kind'), 'Work')
    expect(control('employer').value, 'even after a refused submit').toBe('Analytical Engines')
    await user.type(control('employer'), ' Ltd')
    fireEvent.change(control('kind'), { target: { value: 'None' } })
    expect(container.querySelector('[name="employer"]')).toBeNull()
    await user.selectOptions(control('kind'), 'Work')
    expect(control('employer').value, 'even if it had the focus when a script chose').toBe('Analytical Engines Ltd')
    await user.selectOptions(control('kind'), 'None')
    await user.click(getByText('continue'))
    expect(Reflect.ownKeys(Object(data())), 'nothing of it is kept once the form is sent').toEqual(['kind'])
  })

  it('keeps no value of a field that shows for another one that no longer shows', async () => {
    const yesNo = (title: string) => ({ type: 'string', title, enum: ['yes', 'no'] })
    const showing = (name: string, shown: string): JsonSchema => ({
      if: { properties: { [name]: { const: 'yes' } }, required: [name] },
      // oxlint-disable-next-line unicorn/no-thenable -- a JSON Schema keyword
      then: { properties: { [shown]: yesNo(shown) } },
    })
    const { control, user, data } = await drawForm({
      type: 'object',
      // In an order in which a part is read after those that show for it.
      properties: { a: yesNo('a') },
      allOf: [showing('c', 'd'), showing('b', 'c'), showing('a', 'b')],
    })
    for (const name of ['a', 'b', 'c', 'd']) await user.selectOptions(control(name), 'yes')
    expect(data()).toEqual({ a: 'yes', b: 'yes', c: 'yes', d: 'yes' })
    await user.selectOptions(control('a'), 'no')
    expect(toCleanData(data())).toEqual({ a: 'no' })
  })

  it('puts fields in rows as the layout says', async () => {
    const { container } = await drawForm(person, { layouts: { '': ['email', ['nickname', 'name']] } })
    const names = [...container.querySelectorAll('input')].map((input) => input.name)
    expect(names).toEqual(['email', 'nickname', 'name'])
    expect(container.querySelectorAll('.row input')).toHaveLength(2)
  })

  it('shows what the change event of a field writes to another field', async () => {
    const clear = [{ at: 'x', set: [['form.nickname', () => undefined]] as const }]
    const { user, control, data } = await drawFlow({
      steps: { FIRST: { ...withForms(toForm(person)), on: { 'change name': clear } } },
      slots: { form: { nickname: 'Countess' } },
    })
    expect(control('nickname').value).toBe('Countess')
    await user.type(control('name'), 'Grace')
    await user.tab()
    expect(control('nickname').value).toBe('')
    expect(data()).toEqual({ name: 'Grace', nickname: undefined })
  })

  it('starts empty in the next step, with nothing of the last one', async () => {
    const other: JsonSchema = { type: 'object', properties: { name: { type: 'string', title: 'other' } } }
    const { user, control, session } = await drawFlow({
      steps: {
        FIRST: { ...withForms(toForm(person, { data: 'form' })), on: { submit: [{ at: 'x', to: 'SECOND' }] } },
        SECOND: withForms(toForm(other, { data: 'second' })),
      },
      slots: { form: { email: 'ada@example.com' }, second: {} },
    })
    await user.type(control('name'), 'Ada{Enter}')
    await act(() => session.loadForm())
    expect(control('name').value).toBe('')
    expect(session.store.getState().data).toEqual({ form: { name: 'Ada', email: 'ada@example.com' }, second: {} })
  })

  it('leaves a required checkbox unchecked until the user checks it', async () => {
    const { control, user, errorOf, getByText } = await drawForm({
      type: 'object',
      properties: { consent: { type: 'boolean', const: true, title: 'consent' } },
      required: ['consent'],
      errorMessage: { properties: { consent: 'tick it' } },
    })
    expect(control('consent').checked).toBe(false)
    await user.click(getByText('continue'))
    expect(errorOf('consent')).toBe('tick it')
    await user.click(control('consent'))
    expect(errorOf('consent')).toBe('')
  })

  it('marks only the pressed button as busy while its event runs', async () => {
    const gate = deferred<ActionResult>()
    const call = { action: 'wait', with: {}, on: {} }
    const { user, getByRole, getByText } = await drawFlow({
      steps: {
        FIRST: {
          ...withForms(toForm({ type: 'object', properties: {} })),
          view: [
            { kind: 'button', action: 'other', label: 'other' },
            { kind: 'component', component: 'form' },
          ],
          on: {
            submit: [
              { at: 'x', call },
              { at: 'y', stay: true },
            ],
            other: [{ at: 'z', stay: true }],
          },
        },
      },
      handlers: { wait: async () => ({ default: () => gate.promise }) },
    })
    const submit = getByRole('button', { name: 'continue' })
    await user.click(submit)
    expect([submit.className, submit.textContent]).toEqual(['button button-primary is-busy', 'continue form.busy'])
    expect(document.activeElement).toBe(submit)
    expect(getByRole('button', { name: 'other' }).className).not.toContain('is-busy')
    await act(async () => gate.resolve({ outcome: 'done' }))
    expect([submit.className, submit.textContent]).toEqual(['button button-primary', 'continue'])
    expect(getByText('form.saved').tagName).toBe('OUTPUT')
  })

  it('shows no submit button as busy that is pressed while the step waits for another button', async () => {
    const gate = deferred<ActionResult>()
    const { user, getByRole } = await drawFlow({
      steps: {
        FIRST: {
          ...withForms(toForm({ type: 'object', properties: {} })),
          view: [
            { kind: 'button', action: 'other', label: 'other' },
            { kind: 'component', component: 'form' },
          ],
          on: {
            submit: [{ at: 'x', stay: true }],
            other: [{ at: 'y', call: { action: 'wait', with: {}, on: {} } }],
          },
        },
      },
      handlers: { wait: async () => ({ default: () => gate.promise }) },
    })
    await user.click(getByRole('button', { name: 'other' }))
    await user.click(getByRole('button', { name: 'continue' }))
    const busy = [...document.querySelectorAll('.is-busy')].map(({ textContent }) => textContent)
    expect(busy).toEqual(['other form.busy'])
    await act(async () => gate.resolve({ outcome: 'done' }))
    expect(document.querySelector('.is-busy')).toBeNull()
  })

  it('keeps the primary button disabled until its condition holds', async () => {
    const { control, user, getByText } = await drawForm(
      { type: 'object', properties: { agree: { type: 'boolean', title: 'agree' } } },
      { submitWhen: 'agreed' },
      { predicates: { agreed: ({ form }: { form?: { agree?: boolean } }) => form?.agree === true } },
    )
    expect(getByText('continue')).toHaveProperty('disabled', true)
    await user.click(control('agree'))
    expect(getByText('continue')).toHaveProperty('disabled', false)
  })
})
