import type { Frame, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { findFrame, openPartner, recordMessages } from './support/openPartner.ts'
import { useBrowser, type OpenOptions } from './support/openPage.ts'
import { loaderTag, usePartner } from './support/servePartner.ts'
import { stage } from './support/stage.ts'
import { verifyByLink } from './support/walk.ts'

const browser = useBrowser()
const partner = usePartner()

const known = {
  car: { plateNumber: 'ABC 1234', plateState: 'CO', estimatedMileageRange: '30,000-40,000' },
  person: {
    firstName: 'Quentin',
    lastName: 'Okonkwo',
    dateOfBirth: '1985-03-09',
    phone: '3035550105',
    email: 'quentin.okonkwo@example.com',
  },
  home: { street: '77 Juniper Way', city: 'Boulder', state: 'CO', zip: '80301' },
}
const personal = /ABC.?1234|Quentin|Okonkwo|1985|3035550105|Juniper|Boulder|80301/i

/** Requests a prefill token, as a partner's server does for each visit. */
async function askForToken(): Promise<string> {
  const response = await fetch(`${stage().apiUrl}/sandbox/prefill`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(known),
  })
  const { token }: { token: string } = await response.json()
  return token
}

async function open(token: string, options: OpenOptions = {}) {
  const tag = `<refinance-widget partner-name="Acme" prefill-token="${token}"></refinance-widget>`
  const logged: string[] = []
  const page = await openPartner(browser, partner, tag + loaderTag, { prepare: recordMessages, ...options })
  page.on('console', (message) => logged.push(message.text()))
  const frame = await findFrame(page)
  const me = toApplicant(page, frame)
  await me.isAt('ENTER_LICENSE_PLATE')
  return { page, frame, me, logged }
}

/** Returns the HTML, the address and the cookies of a page in one text. */
const readPage = (page: Page | Frame) =>
  page.evaluate(() => [document.documentElement.outerHTML, location.href, document.cookie].join())

const readHeard = (page: Page | Frame) => page.evaluate(() => JSON.stringify(Reflect.get(window, 'messages')))

const readStored = (page: Page | Frame) =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))))

describe('a prefill token', () => {
  it('fills in the forms once, and the partner’s page learns nothing', async () => {
    const token = await askForToken()
    const { page, frame, me, logged } = await open(token)
    await expect.poll(() => me.field('plateNumber').inputValue()).toBe('ABC 1234')
    await expect.poll(() => me.field('estimatedMileageRange').inputValue()).toBe('30,000-40,000')
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.type('plateNumber', 'XYZ 987')
    await me.press('submit')

    await me.isAt('VERIFY_VEHICLE_INFO')
    await expect.poll(() => me.field('phone').inputValue()).toMatch(/303.*555.*0105/)
    await me.press('submit')
    // The provider knows nobody by this phone, so the data come from the partner.
    await verifyByLink(me, known.person.phone)
    await me.isAt('YOUR_INFORMATION_MANUALLY')
    const values = ['firstName', 'lastName', 'email', 'addresses.0.address', 'addresses.0.region']
    expect(await Promise.all(values.map((name) => me.field(name).inputValue()))).toEqual([
      'Quentin',
      'Okonkwo',
      'quentin.okonkwo@example.com',
      '77 Juniper Way',
      'CO',
    ])

    const said = await readHeard(page)
    const heard = await readHeard(frame)
    expect(heard, 'the token alone is told').toContain(token)
    const stored = (await readStored(frame)) + (await readStored(page))
    expect(stored).not.toContain(token)
    for (const text of [await readPage(page), frame.url(), said, heard, logged.join(), stored])
      expect(withoutIds(text)).not.toMatch(personal)

    const again = await open(token, { expectedErrors: /status of 404/ })
    await expect.poll(() => again.logged.join()).toContain('404')
    expect(await again.me.field('plateNumber').inputValue()).toBe('')
  })

  it('that is unknown leaves the forms empty, without a message', async () => {
    const { frame, me, logged } = await open('b'.repeat(30), { expectedErrors: /status of 404/ })
    await expect.poll(() => logged.join()).toContain('404')
    expect(await me.field('plateNumber').inputValue()).toBe('')
    expect(await frame.locator('.banner, [role="alert"]:not(:empty)').count()).toBe(0)
    await me.isAt('ENTER_LICENSE_PLATE')
  })

  it('in the address of our own page is ignored', async () => {
    const token = await askForToken()
    const asked: string[] = []
    const page = await browser.open({
      path: `/?prefillToken=${token}&prefill-token=${token}`,
      prepare: async (context) => void context.on('request', (request) => asked.push(request.url())),
    })
    const me = toApplicant(page)
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.press('enterManually')
    await me.isAt('ENTER_LICENSE_PLATE_MANUALLY')
    expect(asked.filter((url) => url.includes('prefill/take'))).toEqual([])
    expect(await me.field('plateNumber').count()).toBe(0)
  })
})

/** Removes ids, hashes and message numbers, which may contain any digits. */
const withoutIds = (text: string) =>
  text.replaceAll(/[\da-f]{8}-[\da-f-]{27}|"(?:seq|instance|height|top|width)":[^,}]+/g, '')
