// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readConfig } from '../../src/widget/config/readConfig.ts'
import { mount } from '../../src/widget/mount.tsx'

it('warns a partner of a colour that it cannot use, once, and wears its own', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const element = document.body.appendChild(document.createElement('div'))
  const branding = { primaryColor: 'greenish', secondaryColor: 'teal' }
  const config = readConfig({ environment: 'qa' }, { isDevelopment: false })
  const widget = await act(async () => mount(element, config, { branding }))
  await act(async () => widget.init({ branding }))
  expect(warn.mock.calls).toEqual([[expect.stringContaining('branding.primaryColor is "greenish"')]])
  const { style } = element.querySelector<HTMLElement>('.refinance')!
  expect([style.getPropertyValue('--brand'), style.getPropertyValue('--brand-2')]).toEqual(['', 'teal'])
  await act(async () => widget.destroy())
  expect(element.innerHTML).toBe('')
})
