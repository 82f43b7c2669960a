import { expect, it } from 'vitest'
import { loadProgress } from '../../../src/widget/contact/actions.ts'
import type { Services } from '../../../src/widget/createServices.ts'
import { createTestClient, noAbort } from '../api/createTestClient.ts'
import { startServer } from '../api/startServer.ts'

const told = { contactId: 'c', leadId: 'l', nextScreen: 'LOAN_SELECTION', completedScreen: 'CURRENT_ADDRESS_INFO' }
const contact = { contactId: 'c', leadId: 'l', assetId: 'a', loanApplicationId: 'i' }

async function ask(status: number, body: string, contentType = 'application/json', unsent?: typeof told) {
  const { baseUrl } = await startServer(
    (response) => void response.writeHead(status, { 'content-type': contentType }).end(body),
  )
  const services = { api: createTestClient(baseUrl).client } as unknown as Services
  return loadProgress({ contactData: contact, ...(unsent ? { unsent } : {}) }, { services, signal: noAbort })
}

const load = async (...answer: [number, string, string?]) => (await ask(...answer)).outcome

it.each([
  ['its own 404', 404, '{"status":404,"message":"There is no progress of this application."}'],
  ['a 204', 204, ''],
  ['a 207', 207, '{}'],
  ['null', 200, 'null'],
])('loadProgress gives an application up when the host answers with %s', async (_, status, body) => {
  expect(await load(status, body)).toBe('missing')
})

it.each<[string, number, string, string?]>([
  ['a gateway’s 404', 404, '<h1>404 Not Found</h1>', 'text/html'],
  ['a gateway’s 404 in JSON', 404, '{"message":"Not Found"}'],
  ['a 404 without a word', 404, ''],
  ['a 400', 400, '{"status":400,"message":"No."}'],
  ['a 503', 503, ''],
  ['a page of HTML', 200, '<h1>Log in</h1>', 'text/html'],
  ['an answer that says nothing', 200, '{}'],
])('loadProgress keeps an application when the host answers with %s', async (_, status, body, contentType) => {
  expect(await load(status, body, contentType)).toBe('failed')
})

it('loadProgress is refused when the host does not know who is calling', async () => {
  expect(await load(401, '{"status":401,"message":"Who is it?"}')).toBe('refused')
})

it.each([
  'TWO_YEARS_ADDRESS_HISTORY',
  'TwoYearsAddressHistory',
  'two-years address_history ',
  'twoYearsAddressHistory',
])('loadProgress resumes at the screen that the host names %s', async (nextScreen) => {
  const data = { nextScreen: 'TWO_YEARS_ADDRESS_HISTORY' }
  expect(await ask(200, JSON.stringify({ nextScreen }))).toEqual({ outcome: 'found', data })
})

it.each(['{"nextScreen":null}', '{"contactId":"c","leadId":"l"}'])(
  'loadProgress is told by %s that the host knows no screen to resume at',
  async (body) => {
    const { nextScreen: _, ...rest } = JSON.parse(body)
    expect(await ask(200, body)).toMatchObject({ outcome: 'found', data: rest })
  },
)

it.each([
  ['nothing', 404, '{"status":404,"message":"None."}'],
  ['an earlier step', 200, '{"nextScreen":"OFFER_SELECTION"}'],
])('loadProgress resumes at progress that was not sent yet when the host knows %s', async (_, status, body) => {
  expect(await ask(status, body, undefined, told)).toEqual({ outcome: 'found', data: { nextScreen: 'LOAN_SELECTION' } })
})

it('loadProgress fails when the host fails, even with progress that was not sent yet', async () => {
  expect(await ask(503, '', undefined, told)).toMatchObject({ outcome: 'failed', failure: { status: 503 } })
})
