// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '../../../engine/validation/JsonSchema.ts'
import { drawFlow, withForms } from './drawFlow.tsx'
import { guardTests } from './guardTests.ts'
import { toForm } from './toForm.ts'

guardTests()

const driver: JsonSchema = {
  type: 'object',
  properties: { name: { type: 'string', title: 'name' }, age: { type: 'integer', title: 'age' } },
  required: ['name'],
  errorMessage: { required: { name: 'name missing' } },
}

/** Draws a list of drivers that people can add to. */
async function drawList(rules: JsonSchema = {}, drivers?: readonly object[]) {
  const list: JsonSchema = { type: 'array', title: 'drivers', items: driver, ui: { addable: true }, ...rules }
  const schema: JsonSchema = { type: 'object', properties: { drivers: list } }
  const drawn = await drawFlow({
    steps: { FIRST: withForms(toForm(schema)), SECOND: {} },
    slots: { form: drivers ? { drivers } : {} },
  })
  const press = async (name: string) => drawn.user.click(drawn.getByRole('button', { name }))
  const removers = () => drawn.queryAllByRole('button', { name: 'form.removeItem' })
  const remove = async (index: number) => drawn.user.click(removers()[index] ?? drawn.container)
  const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent
  return { ...drawn, press, remove, removers, focused }
}
const ada = { name: 'Ada' }
const byron = { name: 'Byron' }
const carol = { name: 'Carol' }

describe('a list with items to add and remove', () => {
  it('adds an item and focuses its first field', async () => {
    const { press, focused, user, data, getByRole } = await drawList()
    await press('form.addItem')
    expect(focused()).toBe('drivers.0.name')
    await user.keyboard('Ada')
    // Assistive technology clicks without moving the focus first.
    await act(async () => getByRole('button', { name: 'form.addItem' }).click())
    expect(focused()).toBe('drivers.1.name')
    await user.keyboard('Byron')
    await user.tab()
    expect(data()).toEqual({ drivers: [ada, byron] })
    expect(focused(), 'it keeps the focus that the applicant has moved').toBe('drivers.1.age')
  })

  it('removes only the chosen item, and keeps what is being typed into another one', async () => {
    const { press, remove, removers, control, user, data } = await drawList({}, [ada, byron, carol])
    const age = control('drivers.2.age')
    await user.type(age, '36')
    await act(async () => removers()[1]?.click())
    expect(data()).toEqual({ drivers: [ada, { ...carol, age: 36 }] })
    expect(control('drivers.1.name').value).toBe('Carol')
    expect(control('drivers.1.age').value).toBe('36')
    expect(control('drivers.1.age'), 'it is the same element').toBe(age)
    expect(document.activeElement).toBe(removers()[1])
    await remove(1)
    expect(document.activeElement, 'the last item has the focus of one after it').toBe(removers()[0])
    await press('form.addItem')
    expect(removers()).toHaveLength(2)
  })

  it('moves the focus to the add button when the last item is removed', async () => {
    const { remove, data, focused } = await drawList({}, [ada])
    await remove(0)
    expect(data()).toEqual({ drivers: [] })
    expect(focused()).toBe('form.addItem')
  })

  it('hides the remove and add buttons at minItems and maxItems', async () => {
    const { press, remove, removers, queryByRole } = await drawList({ minItems: 1, maxItems: 2 })
    expect(removers()).toEqual([])
    await press('form.addItem')
    expect(queryByRole('button', { name: 'form.addItem' })).toBeNull()
    await remove(0)
    expect(removers()).toEqual([])
    expect(queryByRole('button', { name: 'form.addItem' })).not.toBeNull()
  })

  it('drops the errors of a removed item', async () => {
    const { press, remove, errorOf, session } = await drawList({}, [ada, {}, carol])
    await press('continue')
    expect(errorOf('drivers.1.name')).toBe('name missing')
    await remove(1)
    expect(errorOf('drivers.1.name')).toBe('')
    expect(session.store.getState().issues).toEqual([])
  })

  it('keeps the error of an item at it when an earlier one is removed', async () => {
    const { press, remove, errorOf, session } = await drawList({}, [ada, {}, carol, {}])
    await press('continue')
    await remove(0)
    expect(['drivers.0.name', 'drivers.1.name', 'drivers.2.name'].map(errorOf)).toEqual([
      'name missing',
      '',
      'name missing',
    ])
    expect(session.store.getState().issues).toHaveLength(2)
  })

  it('keeps the errors of all items in the summary when an earlier item is removed', async () => {
    const { press, remove, container } = await drawList({}, [{}, ada, {}, {}])
    await press('continue')
    const links = () => [...container.querySelectorAll('.error-summary a')].map((link) => link.getAttribute('href'))
    const ids = () => [...container.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => `#${id}`)
    expect(links()).toHaveLength(3)
    await remove(1)
    expect(links()).toEqual(ids())
    await remove(0)
    expect(links()).toEqual(ids())
    expect(links()).toHaveLength(2)
  })
})
