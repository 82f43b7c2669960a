import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import contract from '../../../flows/api.json' with { type: 'json' }
import { toClient } from '../../sandbox/openSandbox.ts'
import { monthsAgo } from '../support/days.ts'
import { openInstantLink, readCode, waitForResend } from '../support/phone.ts'
import {
  addJob,
  confirmAddress,
  estimate,
  findCar,
  pickLoan,
  pickOffer,
  review,
  startOnDesktop,
  startOnMobile,
} from '../support/walk.ts'
import type { Scene, Stand } from './Scene.ts'

type CallName = keyof typeof contract.calls

/** A birthday that makes the sandbox text to the phone that ends in 0621. */
const birthday = '1960-06-21'
const desktopPhone = '3035552031'

const typeAndSend =
  (name: string, text: string) =>
  async ({ me }: Stand) => {
    await me.type(name, text)
    await me.press('submit')
  }
const chooseAndSend =
  (name: string, position: number) =>
  async ({ me }: Stand) => {
    await me.chooseNth(name, position)
    await me.press('submit')
  }

const identify = async ({ me }: Stand) => {
  await findCar(me)
  await startOnMobile(me, birthday)
}
const awaitCode = async (stand: Stand) => {
  await identify(stand)
  await stand.me.isAt('VERIFY_MOBILE_NUMBER')
  await stand.me.field('code').waitFor()
}
const sendCode = async ({ me, hostUrl }: Stand) => {
  await me.type('code', await readCode('0621', hostUrl))
  await me.press('submit')
}
const arriveAtReview = async (stand: Stand) => {
  await awaitCode(stand)
  await sendCode(stand)
  await stand.me.isAt('VERIFY_YOUR_INFO')
}
const chooseByHand = async ({ me }: Stand) => {
  await me.isAt('ENTER_LICENSE_PLATE')
  await me.press('enterManually')
}
const year = new Date().getFullYear()
const hasOptions =
  (name: string) =>
  async ({ me }: Stand) =>
    (await me.field(name).first().locator('option:not([value=""])').count()) > 0

const tellLender = async ({ me }: Stand) => {
  await me.isAt('LENDER_INFO')
  await me.type('lenderName', 'Harbor Auto Finance')
  await me.type('address', '1 Harbor Plaza')
  await me.type('zipCode', '33602')
  await me.type('city', 'Tampa')
  await me.choose('state', 'FL')
  await me.type('phoneNumber', '8135550155')
  await me.type('accountNumber', 'HAF-00213')
  await me.press('submit')
}
const finishWithJob = async ({ me }: Stand) => {
  await addJob(me)
  await me.press('finish')
}
const finishWithRetirement = async ({ me }: Stand) => {
  await me.isAt('EMPLOYMENT_AND_INCOME')
  await me.press('addOtherIncome')
  await me.isAt('INCOME_SOURCES')
  await me.choose('otherIncomeSource', 'Retirement')
  await me.type('startDate', monthsAgo(40))
  await me.type('monthlyAmount', '820')
  await me.press('submit')
  await me.press('finish')
}

const isSite = (tab: Page) => tab.url().includes('/documents?')
const openSite = async ({ me }: Stand) => {
  await me.isAt('NEXT_STEPS')
  await me.press('submit')
}

/** Uploads a document on the documents site that is opened, once the product listens where it `isHeard`. */
const sendDocument = (isHeard: boolean) => async (stand: Stand) => {
  const { page, hostUrl } = stand
  const site = page.context().waitForEvent('page', { predicate: (tab) => tab !== page })
  const [answer] = await Promise.all([page.waitForResponse(/documents\/redirect$/), openSite(stand)])
  const { stipId: id, contactId, authId, connectionId } = Object(await answer.json())
  const host = toClient(hostUrl)
  const listening = async () =>
    (await host.get<{ connections: number }>(`sandbox/hub/${connectionId}`)).body.connections
  if (isHeard) await expect.poll(listening, { timeout: 60_000 }).toBe(1)
  await host.post('sandbox/documents/upload', { id, contactId, authId, fileName: 'license.pdf' })
  // The product asks for nothing while nobody looks at it.
  await (await site).close()
  await page.bringToFront()
}

const ofApi: Readonly<Record<CallName, Omit<Scene, 'call' | 'target'>>> = {
  lookUpPlate: {
    act: ({ me }) => findCar(me),
    edit: typeAndSend('plateNumber', 'XYZ 987'),
    next: 'VERIFY_VEHICLE_INFO',
  },
  listYears: { act: chooseByHand, next: hasOptions('year') },
  listMakes: {
    arrive: async (stand) => {
      await chooseByHand(stand)
      await stand.me.field('year').locator('option').nth(2).waitFor({ state: 'attached' })
    },
    act: ({ me }) => me.choose('year', String(year - 2)),
    edit: ({ me }) => me.choose('year', String(year - 3)),
    next: hasOptions('make'),
  },
  listModels: {
    arrive: async (stand) => {
      await chooseByHand(stand)
      await stand.me.field('year').locator('option').nth(2).waitFor({ state: 'attached' })
      await stand.me.choose('year', String(year - 2))
      await stand.me.field('make').locator('option').nth(2).waitFor({ state: 'attached' })
    },
    act: ({ me }) => me.chooseNth('make', 0),
    edit: ({ me }) => me.chooseNth('make', 1),
    next: hasOptions('model'),
  },
  startIdentity: {
    isOnPhone: true,
    act: identify,
    edit: typeAndSend('dateOfBirth', '1960-06-22'),
    next: 'VERIFY_MOBILE_NUMBER',
  },
  validateIdentity: { isOnPhone: true, arrive: awaitCode, act: sendCode, next: 'VERIFY_YOUR_INFO' },
  requestChallenge: { isOnPhone: true, arrive: awaitCode, act: sendCode, next: 'VERIFY_YOUR_INFO' },
  completeIdentity: {
    isOnPhone: true,
    arrive: arriveAtReview,
    act: ({ me }) => review(me),
    edit: typeAndSend('email', 'a.nguyen@example.com'),
    next: 'SOFT_PULL_ACKNOWLEDGEMENT',
  },
  createContact: {
    isOnPhone: true,
    arrive: arriveAtReview,
    act: ({ me }) => review(me),
    edit: typeAndSend('email', 'a.nguyen@example.com'),
    next: 'SOFT_PULL_ACKNOWLEDGEMENT',
  },
  loadContact: {
    resumesAt: 'SOFT_PULL_ACKNOWLEDGEMENT',
    // Of a saved application no more of the address is shown.
    next: async ({ page }) => (await page.getByText('Denver').count()) > 0,
  },
  saveLoanInformation: {
    resumesAt: 'SOFT_PULL_ACKNOWLEDGEMENT',
    act: ({ me }) => estimate(me),
    edit: typeAndSend('remainingLoanBalance', '24400'),
    next: 'OFFER_SELECTION',
  },
  loadCreditSummary: {
    resumesAt: 'SOFT_PULL_ACKNOWLEDGEMENT',
    act: ({ me }) => estimate(me),
    edit: typeAndSend('remainingLoanBalance', '24400'),
    next: 'OFFER_SELECTION',
  },
  requestOffers: {
    resumesAt: 'SOFT_PULL_ACKNOWLEDGEMENT',
    act: ({ me }) => estimate(me),
    edit: typeAndSend('remainingLoanBalance', '24400'),
    next: 'OFFER_SELECTION',
  },
  activateDeal: {
    resumesAt: 'OFFER_SELECTION',
    act: ({ me }) => pickOffer(me),
    edit: chooseAndSend('dealId', 1),
    next: 'CURRENT_ADDRESS_INFO',
  },
  saveLoanDetails: {
    resumesAt: 'LOAN_SELECTION',
    act: ({ me }) => pickLoan(me),
    edit: chooseAndSend('loan', 1),
    next: 'EMPLOYMENT_AND_INCOME',
  },
  saveLenderDetails: {
    resumesAt: 'LENDER_INFO',
    act: tellLender,
    edit: typeAndSend('accountNumber', 'HAF-00214'),
    next: 'EMPLOYMENT_AND_INCOME',
  },
  saveAddresses: {
    resumesAt: 'CURRENT_ADDRESS_INFO',
    act: ({ me }) => confirmAddress(me),
    edit: typeAndSend('monthlyPayment', '1500'),
    next: 'LOAN_SELECTION',
  },
  saveEmployment: { resumesAt: 'EMPLOYMENT_AND_INCOME', act: finishWithJob, next: 'NEXT_STEPS' },
  saveOtherIncome: { resumesAt: 'EMPLOYMENT_AND_INCOME', act: finishWithRetirement, next: 'NEXT_STEPS' },
  saveProgress: {
    resumesAt: 'CURRENT_ADDRESS_INFO',
    act: ({ me }) => confirmAddress(me),
    next: 'LOAN_SELECTION',
    isKept: true,
  },
  loadProgress: { resumesAt: 'LOAN_SELECTION', next: 'LOAN_SELECTION' },
  loadUploadStatus: { resumesAt: 'NEXT_STEPS', act: sendDocument(true), next: 'OFF_RAMP' },
  openDocuments: {
    resumesAt: 'NEXT_STEPS',
    act: openSite,
    next: async ({ page }) => page.context().pages().some(isSite),
  },
  validateRedirect: { resumesAt: 'NEXT_STEPS', act: sendDocument(true), next: 'OFF_RAMP' },
}

const toVendor = (path: string, scene: Omit<Scene, 'call' | 'target'>): Scene => ({
  call: path.split('/').at(-1) ?? path,
  target: { method: 'POST', path },
  ...scene,
})

/** What the product asks for besides the calls of the API: the vendor that checks phones, and the message hub. */
const besides: readonly Scene[] = [
  toVendor('sandbox/identity/open', {
    action: 'openVerification',
    isOnPhone: true,
    act: identify,
    next: async ({ me }) => (await me.field('code').count()) > 0,
  }),
  toVendor('sandbox/identity/code', {
    action: 'checkVerificationCode',
    isOnPhone: true,
    arrive: awaitCode,
    act: sendCode,
    next: 'VERIFY_YOUR_INFO',
  }),
  toVendor('sandbox/identity/status', {
    action: 'awaitVerification',
    isWaiting: true,
    act: async ({ me, page, hostUrl }) => {
      await findCar(me)
      await startOnDesktop(me, desktopPhone)
      await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
      const window = await openInstantLink(page, desktopPhone.slice(-4), hostUrl)
      await window.close()
    },
    next: 'VERIFY_YOUR_INFO',
  }),
  toVendor('sandbox/identity/resend', {
    action: 'resendVerification',
    isOnPhone: true,
    isWaiting: true,
    arrive: async (stand) => {
      await awaitCode(stand)
      await waitForResend(stand.page)
    },
    act: ({ me }) => me.press('resend'),
    next: async ({ page }) => (await page.getByText('We sent it again.').count()) > 0,
  }),
  toVendor('sandbox/identity/change', {
    action: 'changeVerificationPhone',
    isOnPhone: true,
    arrive: awaitCode,
    act: ({ me }) => me.press('changeNumber'),
    next: async ({ me }) => (await me.field('phone').count()) > 0,
  }),
  toVendor('sandbox/identity/phone', {
    action: 'sendVerificationPhone',
    isOnPhone: true,
    arrive: async (stand) => {
      await awaitCode(stand)
      await stand.me.press('changeNumber')
      await stand.me.field('phone').waitFor()
    },
    act: typeAndSend('phone', desktopPhone),
    edit: typeAndSend('phone', '3035552032'),
    next: async ({ me }) => (await me.field('code').count()) > 0,
  }),
  {
    call: 'negotiate',
    target: { method: 'POST', path: `${contract.hub.path}/negotiate` },
    action: 'awaitDocuments',
    resumesAt: 'NEXT_STEPS',
    isWaiting: true,
    act: sendDocument(false),
    next: 'OFF_RAMP',
  },
  {
    call: 'connect',
    target: { method: 'GET', path: contract.hub.path },
    action: 'awaitDocuments',
    resumesAt: 'NEXT_STEPS',
    isWaiting: true,
    act: sendDocument(false),
    next: 'OFF_RAMP',
  },
]

const isCall = (name: string): name is CallName => Object.hasOwn(contract.calls, name)

/** Every call in the place where an applicant causes it. */
export const scenes: readonly Scene[] = [
  ...Object.keys(contract.calls)
    .filter(isCall)
    .map((call): Scene => {
      const definition = contract.calls[call]
      return { call, target: definition, isOnce: 'idempotent' in definition, ...ofApi[call] }
    }),
  ...besides,
]
