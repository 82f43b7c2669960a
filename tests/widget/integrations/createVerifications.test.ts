import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createVerifications, toReturnUrl } from '../../../src/widget/integrations/identity/createVerifications.ts'
import {
  IdentityError,
  type IdentityProvider,
  type Verification,
} from '../../../src/widget/integrations/identity/IdentityProvider.ts'

const request = { authToken: 't', flowType: 'MOBILE', signal: new AbortController().signal } as const

function createProvider() {
  const opened: Verification[] = []
  const canceled: number[] = []
  const open = vi.fn<IdentityProvider['open']>(async () => {
    const index = opened.length
    const verification: Verification = {
      asked: () => ({ asks: 'code' }),
      sendPhone: () => Promise.resolve({ asks: 'code' }),
      checkCode: () => Promise.resolve('accepted'),
      changePhone: () => Promise.resolve({ asks: 'phone' }),
      resend: () => Promise.resolve({ asks: 'code' }),
      whenFinished: Promise.resolve('confirmed'),
      cancel: async () => void canceled.push(index),
    }
    opened.push(verification)
    return verification
  })
  return { open, opened, canceled }
}

const report = vi.fn<(error: unknown) => void>()

const create = (open: IdentityProvider['open']) =>
  createVerifications({ load: () => Promise.resolve({ open }), returnUrl: () => 'https://a.example/', report })

beforeEach(() => report.mockReset())

describe('the phone checks', () => {
  it('keep the check that was opened last, and cancel the one before', async () => {
    const { open, opened, canceled } = createProvider()
    const verifications = create(open)
    await verifications.open(request)
    await verifications.open(request)
    expect(verifications.current()).toBe(opened[1])
    expect(canceled).toEqual([0])
    expect(open).toHaveBeenLastCalledWith({ ...request, returnUrl: 'https://a.example/' })
    expect(verifications.isLost()).toBe(false)
  })

  it('cancel a check that opens only after a newer one, which stays the current one', async () => {
    const { open, opened, canceled } = createProvider()
    let arrive: (provider: IdentityProvider) => void = () => undefined
    const slow = new Promise<IdentityProvider>((resolve) => (arrive = resolve))
    const verifications = createVerifications({ load: () => slow, returnUrl: () => 'https://a.example/', report })
    const first = verifications.open(request)
    const second = verifications.open(request)
    first.catch(() => undefined)
    arrive({ open })
    await expect(first).rejects.toMatchObject({ reason: 'canceled' })
    expect(await second).toBe(verifications.current())
    expect(canceled).toEqual([opened.indexOf(verifications.current()) === 0 ? 1 : 0])
    expect(verifications.isLost()).toBe(false)
  })

  it('throw when the current check is used before one is open', () => {
    const verifications = create(createProvider().open)
    expect(() => verifications.current()).toThrow('No phone check is open')
  })

  it('fail as unreachable when the provider cannot be loaded, and report why', async () => {
    const why = new Error('The script https://vendor.example/a.js was blocked or could not be fetched.')
    const verifications = createVerifications({ load: () => Promise.reject(why), returnUrl: () => '', report })
    await expect(verifications.open(request)).rejects.toMatchObject({ name: 'IdentityError', reason: 'unreachable' })
    expect(verifications.isLost()).toBe(true)
    expect(report.mock.calls).toEqual([[why]])
  })

  it('report nothing about a check that was canceled', async () => {
    const cause = new DOMException('aborted', 'AbortError')
    const verifications = create(() => Promise.reject(new IdentityError('canceled', { cause })))
    await expect(verifications.open(request)).rejects.toMatchObject({ reason: 'canceled' })
    expect(report).not.toHaveBeenCalled()
  })

  it('are lost as soon as their current check is unreachable, until a new one is opened', async () => {
    const { open } = createProvider()
    let lose: () => void = () => undefined
    const whenFinished = new Promise<'confirmed'>((_, reject) => {
      lose = () => reject(new IdentityError('unreachable'))
    })
    const verifications = create(async (asked) => ({ ...(await open(asked)), whenFinished }))
    await verifications.open(request)
    const waiting = verifications.current().whenFinished.catch(() => verifications.isLost())
    lose()
    expect(await waiting).toBe(true)
    open.mockRejectedValueOnce(new IdentityError('link'))
    await expect(verifications.open(request)).rejects.toMatchObject({ reason: 'link' })
    expect(verifications.isLost()).toBe(true)
    const opening = verifications.open(request)
    expect(verifications.isLost()).toBe(false)
    await opening
  })
})

describe('toReturnUrl', () => {
  it('returns the page’s address with only the verification marker as its query', () => {
    expect(toReturnUrl('https://a.example/loan?utm_source=x&name=ann#y')).toBe(
      'https://a.example/loan?verification=complete',
    )
  })
})
