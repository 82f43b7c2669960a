// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import english from '../../../flows/copy/en.json' with { type: 'json' }
import spanish from '../../../flows/copy/es.json' with { type: 'json' }
import { readConfig } from '../../../src/widget/config/readConfig.ts'
import type { InitOptions } from '../../../src/widget/options/InitOptions.ts'
import { mount, type Widget } from '../../../src/widget/mount.tsx'

let element: HTMLElement
let widget: Widget
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  element = document.body.appendChild(document.createElement('main'))
})
afterEach(() => {
  act(() => widget.destroy())
  element.remove()
})

/** The first load of a language compiles it, which takes a while. */
const until = (check: () => void) => waitFor(check, { timeout: 10_000 })

async function mountWith(options: InitOptions) {
  const shown: string[] = []
  await act(async () => {
    widget = mount(element, readConfig({ environment: 'qa' }, { isDevelopment: false }), options, {
      onLocale: (locale) => shown.push(locale),
    })
  })
  await until(() => expect(element.querySelector('input')).not.toBeNull())
  return { shown, heading: () => element.querySelector('h1')?.textContent }
}

it.each(['es', 'es-MX'])('the widget starts in the language that the page asks for: %s', async (locale) => {
  const { heading, shown } = await mountWith({ locale })
  expect(heading()).toBe(spanish['plate.title'])
  expect(shown).toEqual(['es'])
  expect(console.warn).not.toHaveBeenCalled()
})

it('the widget starts in the browser’s language when it does not have the one that the page asks for', async () => {
  const { heading, shown } = await mountWith({ locale: 'fr-CA' })
  expect(heading()).toBe(english['plate.title'])
  expect(shown).toEqual(['en'])
})

it('the widget switches its language on a later init, and keeps what was typed', async () => {
  const { heading, shown } = await mountWith({})
  const plate = element.querySelector<HTMLInputElement>('[name=plateNumber]')
  if (!plate) throw new Error('There is no plate to type.')
  await act(() => userEvent.type(plate, 'ABC 1'))
  await act(async () => widget.init({ locale: 'es' }))
  await until(() => expect(heading()).toBe(spanish['plate.title']))
  expect(shown).toEqual(['en', 'es'])
  expect(plate.isConnected).toBe(true)
  expect(plate.value).toBe('ABC 1')
})
