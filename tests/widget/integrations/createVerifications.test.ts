import { describe, expect, it, vi } from 'vitest'
import { createVerifications } from '../../../src/widget/integrations/identity/createVerifications.ts'
import type { IdentityProvider, Verification } from '../../../src/widget/integrations/identity/IdentityProvider.ts'
import { toReturnUrl } from '../../../src/widget/integrations/identity/toReturnUrl.ts'

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
      resend: () => Promise.resolve({ asks: 'code' }),
      whenFinished: Promise.resolve('confirmed'),
      cancel: async () => void canceled.push(index),
    }
    opened.push(verification)
    return verification
  })
  return { open, opened, canceled }
}

describe('the phone checks of an application', () => {
  it('keep the one that was opened last and cancel the one before', async () => {
    const { open, opened, canceled } = createProvider()
    const verifications = createVerifications(
      () => Promise.resolve({ open }),
      () => 'https://a.example/',
    )
    await verifications.open(request)
    await verifications.open(request)
    expect(verifications.current()).toBe(opened[1])
    expect(canceled).toEqual([0])
    expect(open).toHaveBeenLastCalledWith({ ...request, returnUrl: 'https://a.example/' })
  })

  it('are a bug to go on with before one is open', () => {
    const verifications = createVerifications(
      () => Promise.reject(new Error('unused')),
      () => '',
    )
    expect(() => verifications.current()).toThrow('No phone check is open')
  })

  it('say so when the provider cannot be loaded', async () => {
    const verifications = createVerifications(
      () => Promise.reject(new Error('no chunk')),
      () => '',
    )
    await expect(verifications.open(request)).rejects.toMatchObject({ name: 'IdentityError', reason: 'unreachable' })
  })
})

describe('toReturnUrl', () => {
  it('is the page itself, and says what it is opened for, and no more', () => {
    expect(toReturnUrl('https://a.example/loan?utm_source=x&name=ann#y')).toBe(
      'https://a.example/loan?verification=complete',
    )
  })
})
