import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SandboxOptions } from '../../src/sandbox/createSandbox.ts'
import { createApplicant, type Applicant } from './createApplicant.ts'
import { openWorld, type World } from './openWorld.ts'
import { addJob, chooseVehicle, confirmAddress, pickOffer } from './shortcuts.ts'
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
    const applicant = await createApplicant(world.url)
    await findCar(applicant, ways)
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
    await applicant.submit({ estimatedMileage: '40,000-50,000', ...values.identity })
    await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await applicant.send('didntReceive')
    await introduce(applicant, 'YOUR_INFORMATION_MANUALLY')
    await reachTheEnd(applicant)
  })

  it.each([
    ['no offers', 1002, 'DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE'],
    ['no credit report', 1001, 'DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE'],
  ])('is declined with %s', async (_what, remainingLoanBalance, step) => {
    const applicant = await createApplicant(world.url)
    await findCar(applicant, ways)
    await applicant.submit(values.identity)
    await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await applicant.send('didntReceive')
    await introduce(applicant, 'YOUR_INFORMATION_MANUALLY')
    await applicant.submit({ ...values.balance, remainingLoanBalance })
    await applicant.at(step)
  })

  it('continues by hand without a token', async () => {
    if (options.needsAuthorization) return
    const applicant = await createApplicant(world.url)
    await findCar(applicant, ways)
    await applicant.submit({ ...values.identity, phone: '3035550108' })
    await introduce(applicant, 'YOUR_INFORMATION_MANUALLY')
  })

  it('polls for documents when there is no connection for messages', async () => {
    const applicant = await createApplicant(world.url)
    await findCar(applicant, ways)
    await applicant.submit(values.identity)
    await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await applicant.send('didntReceive')
    await applicant.at('YOUR_INFORMATION_MANUALLY')
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
    if (found === 'VERIFY_VEHICLE_INFO') return
    await chooseVehicle(applicant, 2021)
    await applicant.submit()
    await applicant.at('VERIFY_VEHICLE_INFO')
  }

  async function introduce(applicant: Applicant, step: Ways['known']) {
    await applicant.at(step)
    await applicant.submit(step === 'VERIFY_YOUR_INFO' ? values.review : values.information())
    await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
  }

  async function reachNextSteps(applicant: Applicant) {
    await pickOffer(applicant)
    await confirmAddress(applicant)
    await applicant.submit({ loan: '0' })
    await applicant.at('EMPLOYMENT_AND_INCOME')
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
