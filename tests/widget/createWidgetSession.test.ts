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

it('tells analytics each step that is viewed, and where, on what and for whom', async () => {
  const { session, track } = open({ PartnerName: 'Acme' })
  await session.start()
  await session.send('enterManually')
  const told = { device: 'mobile', partnerName: 'Acme', environment: 'qa', language: 'es' }
  expect(track.mock.calls).toEqual([
    ['Step Viewed', { ...told, step: 'ENTER_LICENSE_PLATE' }],
    ['Step Viewed', { ...told, step: 'ENTER_LICENSE_PLATE_MANUALLY' }],
  ])
})

it('tells analytics an event of the flow at the step where it happens, and our own name when no partner has one', async () => {
  const { session, track } = open()
  await session.start()
  session.store.setState({ currentStep: 'DISQUALIFIED' })
  await session.send('callUs')
  expect(track.mock.lastCall).toEqual([
    'Phone Link Clicked',
    { step: 'DISQUALIFIED', device: 'mobile', partnerName: 'Website', environment: 'qa', language: 'es' },
  ])
})

it('has analytics start over with each application', async () => {
  const { session, startOver } = open()
  await session.start()
  expect(startOver).not.toHaveBeenCalled()
  await session.reset()
  expect(startOver).toHaveBeenCalledOnce()
})

it('tells analytics what happened before there were services, in its order and as it was then', async () => {
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
