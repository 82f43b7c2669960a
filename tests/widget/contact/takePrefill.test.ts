import { expect, it, onTestFinished, vi } from 'vitest'
import flow from '../../../flows/refinance.json?flow'
import * as beyond from '../../../src/widget/beyondFirstStep.ts'
import { readConfig } from '../../../src/widget/config/readConfig.ts'
import { takePrefill, toForms } from '../../../src/widget/contact/takePrefill.ts'
import { createWidgetSession } from '../../../src/widget/createWidgetSession.ts'

const token = 'a'.repeat(24)

async function open(answer: () => Promise<unknown>) {
  const config = readConfig({ environment: 'qa', apiBaseUrl: 'http://127.0.0.1:1/' }, { isDevelopment: false })
  const host = {
    now: () => new Date(),
    isMobile: () => false,
    isInstantLink: () => false,
    pageUrl: () => 'https://a.example/',
    storage: () => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }),
  }
  const { session, services } = createWidgetSession(flow, {}, host, { ...beyond, config })
  onTestFinished(() => session.destroy())
  const known = services()
  if (!known) throw new Error('There are no services.')
  const call = vi.fn<(name: string, request: unknown) => Promise<unknown>>(answer)
  Object.assign(known.api, { call })
  const report = vi.spyOn(known.errorTracker, 'report').mockImplementation(() => undefined)
  await session.start()
  return { session, call, report, take: () => takePrefill(session, services, token) }
}

const answered = {
  ok: true,
  data: { car: { plateNumber: 'ABC 123', plateState: 'CO' }, person: { firstName: 'Avery' } },
}

it('takePrefill fills in empty fields, keeps what was typed, and submits nothing', async () => {
  const { session, call, take } = await open(async () => answered)
  session.fillIn('licensePlateInfoForm', { plateNumber: 'MINE' })
  await take()
  expect(call.mock.calls).toEqual([['takePrefill', { body: { token }, signal: expect.any(AbortSignal) }]])
  const { data, currentStep, isUnsent } = session.store.getState()
  expect(data['licensePlateInfoForm']).toEqual({ plateNumber: 'MINE', plateState: 'CO' })
  expect(data['verifyYourInformation']).toEqual({ firstName: 'Avery' })
  expect({ currentStep, isUnsent }).toEqual({ currentStep: 'ENTER_LICENSE_PLATE', isUnsent: false })
})

it('takePrefill changes nothing when the applicant has left the step before the response', async () => {
  const { session, take } = await open(async () => {
    await session.send('enterManually')
    return answered
  })
  await take()
  expect(session.store.getState().data['licensePlateInfoForm']).toEqual({})
})

it('takePrefill sends no request for an application that is past its first step, or was', async () => {
  const { session, call, take } = await open(async () => answered)
  await session.send('enterManually')
  await take()
  await session.back()
  expect(session.store.getState().currentStep).toBe('ENTER_LICENSE_PLATE')
  await take()
  expect(call.mock.calls.map(([name]) => name)).not.toContain('takePrefill')
})

it.each([
  ['refused', async () => ({ ok: false, failure: { status: 404, message: 'no' } }), 0],
  ['not answered in time', () => Promise.reject(new DOMException('late', 'AbortError')), 1],
])('takePrefill leaves the forms empty without a message when the token is %s', async (_, answer, reports) => {
  const { session, report, take } = await open(answer)
  const before = session.store.getState()
  await take()
  expect(session.store.getState()).toBe(before)
  expect(report).toHaveBeenCalledTimes(reports)
})

it('toForms puts each prefilled value into the forms that ask for it', () => {
  expect(
    toForms({
      car: {
        plateNumber: 'ABC 123',
        plateState: 'colorado',
        estimatedMileageRange: '0-10,000',
        year: 2020,
        make: '7',
        model: 'Civic',
      },
      person: { email: 'avery@example.com' },
      home: { street: '12 Maple Street', city: 'Denver', state: 'colorado', zip: '80202' },
    }),
  ).toEqual({
    licensePlateInfoForm: { plateNumber: 'ABC 123', plateState: 'CO', estimatedMileageRange: '0-10,000' },
    manualLicensePlateInfoForm: { estimatedMileage: '0-10,000', year: 2020, make: '7', model: 'Civic' },
    verifyYourIdentity: {},
    verifyYourInformation: {
      email: 'avery@example.com',
      addresses: [{ address: '12 Maple Street', city: 'Denver', region: 'CO', postalCode: '80202' }],
    },
    addressForm: { streetLine1: '12 Maple Street', city: 'Denver', state: 'CO', zip: '80202' },
  })
})
