import { describe, expect, it } from 'vitest'
import contract from '../../flows/api.json' with { type: 'json' }
import { createContact, dob, startIdentity, toContactBody } from './applicant.ts'
import { isCallName, openSandbox } from './openSandbox.ts'

describe('the bot check', () => {
  it('refuses a call without a token and one with a used token', async () => {
    const { url } = await openSandbox()
    const listYears = async (headers: Record<string, string>) => {
      const response = await fetch(`${url}/vehicle/getyears`, { headers })
      const body: { message?: string } = await response.json()
      return [response.status, body.message]
    }
    expect(await listYears({})).toEqual([401, 'The bot token is missing.'])
    expect(await listYears({ 'X-Bot-Token': 'once' })).toEqual([200, undefined])
    expect(await listYears({ 'X-Bot-Token': 'once' })).toEqual([401, 'The bot token was used before.'])
    expect(await listYears({ 'X-Bot-Override': 'always' })).toEqual([200, undefined])
    expect(await listYears({ 'X-Bot-Override': 'always' })).toEqual([200, undefined])
  })
})

describe('the authorization', () => {
  it('can be missing or known, and is refused with its own message when it is unknown', async () => {
    const sandbox = await openSandbox()
    const { authToken } = await startIdentity(sandbox)
    const known = await sandbox.call('listYears', { headers: { Authorization: `Bearer ${authToken}` } })
    expect(known.status).toBe(200)
    const { status, body } = await sandbox.call('listYears', { headers: { Authorization: 'Bearer made-up' } })
    expect([status, body.message]).toEqual([401, 'The authorization is not known.'])
  })

  it('is refused when its token is empty', async () => {
    const sandbox = await openSandbox()
    await startIdentity(sandbox, '0108')
    expect((await sandbox.call('listYears', { headers: { Authorization: 'Bearer ' } })).status).toBe(401)
  })
})

describe('a wrong body', () => {
  it('is answered with the name of each wrong field but without its value', async () => {
    const sandbox = await openSandbox()
    const body = toContactBody({ ssn: '12-secret' })
    const wrong = { ...body, contactRequest: { ...body.contactRequest, residencyStatusType: 'Guest', nickname: 'A' } }
    const answer = await sandbox.call('createContact', { body: wrong })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain('contactRequest.ssn must match pattern')
    expect(answer.body.message).toContain('contactRequest.residencyStatusType must be one of Citizen, Resident')
    expect(answer.body.message).toContain('contactRequest.nickname is not known here')
    expect(answer.body.message).not.toMatch(/secret|Guest/)
  })

  const withBody = Object.entries(contract.calls).flatMap(([name, call]) => ('request' in call ? name : []))

  it.each(withBody.filter(isCallName))('is refused by %s', async (name) => {
    const sandbox = await openSandbox()
    const values = { contactId: 'nobody', assetId: 'none' }
    for (const body of [undefined, 'text', { unexpected: 1 }, [{ unexpected: 1 }]]) {
      const answer = await sandbox.call(name, { values, body })
      expect([answer.status, answer.body.status]).toEqual([400, 400])
    }
  })

  it('is refused when it is not JSON', async () => {
    const { url } = await openSandbox()
    const headers = { 'X-Bot-Token': 'fresh', 'Content-Type': 'application/json' }
    const response = await fetch(`${url}/prove/start`, { method: 'POST', headers, body: '{' })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ status: 400 })
  })
})

describe('any other call', () => {
  it('is answered with 404 and a message', async () => {
    const sandbox = await openSandbox()
    expect((await sandbox.get('nowhere')).body).toEqual({ status: 404, message: 'There is no such call.' })
  })
})

describe('a browser of another origin', () => {
  it.each(['POST', 'PUT', 'PATCH'])('may send %s with every header of the contract', async (method) => {
    const { url } = await openSandbox()
    const response = await fetch(`${url}/lender`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://partner.example', 'Access-Control-Request-Method': method },
    })
    expect(response.headers.get('access-control-allow-origin')).toBe('https://partner.example')
    expect(response.headers.get('access-control-allow-methods')).toContain(method)
    const allowed = response.headers.get('access-control-allow-headers')?.split(', ')
    expect(allowed).toEqual(expect.arrayContaining(['Content-Type', ...Object.values(contract.headers)]))
  })
})

describe('the log', () => {
  it('contains no personal data', async () => {
    const lines: string[] = []
    const sandbox = await openSandbox({ log: (line) => lines.push(line) })
    const { contactId } = await createContact(sandbox)
    await sandbox.call('loadContact', { values: { contactId } })
    // The server writes a line after sending its response, possibly after the client has received it.
    await expect
      .poll(() => lines)
      .toEqual([
        'POST /prove/start 200',
        'POST /prove/complete 200',
        'POST /contacts/contact/create 200',
        'GET /contacts/:contactId 200',
      ])
    expect(lines.join('\n')).not.toContain(dob)
  })
})

describe('the pages', () => {
  it.each(['', 'phone'])('at "/%s" run only files of the sandbox', async (path) => {
    const sandbox = await openSandbox()
    const { headers, body } = await sandbox.get<string>(path)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(body).not.toMatch(/<script>|<style|\sstyle=|\son\w+=/)
    for (const [, file] of body.matchAll(/(?:src|href)="\/(sandbox\/assets\/[^"]+)"/g)) {
      expect((await sandbox.get(String(file))).status).toBe(200)
    }
  })
})
