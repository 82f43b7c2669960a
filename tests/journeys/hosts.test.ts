import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SandboxOptions } from '../../src/sandbox/createSandbox.ts'
import { createFaultyHost } from '../faults/createFaultyHost.ts'
import type { Fault } from '../faults/faults.ts'
import { createApplicant, type Applicant } from './createApplicant.ts'
import { openWorld, type World } from './openWorld.ts'
import {
  addJob,
  becomeContact,
  chooseVehicle,
  confirmAddress,
  findVehicle,
  goByHand,
  pickOffer,
  reachAddress,
  reachIncome,
} from './shortcuts.ts'
import * as values from './values.ts'

/** The steps that follow the plate and the phone: a host that answers little leaves the typing to the applicant. */
interface Ways {
  readonly found: 'VERIFY_VEHICLE_INFO' | 'VEHICLE_MANUAL_ENTER'
  readonly known: 'VERIFY_YOUR_INFO' | 'YOUR_INFORMATION_MANUALLY'
}

const typed: Ways = { found: 'VEHICLE_MANUAL_ENTER', known: 'YOUR_INFORMATION_MANUALLY' }
const told: Ways = { found: 'VERIFY_VEHICLE_INFO', known: 'VERIFY_YOUR_INFO' }

const hosts: readonly (readonly [string, SandboxOptions, Ways])[] = [
  ['all that is documented', { speech: 'full' }, told],
  ['as little as it may', { speech: 'bare' }, typed],
  ['nulls and numbers', { speech: 'nulls' }, told],
  ['nobody without authorization', { needsAuthorization: true }, told],
]

describe.each(hosts)('an application with a host that answers %s', (_, options, ways) => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(options)
  })
  afterAll(() => world.close())

  it('goes from the plate to the thank-you page on a desktop', async () => {
    const applicant = await findCar(await createApplicant(world.url), ways)
    await applicant.submit(values.identity)
    await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await vi.waitFor(() => expect(applicant.state().pending).toContain('awaitVerification'))
    await world.openLink('0100')
    await introduce(applicant, ways.known)
    await reachTheEnd(applicant)
  })

  it('goes from the plate to the thank-you page on a mobile', async () => {
    const applicant = await createApplicant(world.url, { isMobile: true })
    await findCar(applicant, ways)
    await applicant.submit({ dateOfBirth: '1960-06-21' })
    await applicant.at('VERIFY_MOBILE_NUMBER')
    await vi.waitFor(() => expect(applicant.state().pending).toContain('awaitVerification'))
    await applicant.submit({ code: await world.readCode('0621') })
    await introduce(applicant, ways.known)
    await reachTheEnd(applicant)
  })

  it('goes by hand to the thank-you page', async () => {
    const applicant = await createApplicant(world.url)
    await applicant.at('ENTER_LICENSE_PLATE')
    await applicant.send('enterManually')
    await chooseVehicle(applicant, 2021)
    await goByHand(applicant, { estimatedMileage: '40,000-50,000', ...values.identity })
    await introduce(applicant, 'YOUR_INFORMATION_MANUALLY')
    await reachTheEnd(applicant)
  })

  it('is resumed where it was left', async () => {
    const applicant = await findCar(await createApplicant(world.url), ways)
    await goByHand(applicant, values.identity)
    await introduce(applicant, 'YOUR_INFORMATION_MANUALLY')
    await pickOffer(applicant)
    await confirmAddress(applicant)
    await applicant.isTold()
    const resumed = await applicant.reload()
    await resumed.at(options.needsAuthorization ? 'VERIFY_AGAIN' : 'LOAN_SELECTION')
  })

  it.each([
    ['no offers', 1002, 'DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE'],
    ['no credit report', 1001, 'DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE'],
  ])('is declined with %s', async (_what, remainingLoanBalance, step) => {
    const applicant = await findCar(await createApplicant(world.url), ways)
    await goByHand(applicant, values.identity)
    await introduce(applicant, 'YOUR_INFORMATION_MANUALLY')
    await applicant.submit({ ...values.balance, remainingLoanBalance })
    await applicant.at(step)
  })

  it('continues by hand without a token', async () => {
    if (options.needsAuthorization) return
    const applicant = await findCar(await createApplicant(world.url), ways)
    await applicant.submit({ ...values.identity, phone: '3035550108' })
    await introduce(applicant, 'YOUR_INFORMATION_MANUALLY')
  })

  it('polls for documents when there is no connection for messages', async () => {
    const applicant = await findCar(await createApplicant(world.url), ways)
    await goByHand(applicant, values.identity)
    await applicant.submit(values.information('0126'))
    await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
    await reachNextSteps(applicant)
    void applicant.send('submit')
    await vi.waitFor(() => expect(applicant.state()).toMatchObject({ pending: ['awaitUpload'], isLoading: false }))
    expect(applicant.state().apiError).toBeUndefined()
  })

  async function findCar(applicant: Applicant, { found }: Ways) {
    await applicant.at('ENTER_LICENSE_PLATE')
    await applicant.submit(values.plate)
    await applicant.at(found)
    if (found === 'VEHICLE_MANUAL_ENTER') {
      await chooseVehicle(applicant, 2021)
      await applicant.submit()
      await applicant.at('VERIFY_VEHICLE_INFO')
    }
    return applicant
  }

  async function introduce(applicant: Applicant, step: Ways['known']) {
    await applicant.at(step)
    await applicant.submit(step === 'VERIFY_YOUR_INFO' ? values.review : values.information())
    await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
  }

  async function reachNextSteps(applicant: Applicant) {
    await reachIncome(applicant)
    await addJob(applicant)
  }

  async function reachTheEnd(applicant: Applicant) {
    await reachNextSteps(applicant)
    void applicant.send('submit')
    await vi.waitFor(() => expect(applicant.state().pending).toContain('awaitDocuments'), 4000)
    const { stipId, contactId, authId } = applicant.state().data['documentsRedirect'] as Record<string, string>
    await world.uploadDocument({ id: stipId, contactId, authId })
    await applicant.at('OFF_RAMP')
    expect(applicant.state().data).toMatchObject({ documentsUploaded: true, employmentAndIncomeAdded: true })
  }
})

describe('an application with a host that answers', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld()
  })
  afterAll(() => world.close())

  /** Opens the application with a host that changes its own answers to the calls with such a path. */
  async function meet(changes: Readonly<Record<string, (own: Members) => unknown>>, options = {}) {
    const host = await createFaultyHost(world.url, ({ method, path }) => {
      const change = Object.entries(changes).find(([call]) => new RegExp(`^${call}$`).test(`${method} ${path}`))?.[1]
      const reply: Fault['reply'] = (own) => ({
        ...own,
        status: 200,
        body: JSON.stringify(change?.(JSON.parse(own.body))),
      })
      return change && { name: 'changed', tells: 'answer', isDone: true, reply }
    })
    onTestFinished(() => host.close())
    return createApplicant(`${host.url}/`, options)
  }

  it('neither a token nor a session asks for the information by hand', async () => {
    const applicant = await findVehicle(
      await meet({ 'POST /prove/start': () => ({ authToken: null, correlationId: null, next: null }) }),
    )
    await applicant.submit(values.identity)
    await applicant.at('YOUR_INFORMATION_MANUALLY')
  })

  it('a token without a session is told that its answer could not be understood', async () => {
    const applicant = await findVehicle(await meet({ 'POST /prove/start': (own) => ({ ...own, correlationId: null }) }))
    await applicant.submit(values.identity)
    expect(applicant.state()).toMatchObject({ currentStep: 'VERIFY_VEHICLE_INFO', apiError: { status: 'NoAnswer' } })
    expect(applicant.state().apiError?.text).toBe('failures.unclear')
  })

  it.each(['tries again', 'reloads the page'])(
    'a conflict to a deal that is active already pulls credit once, when the applicant %s',
    async (way) => {
      const answers = ['cut', { status: 409, headers: { 'content-type': 'application/json' }, body: '{}' }] as const
      let count = 0
      const host = await createFaultyHost(world.url, ({ path }) => {
        const reply = path.endsWith('/active') ? answers[count++] : undefined
        return reply && { name: 'conflict', tells: 'nothing', isDone: true, reply: () => reply }
      })
      onTestFinished(() => host.close())
      const applicant = await becomeContact(await createApplicant(`${host.url}/`))
      const before = await world.counters()
      await applicant.submit(values.balance)
      await applicant.at('OFFER_SELECTION')
      const choose = (one: Applicant) => {
        const { offers } = one.state().data['softPullResponse'] as { offers: { dealId: string }[] }
        return one.submit({ dealId: offers[0]?.dealId })
      }
      await choose(applicant)
      await applicant.isTold()
      expect(applicant.state()).toMatchObject({ currentStep: 'OFFER_SELECTION', apiError: {} })
      const again = way === 'tries again' ? applicant : await applicant.reload()
      await again.at('OFFER_SELECTION')
      if (again === applicant) await again.session.retry()
      else await choose(again)
      await again.at('CURRENT_ADDRESS_INFO')
      expect(count).toBe(2)
      expect((await world.counters()).creditPulls - before.creditPulls).toBe(1)
    },
  )

  const loan = { lender: 'Old Mill', currentBalance: 20_000, payment: 500, remainingTerm: 40, openDate: null }

  it.each([
    ['lacks a term', { ...loan, remainingTerm: null }],
    ['has no lender', { ...loan, lender: '' }],
    ['is owed a negative amount', { ...loan, currentBalance: -5 }],
  ])('a loan that %s leaves it out, and still offers', async (_, bad) => {
    let report = [bad]
    const applicant = await reachAddress(await meet({ 'GET /contacts/.*/credit-summary/?': () => report }))
    report = [bad, loan]
    await confirmAddress(applicant)
    expect(applicant.state().data['loans']).toEqual([{ ...loan, openDate: '' }])
  })

  it('only loans that cannot be chosen asks for the lender', async () => {
    const applicant = await reachAddress(
      await meet({ 'GET /contacts/.*/credit-summary/?': () => [{ ...loan, payment: -1 }] }),
    )
    await confirmAddress(applicant, 'LENDER_INFO')
  })

  const home = { streetLine1: '12 Main St', city: 'Denver', state: 'CO', zip: '80202-1234' }

  it('longer ZIP codes and addresses that are none sends five digits of a whole one', async () => {
    const odd = [{ state: 'Bavaria' }, { zip: '8020' }, { city: ' ' }, { streetLine1: 'x'.repeat(121) }]
    const addresses = [...odd.map((part) => ({ ...home, ...part })), home]
    const applicant = await reachAddress(await meet({ 'GET /contacts/[^/]*': (own) => ({ ...own, addresses }) }))
    expect(applicant.state().data['addressContactResponse']).toMatchObject({ addresses: [{ ...home, zip: '80202' }] })
    await confirmAddress(applicant)
  })

  it('a state that is written out takes the address', async () => {
    const addresses = [{ ...home, state: 'Colorado' }]
    const applicant = await reachAddress(await meet({ 'GET /contacts/[^/]*': (own) => ({ ...own, addresses }) }))
    expect(applicant.state().data['addressContactResponse']).toMatchObject({ addresses: [{ ...home, zip: '80202' }] })
  })

  it('what the information form would refuse asks for it there', async () => {
    const applicant = await meet({
      'POST /prove/validate': (own) => ({ ...own, phoneNumber: '+442079460958' }),
      'POST /prove/challenge': ({ individual, ...own }) => ({
        ...own,
        individual: { ...Object(individual), lastName: 'x'.repeat(70), addresses: [toProveAddress('80202-1234')] },
      }),
    })
    await findVehicle(applicant)
    await applicant.submit(values.identity)
    await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await world.openLink('0100')
    await applicant.at('YOUR_INFORMATION_MANUALLY')
    const { addresses, phone } = Object(applicant.state().data['verifyYourInformation'])
    expect(addresses).toEqual([toProveAddress('80202')])
    expect(phone, 'what the applicant entered').toBe(values.identity.phone)
    expect(await applicant.submit(values.review)).toMatchObject([{ path: 'lastName', message: 'errors.required' }])
    await applicant.submit({ lastName: 'Rivera' })
    await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
  })

  const toProveAddress = (postalCode: string) => ({ address: '12 Main St', city: 'Denver', region: 'CO', postalCode })

  it('a foreign phone asks for another one where none was entered', async () => {
    const host = { 'POST /prove/validate': (own: Members) => ({ ...own, phoneNumber: '+442079460958' }) }
    const applicant = await findVehicle(await meet(host, { isMobile: true }))
    await applicant.submit({ dateOfBirth: '1960-06-22' })
    await applicant.at('VERIFY_MOBILE_NUMBER')
    await vi.waitFor(() => expect(applicant.state().pending).toContain('awaitVerification'))
    await applicant.submit({ code: await world.readCode('0622') })
    await applicant.at('YOUR_INFORMATION_MANUALLY')
    expect(await applicant.submit(values.review)).toMatchObject([{ path: 'phone', message: 'errors.phone.required' }])
  })

  it.each([
    ['a make by its name', ({ makeName: _, ...own }: Members) => ({ ...own, make: 'HONDA', model: 'Civic' })],
    ['only the name of a make', ({ make: _, ...own }: Members) => ({ ...own, makeName: 'Honda', model: 'Civic' })],
  ])('%s has it chosen, and keeps its VIN', async (_, reply) => {
    const applicant = await meet({ 'POST /vehicle/getvin': reply })
    await applicant.at('ENTER_LICENSE_PLATE')
    await applicant.submit(values.plate)
    await applicant.at('VEHICLE_MANUAL_ENTER')
    const makes = applicant.state().data['makes'] as { makeId: string; makeName: string }[]
    const make = makes.find(({ makeName }) => makeName === 'Honda')?.makeId
    expect(applicant.state().data['manualLicensePlateInfoForm']).toMatchObject({ make, model: 'Civic' })
    await applicant.submit()
    await applicant.at('VERIFY_VEHICLE_INFO')
    expect(applicant.state().data['licensePlateInfoResponse']).toHaveProperty('vin')
  })

  it('a make that no list has asks to choose one', async () => {
    const applicant = await meet({
      'POST /vehicle/getvin': ({ makeName: _, ...own }) => ({ ...own, make: 'Hondola', model: 'Civic' }),
    })
    await applicant.at('ENTER_LICENSE_PLATE')
    await applicant.submit(values.plate)
    await applicant.at('VEHICLE_MANUAL_ENTER')
    expect(await applicant.submit()).toMatchObject([{ path: 'make', message: 'errors.make.required' }])
  })

  it('ids of any length is resumed', async () => {
    const [contactId, leadId, assetId] = ['c', 'l', 'a'].map((letter) => letter.repeat(200))
    const applicant = await meet({
      'POST /contacts/contact/create': () => ({ contactId, leadId, assetId }),
      'GET /contacts/c*': () => ({}),
      'PUT /progress-history': () => null,
      'GET /progress-history/.*': () => ({ nextScreen: 'NEXT_STEPS' }),
    })
    await findVehicle(applicant)
    await goByHand(applicant, values.identity)
    await applicant.submit(values.information())
    await applicant.isTold()
    const resumed = await applicant.reload()
    await resumed.at('NEXT_STEPS')
    expect(resumed.state().data['contactData']).toMatchObject({ contactId, leadId, assetId })
  })

  it('no next screen starts a new application', async () => {
    const applicant = await becomeContact(await meet({ 'GET /progress-history/.*': () => ({ nextScreen: null }) }))
    await applicant.isTold()
    const resumed = await applicant.reload()
    await resumed.at('ENTER_LICENSE_PLATE')
    expect(resumed.state().data['contactData']).toBeNull()
  })
})

type Members = Readonly<Record<string, unknown>>
