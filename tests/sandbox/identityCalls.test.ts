import { describe, expect, it } from 'vitest'
import { confirmPhone, dob, individual, startIdentity, type Message } from './applicant.ts'
import { openSandbox, type OpenSandbox } from './openSandbox.ts'

type Result = { success: boolean; next: string; challengeMissing: boolean; phoneNumber?: string }
type Challenge = { individual?: typeof individual; next: string }
type Opened = { asks: string; phoneLast4?: string }

async function startOnMobile(sandbox: OpenSandbox, birth = dob) {
  const { body } = await sandbox.call<{ authToken: string; correlationId: string }>('startIdentity', {
    body: { flowType: 'MOBILE', dob: birth },
  })
  return body
}

async function validate(sandbox: OpenSandbox, ending: string) {
  const session = await startIdentity(sandbox, ending)
  await confirmPhone(sandbox, session)
  const { correlationId } = session
  return { correlationId, ...(await sandbox.call<Result>('validateIdentity', { body: { correlationId } })).body }
}

const newest = async (sandbox: OpenSandbox) => (await sandbox.get<Message[]>('phone/messages')).body[0]

describe('an identity check on a desktop', () => {
  it('leads from the instant link through the challenge to success', async () => {
    const sandbox = await openSandbox()
    const { correlationId, ...result } = await validate(sandbox, '0100')
    expect(result).toEqual({ success: true, next: 'challenge', challengeMissing: false, phoneNumber: '3035550100' })

    const challenge = await sandbox.call<Challenge>('requestChallenge', { body: { correlationId } })
    expect(challenge.body).toMatchObject({ next: 'complete', individual: { ssn: '900120100', dob } })
    const known = challenge.body.individual
    const complete = await sandbox.call<Result>('completeIdentity', { body: { correlationId, individual: known } })
    expect(complete.body).toMatchObject({ success: true, next: 'done' })
  })

  it('shows a page on the phone that says that the phone is verified', async () => {
    const sandbox = await openSandbox()
    const { authToken } = await startIdentity(sandbox)
    await sandbox.post('sandbox/identity/open', { authToken })
    const page = await sandbox.get(String((await newest(sandbox))?.link).slice(1))
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('Your phone is verified')])
  })

  it('redirects the phone to the return URL of the browser', async () => {
    const sandbox = await openSandbox()
    const { authToken } = await startIdentity(sandbox)
    const returnUrl = 'https://partner.example/loan?verification=complete'
    await sandbox.post('sandbox/identity/open', { authToken, returnUrl })
    // A message that is sent again leads to the same page.
    await sandbox.post('sandbox/identity/resend', { authToken })
    const page = await fetch(`${sandbox.url}${(await newest(sandbox))?.link}`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([303, returnUrl])
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await page.text()).toContain('Your phone is verified')
    expect((await sandbox.post('sandbox/identity/status', { authToken })).body).toEqual({ confirmed: true })
  })

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['no host', 'https://'],
    ['a path alone', '/loan'],
    ['an endless address', `https://partner.example/${'a'.repeat(2000)}`],
  ])('rejects %s as a return URL', async (_name, returnUrl) => {
    const sandbox = await openSandbox()
    const { authToken } = await startIdentity(sandbox)
    expect((await sandbox.post('sandbox/identity/open', { authToken, returnUrl })).status).toBe(400)
  })

  it('answers a waiting browser as soon as the link is opened', async () => {
    const sandbox = await openSandbox({ statusWaitMs: 60_000 })
    const { authToken } = await startIdentity(sandbox)
    await sandbox.post('sandbox/identity/open', { authToken })
    const status = sandbox.post('sandbox/identity/status', { authToken })
    await sandbox.get(String((await newest(sandbox))?.link).slice(1))
    expect((await status).body).toEqual({ confirmed: true })
  })

  it('answers a waiting browser at the timeout that nothing is confirmed', async () => {
    const sandbox = await openSandbox({ statusWaitMs: 20 })
    const { authToken } = await startIdentity(sandbox)
    await sandbox.post('sandbox/identity/open', { authToken })
    const status = await sandbox.post('sandbox/identity/status', { authToken })
    expect(status.body).toEqual({ confirmed: false })
  })

  it('disables a canceled link and answers the waiting browser', async () => {
    const sandbox = await openSandbox({ statusWaitMs: 60_000 })
    const { authToken } = await startIdentity(sandbox)
    await sandbox.post('sandbox/identity/open', { authToken })
    const link = (await newest(sandbox))?.link ?? ''
    const waiting = sandbox.post('sandbox/identity/status', { authToken })
    await sandbox.post('sandbox/identity/cancel', { authToken })
    expect((await waiting).body).toEqual({ confirmed: false })
    expect((await sandbox.get(link.slice(1))).status).toBe(404)
  })

  it('requires a phone number', async () => {
    const sandbox = await openSandbox()
    const { status, body } = await sandbox.call('startIdentity', { body: { flowType: 'DESKTOP', dob } })
    expect([status, body.message]).toEqual([400, 'phoneNumber is missing.'])
  })
})

describe('an identity check on a mobile phone', () => {
  it('rejects a wrong code and accepts the right one', async () => {
    const sandbox = await openSandbox()
    const { authToken, correlationId } = await startOnMobile(sandbox)
    const opened = await sandbox.post<Opened>('sandbox/identity/open', { authToken })
    expect(opened.body).toEqual({ asks: 'code', phoneLast4: '0100' })
    const code = (await newest(sandbox))?.code ?? ''
    expect(code).toMatch(/^\d{4}$/)

    const wrong = code === '0000' ? '0001' : '0000'
    expect((await sandbox.post('sandbox/identity/code', { authToken, code: wrong })).body).toEqual({ accepted: false })
    expect((await sandbox.call('validateIdentity', { body: { correlationId } })).status).toBe(409)
    expect((await sandbox.post('sandbox/identity/code', { authToken, code })).body).toEqual({ accepted: true })
    expect((await sandbox.call<Result>('validateIdentity', { body: { correlationId } })).body.success).toBe(true)
  })

  it('sends another code on request', async () => {
    const sandbox = await openSandbox()
    const { authToken } = await startOnMobile(sandbox)
    await sandbox.post('sandbox/identity/open', { authToken })
    await sandbox.post('sandbox/identity/resend', { authToken })
    const messages = (await sandbox.get<Message[]>('phone/messages')).body
    expect(messages.map(({ kind }) => kind)).toEqual(['code', 'code'])
    const code = messages[0]?.code
    expect((await sandbox.post('sandbox/identity/code', { authToken, code })).body).toEqual({ accepted: true })
  })

  it('asks for the phone number when the carrier does not know it', async () => {
    const sandbox = await openSandbox()
    const { authToken } = await startOnMobile(sandbox, '1960-01-04')
    expect((await sandbox.post('sandbox/identity/open', { authToken })).body).toEqual({ asks: 'phone' })
    expect((await sandbox.post('sandbox/identity/resend', { authToken })).status).toBe(409)
    const phone = await sandbox.post('sandbox/identity/phone', { authToken, phoneNumber: '3035550177' })
    expect(phone.body).toEqual({ asks: 'code', phoneLast4: '0177' })
  })

  it('sends an instant link instead of a code for one persona', async () => {
    const sandbox = await openSandbox()
    const { authToken } = await startOnMobile(sandbox, '1960-01-01')
    const opened = await sandbox.post('sandbox/identity/open', { authToken })
    expect(opened.body).toEqual({ asks: 'link', phoneLast4: '0101' })
  })

  it('selects the other personas by a birth date in 1960', async () => {
    const sandbox = await openSandbox()
    const { authToken, correlationId } = await startOnMobile(sandbox, '1960-01-02')
    await sandbox.post('sandbox/identity/open', { authToken })
    const code = (await newest(sandbox))?.code
    await sandbox.post('sandbox/identity/code', { authToken, code })
    const result = await sandbox.call<Result>('validateIdentity', { body: { correlationId } })
    expect(result.body.success).toBe(false)
  })
})

describe('the sandbox, for an identity persona,', () => {
  it('fails the check when it is validated, and keeps it failed', async () => {
    const sandbox = await openSandbox()
    const { correlationId, success } = await validate(sandbox, '0102')
    expect(success).toBe(false)
    const complete = await sandbox.call<Result>('completeIdentity', { body: { correlationId, individual } })
    expect(complete.body.success).toBe(false)
  })

  it('fails the check when it is completed', async () => {
    const sandbox = await openSandbox()
    const { correlationId, success } = await validate(sandbox, '0103')
    expect(success).toBe(true)
    const complete = await sandbox.call<Result>('completeIdentity', { body: { correlationId, individual } })
    expect(complete.body.success).toBe(false)
  })

  it('returns no individual for the challenge', async () => {
    const sandbox = await openSandbox()
    const { correlationId } = await validate(sandbox, '0105')
    const challenge = await sandbox.call<Challenge>('requestChallenge', { body: { correlationId } })
    expect(challenge.body).toEqual({ next: 'complete' })
  })

  it('requires no challenge', async () => {
    const sandbox = await openSandbox()
    expect(await validate(sandbox, '0106')).toMatchObject({ success: true, next: 'complete' })
  })

  it('requires the right date of birth when a challenge is missing', async () => {
    const sandbox = await openSandbox()
    const { correlationId, challengeMissing } = await validate(sandbox, '0107')
    expect(challengeMissing).toBe(true)
    const ask = async (birth?: string) =>
      sandbox.call<Challenge>('requestChallenge', { body: { correlationId, ...(birth ? { dob: birth } : {}) } })
    expect(await ask()).toMatchObject({ status: 400, body: { message: 'dob is missing.' } })
    expect((await ask('1985-03-10')).body.individual).toBeUndefined()
    expect((await ask(dob)).body.individual).toMatchObject({ dob })
  })

  it('returns an empty token to check the phone with', async () => {
    const sandbox = await openSandbox()
    expect((await startIdentity(sandbox, '0108')).authToken).toBe('')
  })

  it('cannot send a text message', async () => {
    const sandbox = await openSandbox()
    const { authToken } = await startIdentity(sandbox, '0109')
    const { status, body } = await sandbox.post<{ message: string }>('sandbox/identity/open', { authToken })
    expect([status, body.message]).toEqual([502, 'The text message could not be sent.'])
  })

  it.each([
    ['0110', 500],
    ['0111', 500],
    ['0112', 422],
    ['0113', 200],
    ['0114', 401],
    ['0115', 207],
  ])('starts the check of a phone ending in %s with the status %i', async (ending, status) => {
    const sandbox = await openSandbox()
    const body = { flowType: 'DESKTOP', dob, phoneNumber: `+1303555${ending}` }
    expect((await sandbox.call('startIdentity', { body })).status).toBe(status)
  })
})

describe('an identity call out of order', () => {
  it('is refused before the check has started', async () => {
    const sandbox = await openSandbox()
    const { status, body } = await sandbox.call('validateIdentity', { body: { correlationId: 'constructor' } })
    expect(status).toBe(409)
    expect(body.message).toContain('call prove/start first')
  })

  it('is refused before the phone is confirmed', async () => {
    const sandbox = await openSandbox()
    const { correlationId } = await startIdentity(sandbox)
    const validated = await sandbox.call('validateIdentity', { body: { correlationId } })
    expect([validated.status, validated.body.message]).toEqual([409, 'The phone has not been confirmed yet.'])
    const challenged = await sandbox.call('requestChallenge', { body: { correlationId } })
    expect([challenged.status, challenged.body.message]).toEqual([409, 'Call prove/validate first, with success.'])
  })
})
