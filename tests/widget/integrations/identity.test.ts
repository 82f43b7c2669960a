import { describe, expect, it, onTestFinished } from 'vitest'
import { createSandbox } from '../../../src/sandbox/createSandbox.ts'
import { createSandboxIdentityProvider } from '../../../src/widget/integrations/identity/createSandboxIdentityProvider.ts'
import { sendJson, startServer } from '../api/startServer.ts'

const returnUrl = 'https://partner.example/loan?verification=complete'
const noAbort = new AbortController().signal
const goodPhone = '+13035550100'

/** Opens a sandbox and starts an identity check there; also returns the phone's text messages. */
async function start({ dob = '1980-01-01', phoneNumber }: { dob?: string; phoneNumber?: string }) {
  const app = await createSandbox({ statusWaitMs: 50 })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const flowType: 'DESKTOP' | 'MOBILE' = phoneNumber ? 'DESKTOP' : 'MOBILE'
  const answer = await fetch(`${address}/prove/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-bot-override': 'test' },
    body: JSON.stringify({ flowType, dob, ...(phoneNumber ? { phoneNumber } : {}) }),
  })
  const { authToken }: { authToken: string } = await answer.json()
  const provider = createSandboxIdentityProvider({ baseUrl: `${address}/`, pollPauseMs: 1 })
  const open = (signal = noAbort) => provider.open({ authToken, flowType, returnUrl, signal })
  const readText = async () => {
    const messages = await fetch(`${address}/phone/messages`)
    const [text]: { code?: string; link?: string }[] = await messages.json()
    return text ?? {}
  }
  const openLink = async () => fetch(`${address}${(await readText()).link}`, { redirect: 'manual' })
  return { open, readText, openLink }
}

const openAt = (baseUrl: string, signal = noAbort) =>
  createSandboxIdentityProvider({ baseUrl, pollPauseMs: 1 }).open({
    authToken: 't',
    flowType: 'MOBILE',
    returnUrl,
    signal,
  })

describe('a sandbox phone check by code', () => {
  it('is confirmed by the code of the text message, after a wrong one was rejected', async () => {
    const { open, readText } = await start({})
    const verification = await open()
    expect(verification.asked()).toEqual({ asks: 'code', phoneLast4: '0100' })
    const { code = '' } = await readText()
    expect(await verification.checkCode(code === '0000' ? '1111' : '0000')).toBe('rejected')
    expect(await verification.checkCode(code)).toBe('accepted')
    expect(await verification.whenFinished).toBe('confirmed')
  })

  it('accepts the code that was sent last', async () => {
    const { open, readText } = await start({})
    const verification = await open()
    expect(await verification.resend()).toEqual({ asks: 'code', phoneLast4: '0100' })
    expect(await verification.checkCode((await readText()).code ?? '')).toBe('accepted')
  })

  it('asks for the phone number first when the carrier does not know it', async () => {
    const { open, readText } = await start({ dob: '1960-01-04' })
    const verification = await open()
    expect(verification.asked()).toEqual({ asks: 'phone' })
    expect(await verification.sendPhone('3035550199')).toEqual({ asks: 'code', phoneLast4: '0199' })
    expect(verification.asked().asks).toBe('code')
    expect(await verification.checkCode((await readText()).code ?? '')).toBe('accepted')
  })

  it('asks for another phone number, and rejects the code sent to the first', async () => {
    const { open, readText } = await start({})
    const verification = await open()
    const { code = '' } = await readText()
    expect(await verification.changePhone()).toEqual({ asks: 'phone' })
    expect(await verification.checkCode(code)).toBe('rejected')
    expect(await verification.sendPhone('3035550199')).toEqual({ asks: 'code', phoneLast4: '0199' })
    expect(await verification.checkCode((await readText()).code ?? '')).toBe('accepted')
  })

  it('fails when the code cannot be sent', async () => {
    const { open } = await start({ dob: '1960-01-09' })
    await expect(open()).rejects.toMatchObject({ name: 'IdentityError', message: 'Error sending OTP' })
  })
})

describe('a sandbox phone check by link', () => {
  it('is confirmed when the link is opened, which redirects back', async () => {
    const { open, openLink } = await start({ phoneNumber: goodPhone })
    const verification = await open()
    expect(verification.asked()).toEqual({ asks: 'link', phoneLast4: '0100' })
    expect((await openLink()).headers.get('location')).toBe(returnUrl)
    expect(await verification.whenFinished).toBe('confirmed')
  })

  it('is confirmed by a link that was resent', async () => {
    const { open, openLink } = await start({ phoneNumber: goodPhone })
    const verification = await open()
    await verification.resend()
    await openLink()
    expect(await verification.whenFinished).toBe('confirmed')
  })

  it('fails when the link cannot be sent', async () => {
    const { open } = await start({ phoneNumber: '+13035550109' })
    await expect(open()).rejects.toMatchObject({ name: 'IdentityError', message: 'Error sending instant link.' })
  })
})

describe('a canceled sandbox phone check', () => {
  it('ends as canceled, cancels at the vendor, and refuses further calls', async () => {
    const { open, openLink } = await start({ phoneNumber: goodPhone })
    const verification = await open()
    await verification.cancel()
    expect(await verification.whenFinished).toBe('canceled')
    expect((await openLink()).status).toBe(404)
    await expect(verification.resend()).rejects.toMatchObject({ message: 'User has canceled OTP flow' })
  })

  it('is the result of an abort', async () => {
    const controller = new AbortController()
    const { open } = await start({})
    const verification = await open(controller.signal)
    controller.abort()
    expect(await verification.whenFinished).toBe('canceled')
    await expect(verification.checkCode('0000')).rejects.toMatchObject({ message: 'User has canceled OTP flow' })
  })

  it('stays confirmed when it already was', async () => {
    const { open, readText } = await start({})
    const verification = await open()
    await verification.checkCode((await readText()).code ?? '')
    await verification.cancel()
    expect(await verification.whenFinished).toBe('confirmed')
  })
})

describe('the sandbox identity provider’s calls', () => {
  it('send the return URL of an instant link', async () => {
    const { baseUrl, seen } = await startServer((response) => sendJson(response, { asks: 'code' }))
    await openAt(baseUrl)
    expect(seen.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/sandbox/identity/open', { authToken: 't', returnUrl }],
    ])
  })

  it('send the token in the body, never in a URL', async () => {
    const { baseUrl, seen } = await startServer((response, { url }) =>
      sendJson(response, url.endsWith('/open') ? { asks: 'link' } : { confirmed: true }),
    )
    expect(await (await openAt(baseUrl)).whenFinished).toBe('confirmed')
    expect(seen.map(({ method, url, body }) => [method, url, JSON.parse(body).authToken])).toEqual([
      ['POST', '/sandbox/identity/open', 't'],
      ['POST', '/sandbox/identity/status', 't'],
    ])
  })

  it('keep polling when a request is lost', async () => {
    let asked = 0
    const { baseUrl } = await startServer((response, { url }) => {
      if (url.endsWith('/open')) return sendJson(response, { asks: 'link' })
      asked += 1
      if (asked === 1) response.socket?.destroy()
      else sendJson(response, { confirmed: asked > 3 }, asked === 2 ? 503 : 200)
    })
    expect(await (await openAt(baseUrl)).whenFinished).toBe('confirmed')
    expect(asked).toBe(4)
  })

  it('fail when the vendor does not know the check', async () => {
    const { baseUrl } = await startServer((response, { url }) =>
      url.endsWith('/open') ? sendJson(response, { asks: 'link' }) : sendJson(response, {}, 409),
    )
    const verification = await openAt(baseUrl)
    await expect(verification.whenFinished).rejects.toMatchObject({ reason: 'unreachable' })
  })

  it('fail with a readable message when a code cannot be checked', async () => {
    const { baseUrl } = await startServer((response, { url }) =>
      url.endsWith('/open') ? sendJson(response, { asks: 'code' }) : sendJson(response, {}, 500),
    )
    const checking = (await openAt(baseUrl)).checkCode('0000')
    await expect(checking).rejects.toThrow('Something went wrong, please try again later.')
  })

  it('are canceled when the applicant leaves while the check is being opened', async () => {
    const controller = new AbortController()
    const { baseUrl } = await startServer(() => controller.abort())
    await expect(openAt(baseUrl, controller.signal)).rejects.toMatchObject({ message: 'User has canceled OTP flow' })
  })
})
