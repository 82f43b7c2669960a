// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import flow from '../../flows/refinance.json?flow'
import { createPartnerEvents } from '../../src/frame/createPartnerEvents.ts'
import * as beyond from '../../src/widget/beyondFirstStep.ts'
import { readConfig } from '../../src/widget/config/readConfig.ts'
import { createWidgetSession } from '../../src/widget/createWidgetSession.ts'
import { browserHost } from '../../src/widget/Host.ts'
import { mount } from '../../src/widget/mount.tsx'
import { watchVisit } from '../../src/widget/watchVisit.ts'

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

it('neither analytics nor the partner are told of a step that leads on before anybody sees it', async () => {
  const config = readConfig({ environment: 'qa', apiBaseUrl: 'http://127.0.0.1:1/' }, { isDevelopment: false })
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  const host = { ...browserHost, storage: () => storage }
  const { session, track, services } = createWidgetSession(flow, {}, host, { ...beyond, config })
  const told: string[] = []
  vi.spyOn(services()!.analytics, 'track').mockImplementation(
    (event, properties) => void told.push(`${event} ${properties?.['step']}`),
  )
  const events = createPartnerEvents({
    endingOf: () => undefined,
    told: { has: () => false, add: () => undefined },
    send: (content) => told.push(Object.values(content).slice(0, 2).join(' ')),
  })
  session.store.subscribe((state) => events.observe(state))
  await session.start()
  const gone = new AbortController()
  watchVisit(session, { report: () => undefined, track }, gone.signal)
  const contactData = { contactId: 'c', leadId: 'l', assetId: 'a', loanApplicationId: 'i' }
  session.store.setState({ currentStep: 'VERIFY_YOUR_INFO', data: { ...session.store.getState().data, contactData } })
  told.length = 0
  // With a contact, the form for the personal data leads on to the check of the phone.
  const entered: string[] = []
  session.store.subscribe(({ currentStep }) => entered.push(currentStep))
  await session.send('editPersonalInfo')
  expect(entered).toContain('YOUR_INFORMATION_MANUALLY')
  expect(told.toSorted()).toEqual(['Step Left ENTER_LICENSE_PLATE', 'Step Viewed VERIFY_AGAIN', 'step VERIFY_AGAIN'])
  gone.abort()
  session.destroy()
})
