import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import contract from '../../../flows/api.json' with { type: 'json' }
import { toClient } from '../../sandbox/openSandbox.ts'
import { waitForResend } from '../support/phone.ts'
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
  typeLender,
  typePension,
} from '../support/walk.ts'
import type { Call, Leg, Stand } from './Leg.ts'

type CallName = keyof typeof contract.calls

/** A date of birth for which the sandbox sends its text messages to the phone that ends in 0621. */
const birthday = '1960-06-21'
const otherPhone = '3035552031'
const year = new Date().getFullYear()

const ofApi = (name: CallName, more: Partial<Call> = {}): Call => {
  const definition = contract.calls[name]
  return { name, target: definition, isOnce: 'idempotent' in definition, ...more }
}
/** Creates a call of the vendor that checks phones. */
const ofVendor = (name: string, action: string, more: Partial<Call> = {}): Call => ({
  name,
  target: { method: 'POST', path: `sandbox/identity/${name}` },
  action,
  ...more,
})
const ofHub = (name: string, target: Call['target']): Call => ({ name, target, action: 'awaitDocuments' })

const send = async ({ me }: Stand, name: string, text: string) => {
  await me.type(name, text)
  await me.press('submit')
}
const chooseAndSend = async ({ me }: Stand, name: string, position: number) => {
  await me.chooseNth(name, position)
  await me.press('submit')
}

const hasField =
  (name: string) =>
  async ({ me }: Stand) =>
    (await me.field(name).count()) > 0
const hasOptions =
  (name: string) =>
  async ({ me }: Stand) =>
    (await me.field(name).first().locator('option:not([value=""])').count()) > 0
const isAtStep = async ({ page }: Stand, step: string) => (await page.locator(`[data-step="${step}"]`).count()) > 0

const openManual = async (stand: Stand) => {
  const { me } = stand
  if (await isAtStep(stand, 'ENTER_LICENSE_PLATE')) await me.press('enterManually')
  await me.field('year').locator('option').nth(2).waitFor({ state: 'attached' })
}
const chooseYear = async (stand: Stand) => {
  await openManual(stand)
  if (!(await hasOptions('make')(stand))) await stand.me.choose('year', String(year - 2))
  await stand.me.field('make').locator('option').nth(2).waitFor({ state: 'attached' })
}
const askForPhone = async (stand: Stand) => {
  if (!(await hasField('phone')(stand))) await stand.me.press('changeNumber')
  await stand.me.field('phone').waitFor()
}
interface TextMessage {
  readonly phoneLast4: string
  readonly code?: string
  readonly link?: string
}
/** Returns the text messages to all phones, newest first. */
const readMessages = async (hostUrl: string) =>
  (await toClient(hostUrl).get<readonly TextMessage[]>('phone/messages')).body

/** Types the newest code, whichever phone it was sent to. */
const sendCode = async (stand: Stand) => {
  const [newest] = await readMessages(stand.hostUrl)
  // The code's last digit submits the form.
  await stand.me.type('code', newest?.code ?? '')
}

/** The legs from the plate to the credit pull, on a phone. */
const identification: readonly Leg[] = [
  {
    calls: [ofApi('listYears')],
    from: ['ENTER_LICENSE_PLATE'],
    isAside: true,
    act: ({ me }) => me.press('enterManually'),
    next: hasOptions('year'),
  },
  {
    calls: [ofApi('listMakes', { isTyped: true })],
    from: ['ENTER_LICENSE_PLATE', 'ENTER_LICENSE_PLATE_MANUALLY'],
    isAside: true,
    arrive: openManual,
    act: ({ me }) => me.choose('year', String(year - 2)),
    edit: ({ me }) => me.choose('year', String(year - 3)),
    next: hasOptions('make'),
  },
  {
    calls: [ofApi('listModels', { isTyped: true })],
    from: ['ENTER_LICENSE_PLATE', 'ENTER_LICENSE_PLATE_MANUALLY'],
    isAside: true,
    arrive: chooseYear,
    act: ({ me }) => me.chooseNth('make', 0),
    edit: ({ me }) => me.chooseNth('make', 1),
    next: hasOptions('model'),
  },
  {
    calls: [ofApi('lookUpPlate', { isTyped: true })],
    from: ['ENTER_LICENSE_PLATE', 'ENTER_LICENSE_PLATE_MANUALLY'],
    arrive: async (stand) => {
      if (await isAtStep(stand, 'ENTER_LICENSE_PLATE_MANUALLY')) await stand.page.goBack()
      await stand.me.isAt('ENTER_LICENSE_PLATE')
    },
    act: ({ me }) => findCar(me),
    edit: (stand) => send(stand, 'plateNumber', 'XYZ 987'),
    next: 'VERIFY_VEHICLE_INFO',
  },
  {
    calls: [ofApi('startIdentity', { isTyped: true }), ofVendor('open', 'openVerification')],
    from: ['VERIFY_VEHICLE_INFO'],
    act: ({ me }) => startOnMobile(me, birthday),
    edit: (stand) => send(stand, 'dateOfBirth', '1960-06-22'),
    next: hasField('code'),
  },
  {
    calls: [ofVendor('resend', 'resendVerification')],
    from: ['VERIFY_MOBILE_NUMBER'],
    isAside: true,
    isWaiting: true,
    arrive: ({ page }) => waitForResend(page),
    act: ({ me }) => me.press('resend'),
    next: async ({ page }) => (await page.getByText('We sent it again.').count()) > 0,
  },
  {
    calls: [ofVendor('change', 'changeVerificationPhone')],
    from: ['VERIFY_MOBILE_NUMBER'],
    isAside: true,
    act: ({ me }) => me.press('changeNumber'),
    next: hasField('phone'),
  },
  {
    calls: [ofVendor('phone', 'sendVerificationPhone', { isTyped: true })],
    from: ['VERIFY_MOBILE_NUMBER'],
    isAside: true,
    arrive: askForPhone,
    act: (stand) => send(stand, 'phone', otherPhone),
    edit: (stand) => send(stand, 'phone', '3035552032'),
    next: hasField('code'),
  },
  {
    calls: [
      ofVendor('code', 'checkVerificationCode'),
      ofApi('validateIdentity'),
      // A host may say so of a person whom it does not know; whoever it comes from, the applicant goes on by hand.
      ofApi('requestChallenge', { takes: ['404 of a gateway'] }),
    ],
    from: ['VERIFY_MOBILE_NUMBER'],
    arrive: async (stand) => {
      if (await hasField('phone')(stand)) await send(stand, 'phone', otherPhone)
      await stand.me.field('code').waitFor()
    },
    act: sendCode,
    next: 'VERIFY_YOUR_INFO',
  },
  {
    calls: [ofApi('completeIdentity', { isTyped: true }), ofApi('createContact', { isTyped: true })],
    from: ['VERIFY_YOUR_INFO'],
    act: ({ me }) => review(me),
    edit: (stand, count) => send(stand, 'email', `a.nguyen${count}@example.com`),
    next: 'SOFT_PULL_ACKNOWLEDGEMENT',
  },
]

/** The legs from the credit pull to the documents. */
const application: readonly Leg[] = [
  {
    calls: [ofApi('loadProgress'), ofApi('loadContact')],
    from: ['SOFT_PULL_ACKNOWLEDGEMENT'],
    isResumable: true,
    isAside: true,
    act: ({ page }) => page.reload(),
    // A resumed application shows no more of the address than this.
    next: async ({ page }) => (await page.getByText('Denver').count()) > 0,
  },
  {
    calls: [
      ofApi('saveLoanInformation', { isTyped: true }),
      // No report stops no offers, whoever says that there is none.
      ofApi('loadCreditSummary', { isTyped: true, takes: ['404 of a gateway'] }),
      ofApi('requestOffers', { isTyped: true }),
    ],
    from: ['SOFT_PULL_ACKNOWLEDGEMENT'],
    isResumable: true,
    act: ({ me }) => estimate(me),
    edit: (stand, count) => send(stand, 'remainingLoanBalance', String(24_000 + 100 * count)),
    next: 'OFFER_SELECTION',
  },
  {
    calls: [ofApi('activateDeal', { isTyped: true })],
    from: ['OFFER_SELECTION'],
    isResumable: true,
    act: ({ me }) => pickOffer(me),
    edit: (stand) => chooseAndSend(stand, 'dealId', 1),
    next: 'CURRENT_ADDRESS_INFO',
  },
  {
    calls: [ofApi('saveAddresses', { isTyped: true }), ofApi('saveProgress', { isBehind: true })],
    from: ['CURRENT_ADDRESS_INFO'],
    isResumable: true,
    act: ({ me }) => confirmAddress(me),
    edit: (stand) => send(stand, 'monthlyPayment', '1500'),
    next: 'LOAN_SELECTION',
  },
  {
    calls: [ofApi('saveLoanDetails', { isTyped: true })],
    from: ['LOAN_SELECTION'],
    isResumable: true,
    act: ({ me }) => pickLoan(me),
    edit: (stand) => chooseAndSend(stand, 'loan', 1),
    next: 'EMPLOYMENT_AND_INCOME',
  },
  {
    calls: [ofApi('saveLenderDetails', { isTyped: true })],
    from: ['LENDER_INFO', 'EMPLOYMENT_AND_INCOME'],
    isResumable: true,
    isAside: true,
    arrive: async (stand) => {
      const { me, page } = stand
      if (await isAtStep(stand, 'LENDER_INFO')) return
      await page.goBack()
      await me.isAt('LOAN_SELECTION')
      await me.press('notListed')
    },
    act: ({ me }) => typeLender(me),
    edit: (stand) => send(stand, 'accountNumber', 'HAF-00214'),
    next: 'EMPLOYMENT_AND_INCOME',
  },
  {
    calls: [ofApi('saveEmployment'), ofApi('saveOtherIncome')],
    from: ['EMPLOYMENT_AND_INCOME'],
    isResumable: true,
    act: async ({ me }) => {
      await me.press('addOtherIncome')
      await typePension(me)
      await me.press('addMore')
      await addJob(me)
      await me.press('finish')
    },
    next: 'NEXT_STEPS',
  },
]

const isSite = (tab: Page) => tab.url().includes('/documents?')
const openSite = async ({ me }: Stand) => {
  await me.isAt('NEXT_STEPS')
  await me.press('submit')
}

/** Uploads a document on the documents site; with `isHeard`, only after the product listens for it. */
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
  // The product makes no calls while its page is hidden.
  await (await site).close()
  await page.bringToFront()
}

/** The legs at the documents, each of which starts at the same step. */
const documents: readonly Leg[] = [
  {
    calls: [ofApi('validateRedirect'), ofApi('loadUploadStatus')],
    from: ['NEXT_STEPS'],
    isResumable: true,
    isAside: true,
    isEnd: true,
    act: sendDocument(true),
    next: 'OFF_RAMP',
  },
  {
    calls: [ofApi('openDocuments')],
    from: ['NEXT_STEPS'],
    isResumable: true,
    isAside: true,
    isEnd: true,
    act: openSite,
    next: async ({ page }) => page.context().pages().some(isSite),
  },
  {
    calls: [
      ofHub('negotiate', { method: 'POST', path: `${contract.hub.path}/negotiate` }),
      ofHub('connect', { method: 'GET', path: contract.hub.path }),
    ],
    from: ['NEXT_STEPS'],
    isResumable: true,
    isWaiting: true,
    act: sendDocument(false),
    next: 'OFF_RAMP',
  },
]

/** The whole route on a phone. */
const phoneRoute: readonly Leg[] = [...identification, ...application, ...documents]

/** The part of the route on a desktop that differs from the phone's. */
export const desktopRoute: readonly Leg[] = [
  {
    calls: [ofVendor('status', 'awaitVerification')],
    from: ['ENTER_LICENSE_PLATE'],
    isWaiting: true,
    act: async (stand) => {
      const { me, hostUrl } = stand
      const readLink = async () =>
        (await readMessages(hostUrl)).find(({ phoneLast4 }) => phoneLast4 === otherPhone.slice(-4))?.link
      let opened = await readLink()
      await findCar(me)
      await startOnDesktop(me, otherPhone)
      const step = 'VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE'
      await me.page.locator(`[data-step="${step}"]`).waitFor()
      // Each retry sends a new link, and the previous one stops working.
      while (await isAtStep(stand, step)) {
        const link = await readLink()
        if (link !== undefined && link !== opened) await fetch(new URL(link, hostUrl), { redirect: 'manual' })
        opened = link
        await pause(100)
      }
    },
    next: 'VERIFY_YOUR_INFO',
  },
]

/** The routes that together make every call. */
export const routes: readonly (readonly Leg[])[] = [phoneRoute, desktopRoute]
