import { expect, it } from 'vitest'
import { information, plate } from '../../journeys/values.ts'
import { createContact } from '../../../src/widget/contact/actions.ts'

type Input = Parameters<typeof createContact>[0]
type Services = Parameters<typeof createContact>[1]['services']

const ids = { contactId: 'c', leadId: 'l', assetId: 'a' }
const made = { ok: true, data: ids }
const failed = (status: number | string) => ({ ok: false, failure: { status, message: '' } })

/** Sends a misspelled name and then the right one, to a host that gives these answers. */
const sendTwice = (...answers: object[]) => sendNames(['Rivvera', 'Rivera'], ...answers)

async function sendNames([first, second]: readonly [string, string], ...answers: object[]) {
  const sent: string[] = []
  const services = {
    unanswered: new Map(),
    origin: () => ({ init: {}, isMobile: false }),
    api: {
      call: async (_: string, { body }: { body: { contactRequest: { lastName: string } } }) => {
        sent.push(body.contactRequest.lastName)
        return answers[sent.length - 1]
      },
    },
  } as unknown as Services
  const send = (lastName: string) =>
    createContact(
      {
        loanApplicationId: 'one',
        isRepeated: false,
        verifyYourInformation: { ...information(), lastName },
        manualLicensePlateInfoForm: { year: 2020, make: 'honda', model: 'Civic', estimatedMileage: '40,000-50,000' },
        licensePlateInfoForm: plate,
        licensePlateInfoResponse: null,
      } as unknown as Input,
      { services, signal: new AbortController().signal },
    )
  await send(first)
  const outcome = await send(second)
  return { sent, outcome, open: services.unanswered.size }
}

it.each([500, 503, 408, 409, 'TypeError', 'AxiosError', 'InvalidAnswer'])(
  'createContact sends the first data again when %s left open whether they were saved',
  async (status) => {
    const { sent, outcome, open } = await sendTwice(failed(status), made)
    expect(sent).toEqual(['Rivvera', 'Rivvera'])
    expect(outcome).toEqual({ outcome: 'created', data: { ...ids, isEarlier: true } })
    expect(open, 'nothing personal is held any longer').toBe(0)
  },
)

it.each([400, 422, 401, 429, 'BotRefused', 'BotCheckError'])(
  'createContact sends the corrected data when the first were refused: %s',
  async (status) => {
    const { sent, outcome, open } = await sendTwice(failed(status), made)
    expect(sent).toEqual(['Rivvera', 'Rivera'])
    expect(outcome).toEqual({ outcome: 'created', data: { ...ids, isEarlier: false } })
    expect(open).toBe(0)
  },
)

it('createContact sends the corrected data when the first, sent again, are refused', async () => {
  const { sent, outcome } = await sendTwice(failed(500), failed(400), made)
  expect(sent).toEqual(['Rivvera', 'Rivvera', 'Rivera'])
  expect(outcome).toMatchObject({ outcome: 'created', data: { isEarlier: false } })
})

it('createContact keeps the first data as long as no response shows whether they were saved', async () => {
  const { sent, open } = await sendTwice(failed('TypeError'), failed('BotRefused'))
  expect(sent).toEqual(['Rivvera', 'Rivvera'])
  expect(open).toBe(1)
})

it('createContact takes the same data sent again for the current ones, and sends them no third time', async () => {
  const again = await sendNames(['Rivera', 'Rivera'], failed(500), made)
  expect(again.outcome).toMatchObject({ outcome: 'created', data: { isEarlier: false } })
  const { sent, outcome } = await sendNames(['Rivera', 'Rivera'], failed(500), failed(400))
  expect(sent).toEqual(['Rivera', 'Rivera'])
  expect(outcome).toMatchObject({ outcome: 'failed', failure: { status: 400 } })
})
