// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRecaptcha } from '../../../../src/widget/integrations/botCheck/createRecaptcha.ts'
import { arrive, block, forgetVendors, readFailure } from './vendorScript.ts'

afterEach(() => {
  forgetVendors()
  vi.useRealTimers()
})

/** Simulates reCAPTCHA after its script has run: each call gets a token with its key and its action. */
function createGrecaptcha() {
  let count = 0
  return {
    ready: (run: () => void) => run(),
    execute: (key: string, { action }: { action: string }): PromiseLike<unknown> => {
      count += 1
      return Promise.resolve(`${key} ${action} ${count}`)
    },
  }
}

describe.each([
  ['v3', 'https://www.google.com/recaptcha/api.js', (api: object) => ({ grecaptcha: api })],
  [
    'enterprise',
    'https://www.google.com/recaptcha/enterprise.js',
    (api: object) => ({ grecaptcha: { enterprise: api } }),
  ],
] as const)('reCAPTCHA %s', (edition, address, toGlobals) => {
  it('gets a fresh token for each call from one script', async () => {
    const check = createRecaptcha(edition, { siteKey: 'key' })
    const tokens = Promise.all([check.token('listYears'), check.token('look-up')])
    const script = await arrive(toGlobals(createGrecaptcha()))
    expect(script.src).toBe(`${address}?render=key&trustedtypes=true`)
    expect(await tokens).toEqual(['key listYears 1', 'key look_up 2'])
    expect(await check.token('listMakes')).toBe('key listMakes 3')
    expect(document.head.querySelectorAll('script')).toHaveLength(1)
  })

  it('is loaded again after it was blocked', async () => {
    const check = createRecaptcha(edition, { siteKey: 'key' })
    const refused = readFailure(check.token('listYears'))
    await block()
    expect(await refused).toMatchObject({
      name: 'BotCheckError',
      message: 'reCAPTCHA could not be loaded.',
    })
    const token = check.token('listYears')
    await arrive(toGlobals(createGrecaptcha()))
    expect(await token).toBe('key listYears 1')
  })

  it('is loaded again after its script never became ready', async () => {
    vi.useFakeTimers()
    const check = createRecaptcha(edition, { siteKey: 'key' }, 3000)
    const refused = readFailure(check.token('listYears'))
    await arrive(toGlobals({ ...createGrecaptcha(), ready: () => undefined }))
    await vi.advanceTimersByTimeAsync(3000)
    expect(await refused).toMatchObject({ name: 'BotCheckError' })
    forgetVendors()
    const token = check.token('listYears')
    await arrive(toGlobals(createGrecaptcha()))
    expect(await token).toBe('key listYears 1')
  })

  it.each<[string, () => PromiseLike<unknown>, string]>([
    [
      'throws',
      () => {
        throw new Error('Invalid site key')
      },
      'reCAPTCHA gave no token.',
    ],
    ['refuses without a reason', () => Promise.reject(), 'reCAPTCHA gave no token.'],
    ['says nothing', () => Promise.resolve(null), 'reCAPTCHA gave an empty token.'],
  ])('fails with an error that names it when it %s', async (_, execute, message) => {
    const check = createRecaptcha(edition, { siteKey: 'key' })
    const refused = readFailure(check.token('listYears'))
    await arrive(toGlobals({ ...createGrecaptcha(), execute }))
    expect(await refused).toMatchObject({ name: 'BotCheckError', message })
  })

  it('fails after a timeout', async () => {
    vi.useFakeTimers()
    const check = createRecaptcha(edition, { siteKey: 'key' }, 3000)
    const refused = readFailure(check.token('listYears'))
    await arrive(toGlobals({ ...createGrecaptcha(), execute: () => new Promise(() => undefined) }))
    await vi.advanceTimersByTimeAsync(3000)
    expect(await refused).toMatchObject({
      message: expect.stringContaining('reCAPTCHA did not answer within 3000 ms.'),
    })
  })

  it('fails when the configured script has no reCAPTCHA', async () => {
    const check = createRecaptcha(edition, { siteKey: 'key', scriptUrl: 'https://cdn.example/api.js' })
    const refused = readFailure(check.token('listYears'))
    const script = await arrive({ grecaptcha: undefined })
    expect(script.src).toBe('https://cdn.example/api.js?render=key&trustedtypes=true')
    expect(await refused).toMatchObject({
      cause: { message: `The script has no reCAPTCHA of the edition ${edition}. Look at its "scriptUrl".` },
    })
  })
})
