import { describe, expect, it, vi } from 'vitest'
import flowFile from '../../../flows/refinance.json' with { type: 'json' }
import { actionRegistry } from '../../../src/widget/actions/actionRegistry.ts'
import { toVerificationFailure } from '../../../src/widget/identity/phoneCheck.ts'
import { IdentityError } from '../../../src/widget/integrations/identity/IdentityError.ts'
import { toIncomeSaved } from '../../../src/widget/history/actions.ts'

const flow: { failures: { when: string }[]; predicates: Record<string, { readonly when: string }> } = flowFile

type Handle = (input: object, context: object) => Promise<unknown>

describe('an action without a contact', () => {
  it.each([
    ['loadContact', 'Contact id are required'],
    ['activateDeal', 'Contact id are required'],
    ['saveAddresses', 'Contact id are required'],
    ['saveLoanDetails', 'Lead ID are required'],
    ['saveLenderDetails', 'Lead ID are required'],
    ['saveLoanInformation', 'Contact ID and Lead ID are required'],
    ['loadCreditSummary', 'Contact ID and Lead ID are required'],
    ['requestOffers', 'Contact ID and Lead ID are required'],
    ['loadProgress', 'Contact ID and Lead ID are required'],
    ['openDocuments', 'Contact ID and Lead ID are required'],
    ['loadUploadStatus', 'Contact ID and Lead ID are required'],
    ['awaitUpload', 'Contact ID and Lead ID are required'],
    ['saveEmployment', 'Error while updating employment details'],
    ['saveOtherIncome', 'Error while updating other income details'],
  ] as const)('%s fails with "%s" and calls nobody', async (name, message) => {
    const call = vi.fn<() => void>()
    const { default: handle } = await actionRegistry[name]()
    const result = await (handle as Handle)({ contact: null }, { services: { api: { call } } })
    expect(result).toEqual({ outcome: 'failed', failure: { status: 'MissingIds', message, isTold: true } })
    expect(call).not.toHaveBeenCalled()
  })
})

describe('an error of the phone check', () => {
  it.each([
    ['code', 'CodeNotSent', 'Error sending OTP'],
    ['link', 'LinkNotSent', 'Error sending instant link.'],
    ['canceled', 'PhoneCheckCanceled', 'User has canceled OTP flow'],
    ['unreachable', 'PhoneCheckLost', 'Something went wrong, please try again later.'],
  ] as const)('is a failure that the flow has words for: %s', (reason, status, message) => {
    expect(toVerificationFailure(new IdentityError(reason))).toEqual({
      outcome: 'failed',
      failure: { status, message },
    })
    expect(flow.failures.map(({ when }) => flow.predicates[when]?.when)).toContain(`failure.status == '${status}'`)
  })

  it('that nobody foresaw is a bug', () => {
    expect(() => toVerificationFailure(new Error('bug'))).toThrow('bug')
  })
})

describe('toIncomeSaved', () => {
  const failed = (message: string, isTold: boolean) =>
    toIncomeSaved({ ok: false, failure: { status: 503, message, isTold } })

  it('says what could not be saved when the server does not', () => {
    expect(failed('Bad Gateway', false)).toMatchObject({
      failure: { status: 503, message: 'Error while updating employment details and other income ' },
    })
  })

  it("keeps the server's own words", () => {
    expect(failed('startDate is missing.', true)).toMatchObject({ failure: { message: 'startDate is missing.' } })
  })

  it('is saved when the call went through', () => {
    expect(toIncomeSaved({ ok: true, data: null })).toEqual({ outcome: 'saved' })
  })
})
