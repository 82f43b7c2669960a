import { indexedDB } from 'fake-indexeddb'
import * as sdk from '@prove-identity/prove-auth'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createProveIdentityProvider } from '../../../src/widget/integrations/identity/createProveIdentityProvider.ts'
import { readFailure } from './botCheck/vendorScript.ts'
import { type ProveTokenOptions, startProveHost } from './startProveHost.ts'

// @vitest-environment jsdom
// Prove's real SDK, against a host that plays its backend. jsdom lacks IndexedDB and a WebSocket that works here.

const noAbort = new AbortController().signal
const sent = { asks: 'code' } as const

/** Starts a host, and returns functions that open checks there. */
async function start() {
  const host = await startProveHost()
  onTestFinished(() => host.close())
  const provider = createProveIdentityProvider({ settings: {}, loadProveSdk: () => Promise.resolve(sdk) })
  const open = (flowType: 'MOBILE' | 'DESKTOP', token: ProveTokenOptions, signal = noAbort) =>
    provider.open({ authToken: host.toToken(token), flowType, returnUrl: 'https://unused.example/', signal })
  const openCode = (token: Partial<ProveTokenOptions> = {}, signal = noAbort) =>
    open('MOBILE', { next: 'mobile/otp', ...token }, signal)
  const openLink = (signal = noAbort) => open('DESKTOP', { next: 'mobile/instantlink' }, signal)
  return { host, provider, openCode, openLink }
}

/** Returns the state of a check without waiting for its end: a settled promise wins over a pending one. */
const endOf = (whenFinished: Promise<string>) =>
  Promise.race([whenFinished.catch(() => 'failed'), new Promise((resolve) => setTimeout(() => resolve('open')))])

/** Gives the SDK what jsdom lacks, and checks what it leaves on the page. */
function watchPage() {
  const methods = ['log', 'info', 'warn', 'error', 'debug'] as const
  beforeEach(() => {
    vi.stubGlobal('WebSocket', WebSocket)
    vi.stubGlobal('indexedDB', indexedDB)
    for (const method of methods) vi.spyOn(console, method)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    for (const method of methods) expect(vi.mocked(console[method]).mock.calls, `console.${method}`).toEqual([])
    expect(localStorage.length, 'nothing is kept').toBe(0)
  })
}

watchPage()

describe('a Prove phone check by code', () => {
  it('is confirmed by the right code, after a wrong one was rejected', async () => {
    const { host, openCode } = await start()
    const verification = await openCode()
    expect(verification.asked()).toEqual(sent)
    expect(await verification.checkCode('9999')).toBe('rejected')
    expect(await endOf(verification.whenFinished)).toBe('open')
    expect(await verification.checkCode('1234')).toBe('accepted')
    expect(await verification.whenFinished).toBe('confirmed')
    expect(host.calls.map(({ path }) => path)).toEqual(['mobile/otp/start', 'mobile/otp/finish', 'mobile/otp/finish'])
  })

  it('asks for the phone number first when Prove does not know it', async () => {
    const { host, openCode } = await start()
    const verification = await openCode({ knowsPhone: false })
    expect(verification.asked()).toEqual({ asks: 'phone' })
    expect(host.calls).toEqual([])
    expect(await verification.sendPhone('3035550199')).toEqual({ asks: 'code', phoneLast4: '0199' })
    expect(host.calls[0]?.body).toEqual({ mobileNumber: '+13035550199' })
    expect(await verification.checkCode('1234')).toBe('accepted')
  })

  it('asks again when the phone number cannot receive texts', async () => {
    const { host, openCode } = await start()
    const verification = await openCode({ knowsPhone: false })
    host.answers['mobile/otp/start'] = [{ data: { code: 10_001, message: 'no mobile' } }]
    expect(await readFailure(verification.sendPhone('3035550199'))).toMatchObject({ reason: 'code' })
    expect(verification.asked()).toEqual({ asks: 'phone' })
    expect(await verification.sendPhone('3035550198')).toEqual({ asks: 'code', phoneLast4: '0198' })
  })

  it('asks for another phone number once when the one that Prove knows cannot receive texts', async () => {
    const { host, openCode } = await start()
    host.answers['mobile/otp/start'] = [{ data: { code: 10_001, message: 'no mobile' } }]
    const verification = await openCode()
    expect(verification.asked()).toEqual({ asks: 'phone' })
    expect(host.count('mobile/otp/start')).toBe(1)
  })

  it('resends the code', async () => {
    const { host, openCode } = await start()
    const verification = await openCode()
    expect(await verification.resend()).toEqual(sent)
    expect(host.count('mobile/otp/start')).toBe(2)
    expect(await verification.checkCode('1234')).toBe('accepted')
  })

  it('sends a code to another phone number', async () => {
    const { host, openCode } = await start()
    const verification = await openCode()
    expect(await verification.changePhone()).toEqual({ asks: 'phone' })
    expect(await verification.sendPhone('3035550123')).toEqual({ asks: 'code', phoneLast4: '0123' })
    expect(host.calls.at(-1)).toMatchObject({ body: { mobileNumber: '+13035550123' } })
    expect(await verification.checkCode('1234')).toBe('accepted')
  })

  it.each<[string, number | { error: { code: number; message: string } }]>([
    ['the vendor says so', { error: { code: 10_000, message: 'no text today' } }],
    ['the vendor breaks', 500],
  ])('fails to open when %s', async (_, answer) => {
    const { host, openCode } = await start()
    host.answers['mobile/otp/start'] = [answer]
    expect(await readFailure(openCode())).toMatchObject({ name: 'IdentityError', message: 'Error sending OTP' })
  })

  it('recovers with a new code after a resend failed', async () => {
    const { host, openCode } = await start()
    const verification = await openCode()
    host.answers['mobile/otp/start'] = [{ error: { code: 10_000, message: 'no text today' } }]
    expect(await readFailure(verification.resend())).toMatchObject({ message: 'Error sending OTP' })
    expect(await endOf(verification.whenFinished)).toBe('open')
    expect(await readFailure(verification.checkCode('1234'))).toMatchObject({ reason: 'unreachable' })
    expect(await verification.resend()).toEqual(sent)
    expect(await verification.checkCode('1234')).toBe('accepted')
    expect(await verification.whenFinished).toBe('confirmed')
  })

  it('is not confirmed by a code that Prove accepts without finishing', async () => {
    const { host, openCode } = await start()
    const verification = await openCode()
    host.answers['mobile/otp/finish'] = [{ next: '' }]
    expect(await readFailure(verification.checkCode('1234'))).toMatchObject({ reason: 'unreachable' })
    expect(await endOf(verification.whenFinished)).toBe('open')
  })
})

describe('a Prove phone check by link', () => {
  it('is confirmed when the link is opened', async () => {
    const { host, openLink } = await start()
    const verification = await openLink()
    expect(verification.asked()).toEqual({ asks: 'link' })
    await vi.waitFor(() => expect(host.sockets.size).toBe(1))
    expect(await endOf(verification.whenFinished)).toBe('open')
    host.openLink()
    expect(await verification.whenFinished).toBe('confirmed')
    await vi.waitFor(() => expect(host.sockets.size).toBe(0))
  })

  it('resends the link', async () => {
    const { host, openLink } = await start()
    const verification = await openLink()
    expect(await verification.resend()).toEqual({ asks: 'link' })
    expect(host.count('mobile/instantlink/start')).toBe(2)
    await vi.waitFor(() => expect(host.sockets.size).toBe(1))
    host.openLink()
    expect(await verification.whenFinished).toBe('confirmed')
  })

  it('sends a link to another phone number', async () => {
    const { host, openLink } = await start()
    const verification = await openLink()
    expect(await verification.changePhone()).toEqual({ asks: 'phone' })
    expect(await verification.sendPhone('3035550123')).toEqual({ asks: 'link', phoneLast4: '0123' })
    expect(host.calls.at(-1)).toMatchObject({ body: { mobileNumber: '+13035550123' } })
  })

  it('fails to open when the link cannot be sent', async () => {
    const { host, openLink } = await start()
    host.answers['mobile/instantlink/start'] = [{ error: { code: 10_000, message: 'no text today' } }]
    expect(await readFailure(openLink())).toMatchObject({ message: 'Error sending instant link.' })
  })

  it('fails when its socket drops, although the SDK resolves', async () => {
    const { host, openLink } = await start()
    const verification = await openLink()
    await vi.waitFor(() => expect(host.sockets.size).toBe(1))
    host.dropSockets()
    expect(await readFailure(verification.whenFinished)).toMatchObject({
      name: 'IdentityError',
      message: 'Something went wrong, please try again later.',
    })
    expect(host.count('mobile/instantlink/error')).toBe(1)
    expect(await readFailure(verification.resend())).toMatchObject({ reason: 'unreachable' })
  })
})

describe('a canceled Prove phone check', () => {
  it('is never confirmed although the SDK runs its finish step; it tells Prove and closes its socket', async () => {
    const { host, openLink } = await start()
    const verification = await openLink()
    await vi.waitFor(() => expect(host.sockets.size).toBe(1))
    // A vendor that takes the cancelation for an end may answer this.
    host.answers['mobile/instantlink/error'] = [{ next: 'done' }]
    await verification.cancel()
    expect(await verification.whenFinished).toBe('canceled')
    await vi.waitFor(() => expect(host.sockets.size).toBe(0))
    await vi.waitFor(() => expect(host.count('mobile/instantlink/error')).toBe(1))
    expect(host.calls.at(-1)?.body).toEqual({ message: 'User has canceled OTP flow' })
    expect(await verification.whenFinished).toBe('canceled')
  })

  it('refuses further calls', async () => {
    const { openCode } = await start()
    const verification = await openCode()
    await verification.cancel()
    for (const act of [() => verification.checkCode('1234'), () => verification.resend()])
      expect(await readFailure(act())).toMatchObject({ message: 'User has canceled OTP flow' })
  })

  it('sends no text through the next method that Prove names', async () => {
    const { host, openCode } = await start()
    host.answers['mobile/otp/error'] = [{ next: 'mobile/otp' }]
    const verification = await openCode()
    await verification.cancel()
    await vi.waitFor(() => expect(host.count('mobile/otp/error')).toBe(1))
    expect(await endOf(verification.whenFinished)).toBe('canceled')
    expect(host.count('mobile/otp/start')).toBe(1)
  })

  it('is the result of leaving the step, even while a code is being checked', async () => {
    const { openCode } = await start()
    const controller = new AbortController()
    const verification = await openCode({}, controller.signal)
    const checking = readFailure(verification.checkCode('1234'))
    controller.abort()
    expect(await checking).toMatchObject({ reason: 'canceled' })
    expect(await verification.whenFinished).toBe('canceled')
  })

  it('is the result of leaving the step while it is being opened', async () => {
    const { openLink } = await start()
    const controller = new AbortController()
    const opening = readFailure(openLink(controller.signal))
    controller.abort()
    expect(await opening).toMatchObject({ reason: 'canceled' })
  })

  it('stays confirmed when it already was', async () => {
    const { openCode } = await start()
    const verification = await openCode()
    await verification.checkCode('1234')
    await verification.cancel()
    expect(await verification.whenFinished).toBe('confirmed')
  })
})

describe('the Prove SDK', () => {
  it('may confirm without a question, through the carrier', async () => {
    const { openCode } = await start()
    const verification = await openCode({ next: 'done' })
    expect(await verification.whenFinished).toBe('confirmed')
  })

  it.each<[string, () => Promise<unknown>]>([
    ['cannot be loaded', () => Promise.reject(new Error('blocked'))],
    ['is something else', () => Promise.resolve({ default: {} })],
  ])('that %s makes the check fail, and is loaded again for the next check', async (_, load) => {
    const { host } = await start()
    const loads = [load, () => Promise.resolve({ default: sdk })]
    const provider = createProveIdentityProvider({ settings: {}, loadProveSdk: async () => loads.shift()?.() })
    const request = { flowType: 'MOBILE', returnUrl: '', signal: noAbort } as const
    const authToken = host.toToken({ next: 'mobile/otp' })
    expect(await readFailure(provider.open({ ...request, authToken }))).toMatchObject({ reason: 'unreachable' })
    expect((await provider.open({ ...request, authToken })).asked()).toEqual(sent)
  })

  it('without access to browser storage makes the check fail, so that the applicant can continue by hand', async () => {
    const { openCode } = await start()
    const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(await readFailure(openCode())).toMatchObject({ reason: 'unreachable' })
    storage.mockRestore()
  })

  it('that cannot read a token makes the check fail', async () => {
    const { provider } = await start()
    const request = { authToken: 'no token', flowType: 'MOBILE', returnUrl: '', signal: noAbort } as const
    expect(await readFailure(provider.open(request))).toMatchObject({ name: 'IdentityError' })
  })
})
