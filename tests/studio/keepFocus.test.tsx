import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ignoreUnmeant, keepFocus } from '../../studio/keepFocus.ts'

let stop = () => {}
beforeEach(() => {
  const stops = [keepFocus(document), ignoreUnmeant(document)]
  stop = () => stops.forEach((one) => one())
})
afterEach(() => stop())

/** A list whose items can be removed, with a form below. */
function List() {
  const [names, setNames] = useState(['one', 'two', 'three'])
  return (
    <section>
      <a href="#top">Before</a>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <input aria-label={name} />
            <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button">Add</button>
    </section>
  )
}

const press = async (name: string) => {
  const button = screen.getByRole('button', { name })
  act(() => button.focus())
  await userEvent.keyboard('{Enter}')
}

it('the same button of the next item gets the focus of a removed one, then of the one before, then what follows', async () => {
  render(<List />)
  await press('Remove two')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove three' }))
  await press('Remove three')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove one' }))
  await press('Remove one')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }))
})

it('a double click removes one item, not also the next one that took its place', () => {
  render(<List />)
  fireEvent.click(screen.getByRole('button', { name: 'Remove one' }), { detail: 1 })
  fireEvent.click(screen.getByRole('button', { name: 'Remove two' }), { detail: 2 })
  expect(screen.queryByRole('button', { name: 'Remove two' })).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remove two' }), { detail: 1 })
  expect(screen.queryByRole('button', { name: 'Remove two' })).toBeNull()
})

it('a double click sends a form once, which is empty by the second click', () => {
  const send = vi.fn<() => void>()
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <button type="submit">Send</button>
    </form>,
  )
  for (const detail of [1, 2]) fireEvent.click(screen.getByRole('button', { name: 'Send' }), { detail })
  expect(send).toHaveBeenCalledOnce()
})

it('a number lets go of the focus when the wheel turns above it, which would change it', () => {
  render(<input type="number" aria-label="Limit" />)
  const input = screen.getByRole('spinbutton')
  act(() => input.focus())
  fireEvent.wheel(input)
  expect(document.activeElement).toBe(document.body)
})

it('the same button of what replaces a part under another name gets its focus', async () => {
  function Named() {
    const [name, setName] = useState('two')
    return (
      <ul>
        {['one', name].map((one) => (
          <li key={one}>
            <button type="button" onClick={() => setName('three')}>
              Rename {one}
            </button>
          </li>
        ))}
      </ul>
    )
  }
  render(<Named />)
  await press('Rename two')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename three' }))
})

it('the first field of what a button adds in its own place gets the focus, not the button that removes it', async () => {
  function Addable() {
    const [isThere, setThere] = useState(false)
    return isThere ? (
      <fieldset>
        <input aria-label="Main color" />
        <button type="button">Remove brand</button>
      </fieldset>
    ) : (
      <div>
        <button type="button" onClick={() => setThere(true)}>
          Add brand
        </button>
      </div>
    )
  }
  render(<Addable />)
  await press('Add brand')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Main color' }))
})

it('the focus stays where it is when something else goes away', async () => {
  const { container } = render(<List />)
  const [first] = screen.getAllByRole('textbox')
  act(() => first?.focus())
  container.querySelector('li:last-child')?.remove()
  await Promise.resolve()
  expect(document.activeElement).toBe(first)
})
