import { describe, expect, it, vi } from 'vitest'
import flowFile from '../../../flows/refinance.json' with { type: 'json' }
import { actionRegistry } from '../../../src/widget/registries.ts'
import { toVerificationFailure } from '../../../src/widget/identity/actions.ts'
import { IdentityError } from '../../../src/widget/integrations/identity/IdentityProvider.ts'
import { toIncomeSaved } from '../../../src/widget/history/actions.ts'

const expressions = Object.entries<object>(flowFile.predicates).flatMap(([name, one]) =>
  flowFile.failures.some(({ when }) => when === name) && 'when' in one ? [one.when] : [],
)

/** Checks whether the flow has its own text for a status, in every language. */
const hasWords = (status: string) => expect(expressions).toContain(`failure.status == '${status}'`)

type Handle = (input: object, context: object) => Promise<unknown>

describe('an action without a contact', () => {
  it.each([
    ['loadContact', 'ContactIdMissing', 'Contact id are required'],
    ['activateDeal', 'ContactIdMissing', 'Contact id are required'],
    ['saveAddresses', 'ContactIdMissing', 'Contact id are required'],
    ['saveLoanDetails', 'LeadIdMissing', 'Lead ID are required'],
    ['saveLenderDetails', 'LeadIdMissing', 'Lead ID are required'],
    ['saveLoanInformation', 'IdsMissing', 'Contact ID and Lead ID are required'],
    ['loadCreditSummary', 'IdsMissing', 'Contact ID and Lead ID are required'],
    ['requestOffers', 'IdsMissing', 'Contact ID and Lead ID are required'],
    ['loadProgress', 'IdsMissing', 'Contact ID and Lead ID are required'],
    ['openDocuments', 'IdsMissing', 'Contact ID and Lead ID are required'],
    ['loadUploadStatus', 'IdsMissing', 'Contact ID and Lead ID are required'],
    ['awaitUpload', 'IdsMissing', 'Contact ID and Lead ID are required'],
    ['saveEmployment', 'EmploymentUnsaved', 'Error while updating employment details'],
    ['saveOtherIncome', 'OtherIncomeUnsaved', 'Error while updating other income details'],
  ] as const)('%s fails with %s and sends no request', async (name, status, message) => {
    const call = vi.fn<() => void>()
    const { default: handle } = await actionRegistry[name]()
    const result = await (handle as Handle)({ contactData: null }, { services: { api: { call } } })
    expect(result).toEqual({ outcome: 'failed', failure: { status, message } })
    hasWords(status)
    expect(call).not.toHaveBeenCalled()
  })
})

describe('completeIdentity', () => {
  it.each([
    ['the session', { correlationId: 'c1' }, { correlationId: 'c1' }],
    ['no session where the host began none', { correlationId: '' }, {}],
    ['no session where no check began', null, {}],
  ])('names %s', async (_, identity, named) => {
    const call = vi.fn<(name: string, request: { body: object }) => Promise<object>>()
    call.mockResolvedValue({ ok: true, data: { success: true } })
    const { default: handle } = await actionRegistry.completeIdentity()
    const verifyYourInformation = { email: 'sam@example.com', addresses: [] }
    await (handle as Handle)({ identity, verifyYourInformation }, { services: { api: { call } } })
    const { individual: _individual, ...body } = Object(call.mock.lastCall?.[1].body)
    expect(body).toEqual(named)
  })
})

describe('activateDeal', () => {
  /** Sends one choice again and again; the host gives these answers in turn. Returns the last outcome. */
  async function choose(statuses: readonly (number | string)[], isKnownFromBefore = false) {
    const failures = statuses.map((status) => ({ ok: false, failure: { status, message: '' } }))
    const services = { openChoices: new Map(), api: { call: () => Promise.resolve(failures.shift()) } }
    const { default: handle } = await actionRegistry.activateDeal()
    let result: unknown
    for (const [index] of statuses.entries()) {
      const isRepeated = isKnownFromBefore || index > 0
      const input = { contactData: {}, intents: { choice: 'c1' }, dealId: 'd1', isRepeated }
      result = await (handle as Handle)(input, { services })
    }
    return result
  }

  it.each([500, 503, 408, 'TimeoutError', 'AxiosError'])('takes a conflict for its own first try: %s', async (lost) => {
    expect(await choose([lost, 409])).toEqual({ outcome: 'activated' })
    expect(await choose([lost, 'Offline', 401, 409])).toEqual({ outcome: 'activated' })
  })

  it('takes a conflict for its own first try that a page before the reload sent', async () => {
    expect(await choose([409], true)).toEqual({ outcome: 'activated' })
  })

  it.each([400, 401, 404, 429, 'Offline', 'BotCheckError'])(
    'takes a conflict for an offer that is gone, when no try was carried out: %s',
    async (unread) => {
      expect(await choose([unread, 409])).toEqual({ outcome: 'withdrawn' })
    },
  )

  it.each([[[409]], [[410]], [[500, 410]], [[500, 422]]])('is told that the offer is gone: %j', async (statuses) => {
    expect(await choose(statuses)).toEqual({ outcome: 'withdrawn' })
  })
})

describe('requestOffers', () => {
  const offer = { dealId: 'a', offerType: '', term: 60, rate: 5, monthlyPaymentAmount: 400 }
  const report = vi.fn<(error: Error) => void>()
  const ask = async (offers: readonly object[]) => {
    const data = { offers, usedDefaultScore: false }
    const api = { call: () => Promise.resolve({ ok: true, data }) }
    const { default: handle } = await actionRegistry.requestOffers()
    const services = { api, errorTracker: { report } }
    return (handle as Handle)({ contactData: {}, intents: { estimate: crypto.randomUUID() } }, { services })
  }

  it('takes an offer listed twice for one, and no two offers with one id: nobody knows which one is activated', async () => {
    const other = { ...offer, dealId: 'b' }
    const answered = (...offers: object[]) => ({ outcome: 'answered', data: { offers, usedDefaultScore: false } })
    expect(await ask([offer, other, { ...offer }])).toEqual(answered(offer, other))
    expect(report).not.toHaveBeenCalled()
    expect(await ask([offer, other, { ...offer, term: 72 }, offer])).toEqual(answered(other))
    expect(report).toHaveBeenCalledOnce()
    expect(await ask([])).toEqual(answered())
    expect(await ask([offer, { ...offer, term: 72 }])).toMatchObject({ failure: { status: 'InvalidAnswer' } })
  })
})

describe('loadCreditSummary', () => {
  const ask = async (status: number | string) => {
    const api = { call: () => Promise.resolve({ ok: false, failure: { status, message: '' } }) }
    const { default: handle } = await actionRegistry.loadCreditSummary()
    return (handle as Handle)({ contactData: {} }, { services: { api } })
  }

  it.each([404, 'InvalidAnswer'])(
    'finds no loans, which stops no offers, when there is no report: %s',
    async (status) => {
      expect(await ask(status)).toEqual({ outcome: 'loaded', data: [] })
    },
  )

  it.each([400, 503, 'TimeoutError'])('fails otherwise, and can be tried again: %s', async (status) => {
    expect(await ask(status)).toMatchObject({ outcome: 'failed', failure: { status } })
  })
})

describe('lookUpPlate', () => {
  const ask = async (status: number, message: string) => {
    const failure = { status, message, isTold: true }
    const api = { call: () => Promise.resolve({ ok: false, failure }) }
    const { default: handle } = await actionRegistry.lookUpPlate()
    return (handle as Handle)({ licensePlateInfoForm: {} }, { services: { api } })
  }

  it.each([400, 404, 422])('finds no car when the host refuses with “No plate match”: %s', async (status) => {
    expect(await ask(status, 'No plate match')).toEqual({ outcome: 'answered', data: { isSuccess: false } })
  })

  it('fails with any other message', async () => {
    expect(await ask(404, 'Not found')).toMatchObject({ outcome: 'failed', failure: { status: 404 } })
  })
})

describe('requestChallenge', () => {
  const ask = async (status: number | string) => {
    const failure = { status, message: '' }
    const api = { call: () => Promise.resolve({ ok: false, failure }) }
    const { default: handle } = await actionRegistry.requestChallenge()
    return (handle as Handle)({ correlationId: 'c1', dateOfBirth: null }, { services: { api } })
  }

  it.each([400, 403, 404, 409, 422])('is refused, so that the person is unknown: %s', async (status) => {
    expect(await ask(status)).toEqual({ outcome: 'refused' })
  })

  it.each([401, 408, 429, 500, 503, 'TimeoutError', 'Offline', 'BotRefused'])(
    'fails, which says nothing about the person: %s',
    async (status) => {
      expect(await ask(status)).toEqual({ outcome: 'failed', failure: { status, message: '' } })
    },
  )
})

describe('toVerificationFailure', () => {
  it.each([
    ['code', 'CodeNotSent', 'Error sending OTP'],
    ['link', 'LinkNotSent', 'Error sending instant link.'],
    ['canceled', 'PhoneCheckCanceled', 'User has canceled OTP flow'],
    ['unreachable', 'PhoneCheckLost', 'Something went wrong, please try again later.'],
  ] as const)('returns a failure whose message the flow translates: %s', (reason, status, message) => {
    expect(toVerificationFailure(new IdentityError(reason))).toEqual({
      outcome: 'failed',
      failure: { status, message },
    })
    hasWords(status)
  })

  it('rethrows an error that it does not know', () => {
    expect(() => toVerificationFailure(new Error('bug'))).toThrow('bug')
  })
})

describe('toIncomeSaved', () => {
  const failed = (status: number | string, message = '', isTold = false) =>
    toIncomeSaved({ ok: false, failure: { status, message, isTold } })

  it.each([503, 404, 'Refused'])('reports unsaved income when the server gives no message of its own: %s', (status) => {
    const message = 'Error while updating employment details and other income '
    expect(failed(status, 'Bad Gateway')).toMatchObject({
      failure: { status: 'IncomeUnsaved', message, isTold: false },
    })
    hasWords('IncomeUnsaved')
  })

  it.each([401, 500, 'TimeoutError', 'BotRefused'])(
    'leaves a failure alone that the flow already handles: %s',
    (status) => {
      expect(failed(status)).toMatchObject({ failure: { status } })
    },
  )

  it('keeps the server’s own message', () => {
    const failure = { status: 422, message: 'startDate is missing.', isTold: true }
    expect(failed(422, failure.message, true)).toEqual({ outcome: 'failed', failure })
  })

  it('returns the outcome "saved" when the call succeeded', () => {
    expect(toIncomeSaved({ ok: true, data: null })).toEqual({ outcome: 'saved' })
  })
})
