// @vitest-environment jsdom
import { act } from '@testing-library/react'
import axe from 'axe-core'
import { expect, it, vi } from 'vitest'
import { toInitOptions } from '../../../src/widget/options/toInitOptions.ts'
import { BotBadge } from '../../../src/widget/Footer.tsx'
import { Header, LoadingPicture } from '../../../src/widget/WidgetFrame.tsx'
import { screenRegistry } from '../../../src/widget/registries.ts'
import { drawStep } from './drawStep.tsx'
import { guardTests } from '../../engine/react/guardTests.ts'

guardTests()

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

it('the header shows the section and the time left, as a progress bar and in words', async () => {
  const { getByRole } = await drawFrame()
  const bar = getByRole('progressbar', { name: 'Your car 1 of 5 About 12 minutes left' })
  expect(bar).toHaveProperty('value', 10 / 21)
})

it('the header says "Application sent" at the end, and marks all sections as done', async () => {
  const { getByRole, container } = await drawStep({ view: [], root, progress: 100, ending: 'success' })
  expect(getByRole('progressbar', { name: 'Application sent' })).toHaveProperty('value', 5)
  expect(container.querySelectorAll('.progress-sections .is-done')).toHaveLength(5)
})

it('the header shows no progress bar at a dead end', async () => {
  const { queryByRole } = await drawStep({ view: [], root, progress: 100, ending: 'deadEnd' })
  expect(queryByRole('progressbar')).toBeNull()
})

it('the header is hidden for a partner with a header of its own, and the bot badge stays', async () => {
  const { queryByRole, text } = await drawFrame({ hideTopNav: true })
  expect(queryByRole('banner')).toBeNull()
  expect(text()).toContain('Protected by a bot check')
})

it.each([
  ['recaptchaV3', 'Protected by reCAPTCHA'],
  ['recaptchaEnterprise', 'Protected by reCAPTCHA'],
  ['turnstile', 'Protected by Cloudflare Turnstile'],
])('the bot badge names the vendor of %s, and has an empty place for its challenge', async (botCheck, words) => {
  const { container, text } = await drawStep({ view: [], root, init: { botCheck } })
  expect(text()).toContain(words)
  expect(container.querySelector('.bot-challenge')?.childNodes).toHaveLength(0)
})

it('the header has round corners unless the branding says otherwise', async () => {
  const round = await drawFrame()
  expect(round.container.querySelector('.header.is-round')).not.toBeNull()
  const square = await drawFrame({ roundCorners: false })
  expect(square.container.querySelector('.header.is-round')).toBeNull()
})

it('the frame applies the partner’s colors, also those of a later init, and ignores an invalid color', async () => {
  const { container, session } = await drawFrame({ primaryColor: 'teal', secondaryColor: 'url(x)' })
  expect(styleOf(container, '--brand')).toBe('teal')
  expect(styleOf(container, '--brand-2')).toBe('')
  act(() => session.initialise({ branding: { primaryColor: '#123456' } }))
  expect(styleOf(container, '--brand')).toBe('#123456')
})

it('the loading picture shows four pictures while the session is loading', async () => {
  const { container, setState } = await drawFrame()
  expect(container.querySelectorAll('.busy .picture')).toHaveLength(0)
  setState({ isLoading: true })
  await vi.waitFor(() => expect(container.querySelectorAll('.busy .picture')).toHaveLength(4))
})

it('the frame with every view has no accessibility violation, apart from contrast', async () => {
  const offer = { dealId: 'a', offerType: 'Balanced', term: 60, rate: 4.85, monthlyPaymentAmount: 450 }
  const { container } = await drawStep({
    view: Object.keys(screenRegistry),
    data: { selectedOffer: offer, verification: { asks: 'link' } },
    root,
  })
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
