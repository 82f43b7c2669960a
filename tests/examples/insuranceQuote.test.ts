import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import answers from '../../examples/insurance-quote/flow.json?answers'
import contract from '../../examples/insurance-quote/flow.json?calls'
import flow from '../../examples/insurance-quote/flow.json?flow'
import { createApiSandbox } from '../../engine/build.ts'
import { createCallActions, createCallClient, createSession, createStorage } from '../../engine/index.ts'
import { storageIn } from '../engine/bare.ts'
import { listen } from '../listen.ts'

const car = { make: 'Honda', year: 2015, use: 'private' }
const ada = { firstName: 'Ada', lastName: 'Lovelace', dateOfBirth: '1980-04-25' }
const cover = { kind: 'basic', excess: '500' }

/** Simulates the browser of somebody who fills in the flow; `open` starts a visit. The sandbox answers its calls. */
async function openBrowser(lots: () => number = () => 7, told: string[] = []) {
  const answer = createApiSandbox('examples/insurance-quote/flow.json')
  const server = createServer((request, response) => void answer(request, response))
  const { url, close } = await listen(server, '127.0.0.1')
  onTestFinished(close)
  const kept = new Map<string, string>()
  const storage = storageIn(kept)
  const now = () => new Date('2026-06-15T12:00:00')
  const open = async () => {
    const lot = lots()
    const loadAnswers = async () => ({ default: answers })
    const api = createCallClient({
      baseUrl: `${url}/`,
      contract,
      loadAnswers,
      report: () => undefined,
    })
    const session = createSession({
      flow,
      actions: createCallActions(contract, Object.keys(contract.calls)),
      services: { api },
      storage: createStorage(flow, flow.name, () => storage, now),
      now,
      facts: () => ({ visitor: { lot } }),
      track: (event) => told.push(event),
      functions: {},
      report: (error) => expect.unreachable(String(error)),
    })
    await session.start()
    const step = () => session.store.getState().currentStep
    /** Fills in the form of this step and sends it; returns the step that follows. */
    const fill = async (at: string, value: object) => {
      expect(step()).toBe(at)
      await session.loadForm()
      expect(await session.submit(value)).toEqual([])
      return step()
    }
    const toQuote = async () => {
      await fill('AREA', { zip: '80202' })
      await fill('CAR', car)
      await fill('DRIVER', ada)
      await session.send('submit')
      return fill('COVER', cover)
    }
    return { session, step, fill, toQuote, state: () => session.store.getState() }
  }
  return { open, kept }
}

const openVisit = async () => (await openBrowser()).open()

describe('a visitor in one half of an experiment', () => {
  it.each([
    [0, 'Price Explained'],
    [49, 'Price Explained'],
    [50, 'Price Alone'],
    [99, 'Price Alone'],
  ])('with the lot %i is tracked as %s', async (lot, event) => {
    const told: string[] = []
    const { toQuote, session } = await (await openBrowser(() => lot, told)).open()
    expect(await toQuote()).toBe('QUOTE')
    expect(told).toEqual([event])
    expect(session.holds('priceExplained')).toBe(event === 'Price Explained')
  })

  it('stays in that half on the next visit, whatever the new lot is', async () => {
    const lots = [12, 88]
    const { open } = await openBrowser(() => lots.shift() ?? -1)
    await (await open()).toQuote()
    const { session, step, state } = await open()
    expect([step(), state().data['lot'], session.holds('priceExplained')]).toEqual(['QUOTE', 12, true])
    expect(session.scope()).toMatchObject({ visitor: { lot: 88 } })
  })
})

describe('an applicant for car insurance', () => {
  it('gets from the first step to the last', async () => {
    const { toQuote, fill, session, state } = await openVisit()
    expect(await toQuote()).toBe('QUOTE')
    expect(state().data['quote']).toMatchObject({ monthly: 84.5 })
    await session.send('submit')
    expect(await fill('CONTACT', { email: 'ada@example.org', agrees: true })).toBe('DONE')
    expect(state().canGoBack).toBe(false)
  })

  it('adds several drivers and is asked about an accident', async () => {
    const { fill, session, state } = await openVisit()
    await fill('AREA', { zip: '80202' })
    await fill('CAR', car)
    expect(await fill('DRIVER', { ...ada, hadAccident: true })).toBe('ACCIDENT')
    expect(await fill('ACCIDENT', { date: '2025-01-02', fault: 'nobody' })).toBe('DRIVERS')
    await session.send('add')
    await fill('DRIVER', { ...ada, firstName: 'Byron' })
    expect(state().data['drivers']).toMatchObject([{ firstName: 'Ada' }, { firstName: 'Byron' }])
    await session.send('clear')
    expect(state()).toMatchObject({ currentStep: 'DRIVER', data: { drivers: [] } })
  })

  it.each([
    ['lives where nobody is insured', { zip: '99999' }, undefined],
    ['has a car that nobody insures', { zip: '80202' }, { ...car, year: 1999 }],
  ])('who %s sees that no insurance is offered', async (_, area, old) => {
    const { fill, step, session } = await openVisit()
    await fill('AREA', area)
    if (old) {
      await fill('CAR', old)
      await fill('DRIVER', ada)
      await session.send('submit')
      await fill('COVER', cover)
    }
    expect(step()).toBe('NOT_OFFERED')
  })

  it('sees the message of a service that is down, and can retry', async () => {
    const { fill, session, state, step } = await openVisit()
    expect(await fill('AREA', { zip: '50000' })).toBe('AREA')
    expect(state().apiError).toMatchObject({ status: 500, message: 'We are closed for a moment.' })
    await session.retry()
    expect(step()).toBe('CAR')
  })

  it('can attach a report, and sees what is wrong with a rejected one', async () => {
    const { fill, session, state, step } = await openVisit()
    await fill('AREA', { zip: '80202' })
    await fill('CAR', car)
    expect(await fill('DRIVER', { ...ada, hadAccident: true })).toBe('ACCIDENT')
    const attach = (name: string, type: string) => session.send('attach', { file: new File(['%PDF'], name, { type }) })
    await attach('large.pdf', 'application/pdf')
    expect(state()).toMatchObject({ error: { message: 'accident.tooLarge' }, data: { report: null } })
    await attach('photo.heic', 'image/heic')
    expect(state()).toMatchObject({ error: { message: 'accident.unreadable' }, data: { report: null } })
    await attach('report.pdf', 'application/pdf')
    expect(state()).toMatchObject({ error: undefined, data: { report: { reportId: expect.any(String) } } })
    expect(step()).toBe('ACCIDENT')
  })

  it('sees that a price has expired', async () => {
    const { toQuote, fill, session, state } = await openVisit()
    await toQuote()
    await session.send('submit')
    expect(await fill('CONTACT', { email: 'late@example.org', agrees: true })).toBe('CONTACT')
    expect(state().error).toMatchObject({ message: 'contact.expired' })
  })

  it('returns to the price with nothing personal stored, and enters the drivers again', async () => {
    const { open, kept } = await openBrowser()
    await (await open()).toQuote()
    expect([...kept.values()].join()).not.toContain('Ada')
    const { step, session } = await open()
    expect(step()).toBe('QUOTE')
    await session.send('change')
    expect(step()).toBe('DRIVER')
  })
})
