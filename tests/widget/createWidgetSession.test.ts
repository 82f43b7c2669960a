import { expect, it, onTestFinished, vi } from 'vitest'
import flow from '../../flows/refinance.json?flow'
import start from '../../flows/refinance.json?flow-start'
import * as beyond from '../../src/widget/beyondFirstStep.ts'
import { readConfig } from '../../src/widget/config/readConfig.ts'
import { createWidgetSession } from '../../src/widget/createWidgetSession.ts'
import type { Services } from '../../src/widget/createServices.ts'
import type { Host } from '../../src/widget/Host.ts'
import type { InitOptions } from '../../src/widget/options/InitOptions.ts'

const host: Host = {
  now: () => new Date(),
  isMobile: () => true,
  isInstantLink: () => false,
  pageUrl: () => 'https://a.example/',
  language: () => 'es',
  storage: () => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }),
}

function open(init: InitOptions = {}) {
  const config = readConfig({ environment: 'qa', apiBaseUrl: 'http://127.0.0.1:1/' }, { isDevelopment: false })
  const { session, services } = createWidgetSession(flow, init, host, { ...beyond, config })
  const { analytics } = services() ?? {}
  if (!analytics) throw new Error('There are no services.')
  onTestFinished(() => session.destroy())
  return { session, track: vi.spyOn(analytics, 'track'), startOver: vi.spyOn(analytics, 'startOver') }
}

it('the session tracks each viewed step with the device, partner, environment and language', async () => {
  const { session, track } = open({ PartnerName: 'Acme' })
  await session.start()
  await session.send('enterManually')
  const told = { device: 'mobile', partnerName: 'Acme', environment: 'qa', language: 'es' }
  expect(track.mock.calls).toEqual([
    ['Step Viewed', { ...told, step: 'ENTER_LICENSE_PLATE' }],
    ['Step Viewed', { ...told, step: 'ENTER_LICENSE_PLATE_MANUALLY' }],
  ])
})

it('the session tracks an event of the flow with its step, and our own name when there is no partner', async () => {
  const { session, track } = open()
  await session.start()
  session.store.setState({ currentStep: 'DISQUALIFIED' })
  await session.send('callUs')
  expect(track.mock.lastCall).toEqual([
    'Phone Link Clicked',
    { step: 'DISQUALIFIED', device: 'mobile', partnerName: 'Website', environment: 'qa', language: 'es' },
  ])
})

it('the session starts analytics over with each new application', async () => {
  const { session, startOver } = open()
  await session.start()
  expect(startOver).not.toHaveBeenCalled()
  await session.reset()
  expect(startOver).toHaveBeenCalledOnce()
})

it('the session tracks earlier events, in order, once its services are loaded', async () => {
  const config = readConfig({ environment: 'qa', apiBaseUrl: 'http://127.0.0.1:1/' }, { isDevelopment: false })
  const told: (string | undefined)[] = []
  const { session } = createWidgetSession(start, {}, host, async () => ({
    config,
    ...beyond,
    createServices(settings, options) {
      const services = beyond.createServices(settings, options)
      const track: Services['analytics']['track'] = (event, properties) => {
        expect(options.events(), 'what the flow does not know is told to nobody').toHaveProperty(event)
        told.push(event, properties?.['step'])
      }
      return { ...services, analytics: { ...services.analytics, track } }
    },
  }))
  onTestFinished(() => session.destroy())
  await session.start()
  expect(told).toEqual([])
  await session.send('enterManually')
  expect(told).toEqual(['Step Viewed', 'ENTER_LICENSE_PLATE', 'Step Viewed', 'ENTER_LICENSE_PLATE_MANUALLY'])
})
