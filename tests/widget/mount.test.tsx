// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readConfig } from '../../src/widget/config/readConfig.ts'
import { mount } from '../../src/widget/mount.tsx'

it('the widget applies the partner’s colors, also those of a later init, and leaves nothing behind when destroyed', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  const config = readConfig({ environment: 'qa' }, { isDevelopment: false })
  const widget = await act(async () => mount(element, config, { branding: { secondaryColor: 'teal' } }))
  const { style } = element.querySelector<HTMLElement>('.refinance')!
  const readColors = () => [style.getPropertyValue('--brand'), style.getPropertyValue('--brand-2')]
  expect(readColors()).toEqual(['', 'teal'])
  await act(async () => widget.init({ branding: { primaryColor: '#123456' } }))
  expect(readColors()).toEqual(['#123456', 'teal'])
  await act(async () => widget.destroy())
  expect(element.innerHTML).toBe('')
})

it('the widget keeps the language that the applicant chose until the page asks for another one', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  const config = readConfig({ environment: 'qa' }, { isDevelopment: false })
  const widget = await act(async () => mount(element, config, { locale: 'en' }))
  const heading = () => element.querySelector('h1')?.textContent
  const english = heading()
  const choose = async (name: string) => {
    const button = [...element.querySelectorAll('button')].find(({ lang }) => lang === name)
    await act(async () => button?.click())
  }
  await choose('es')
  await vi.waitFor(() => expect(heading()).not.toBe(english))
  const spanish = heading()
  await act(async () => widget.init({ locale: 'en', branding: { primaryColor: '#123456' } }))
  expect(heading()).toBe(spanish)
  await act(async () => widget.init({ locale: 'es' }))
  await act(async () => widget.init({ locale: 'en' }))
  await vi.waitFor(() => expect(heading()).toBe(english))
  await act(async () => widget.destroy())
})
