// @vitest-environment jsdom
import { act } from '@testing-library/react'
import axe from 'axe-core'
import { expect, it, vi } from 'vitest'
import { toInitOptions } from '../../../src/widget/options/toInitOptions.ts'
import { BotBadge } from '../../../src/widget/Footer.tsx'
import { Header, LoadingPicture } from '../../../src/widget/WidgetFrame.tsx'
import { screenRegistry } from '../../../src/widget/registries.ts'
import { drawStep, guardConsole } from './drawStep.tsx'

guardConsole()

const root = {
  className: 'refinance',
  children: <Header />,
  footer: <BotBadge />,
  busy: <LoadingPicture />,
}
const drawFrame = (branding: object = {}) =>
  drawStep({ view: [], init: { ...toInitOptions({ branding }).options }, root })
const styleOf = (container: HTMLElement, name: string) =>
  container.querySelector<HTMLElement>('.refinance')?.style.getPropertyValue(name)

it('says which part of the application this is and how long the rest takes, in a bar and in words', async () => {
  const { getByRole } = await drawFrame()
  const bar = getByRole('progressbar', { name: 'Your car 1 of 5 About 12 minutes left' })
  expect(bar).toHaveProperty('value', 10 / 21)
})

it('says at the end that the application was sent, not that all is done, since documents are still to be signed', async () => {
  const { getByRole, container } = await drawStep({ view: [], root, progress: 100, ending: 'success' })
  expect(getByRole('progressbar', { name: 'Application sent' })).toHaveProperty('value', 5)
  expect(container.querySelectorAll('.progress-sections .is-done')).toHaveLength(5)
})

it('promises no progress where the application has come to a dead end', async () => {
  const { queryByRole } = await drawStep({ view: [], root, progress: 100, ending: 'deadEnd' })
  expect(queryByRole('progressbar')).toBeNull()
})

it('hides the header for a partner who has one, and keeps the bot badge', async () => {
  const { queryByRole, text } = await drawFrame({ hideTopNav: true })
  expect(queryByRole('banner')).toBeNull()
  expect(text()).toContain('Protected by a bot check')
})

it.each([
  ['recaptchaV3', 'Protected by reCAPTCHA'],
  ['recaptchaEnterprise', 'Protected by reCAPTCHA'],
  ['turnstile', 'Protected by Cloudflare Turnstile'],
])('names %s as the guard, and has room for its questions', async (botCheck, words) => {
  const { container, text } = await drawStep({ view: [], root, init: { botCheck } })
  expect(text()).toContain(words)
  expect(container.querySelector('.bot-challenge')?.childNodes).toHaveLength(0)
})

it('rounds the corners of the header unless told otherwise', async () => {
  const round = await drawFrame()
  expect(round.container.querySelector('.header.is-round')).not.toBeNull()
  const square = await drawFrame({ roundCorners: false })
  expect(square.container.querySelector('.header.is-round')).toBeNull()
})

it("wears the partner's colours, also those of a later init, and never one that is not a colour", async () => {
  const { container, session } = await drawFrame({ primaryColor: 'teal', secondaryColor: 'url(x)' })
  expect(styleOf(container, '--brand')).toBe('teal')
  expect(styleOf(container, '--brand-2')).toBe('')
  act(() => session.initialise({ branding: { primaryColor: '#123456' } }))
  expect(styleOf(container, '--brand')).toBe('#123456')
})

it('shows four pictures while it waits', async () => {
  const { container, setState } = await drawFrame()
  expect(container.querySelectorAll('.busy .picture')).toHaveLength(0)
  setState({ isLoading: true })
  await vi.waitFor(() => expect(container.querySelectorAll('.busy .picture')).toHaveLength(4))
})

it('has no accessibility problem that can be found without a layout, with every view at once', async () => {
  const offer = { dealId: 'a', offerType: 'Balanced', term: 60, rate: 4.85, monthlyPaymentAmount: 450 }
  const { container } = await drawStep({
    view: Object.keys(screenRegistry),
    data: { selectedOffer: offer, verification: { asks: 'link' } },
    root,
  })
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
