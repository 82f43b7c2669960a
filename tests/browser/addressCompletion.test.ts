import { describe, expect, it } from 'vitest'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { useBrowser } from './support/openPage.ts'
import { serveConfigured } from './support/serveConfigured.ts'
import { stage } from './support/stage.ts'
import { serveAddresses } from './support/vendors/addresses.ts'
import { enterByHand } from './support/walk.ts'

const browser = useBrowser()
const street = 'addresses.0.address'
const others = ['addresses.0.city', 'addresses.0.region', 'addresses.0.postalCode']

const mill = { AddressNumber: '12', Street: 'Mill Rd', Locality: 'Lakewood', PostalCode: '80202-1234' }
const whole = { PlaceId: '1', Title: '12 Mill Rd', Address: { ...mill, Region: { Code: 'CO', Name: 'Colorado' } } }
const line = '12 Mill Rd, Lakewood, CO 80202'

/** Opens the form that asks for an address, with a vendor that completes addresses. */
async function open(toItems: (text: string) => readonly object[]) {
  const vendor = await serveAddresses(toItems)
  const site = await serveConfigured({
    environment: 'qa',
    apiBaseUrl: `${stage().apiUrl}/`,
    addressCompletion: { adapter: 'amazonLocation', apiUrl: vendor.url, apiKey: 'key-1' },
  })
  const me = toApplicant(await browser.open({ site: site.url }))
  await enterByHand(me)
  return { me, vendor }
}

const offered = (me: Applicant) =>
  me.page.locator('datalist option').evaluateAll((options) => options.map(({ textContent }) => textContent))
const read = (me: Applicant) => Promise.all([street, ...others].map((name) => me.field(name).inputValue()))

describe('address completion', () => {
  it('offers whole addresses for a typed street, and a chosen one fills fields that can still be changed', async () => {
    const { me, vendor } = await open(() => [whole])
    await me.type(street, '12 ')
    await me.page.keyboard.type('Mill')
    await expect.poll(() => offered(me)).toEqual([line])
    expect(vendor.asked.map(({ path }) => path)).toEqual(vendor.asked.map(() => '/v2/autocomplete?key=key-1'))
    expect(vendor.asked.at(-1)?.text).toBe('12 Mill')

    // Browsers do the same when the applicant chooses a suggestion.
    await me.field(street).fill(line)
    await expect.poll(() => read(me)).toEqual(['12 Mill Rd', 'Lakewood', 'CO', '80202'])
    await me.type('email', 'jordan@example.com')
    expect(await offered(me), 'nothing stays that somebody could read').toEqual([])
    await me.press('submit')
    await expect.poll(me.errors).not.toEqual({})
    expect(Object.keys(await me.errors()).filter((name) => [street, ...others].includes(name))).toEqual([])
    await me.type('addresses.0.city', 'Denver')
    await me.type(street, '14 Mill Rd')
    await me.page.keyboard.press('Tab')
    expect(await read(me)).toEqual(['14 Mill Rd', 'Denver', 'CO', '80202'])
  })

  it('keeps the typed street when the vendor returns nothing usable', async () => {
    const { Locality: _, ...halved } = mill
    const { me, vendor } = await open(() => [{}, { Address: {} }, { Address: halved }, { Address: mill }])
    await me.type(street, '12 Mill Road')
    await expect.poll(() => vendor.asked.at(-1)?.text).toBe('12 Mill Road')
    await me.page.keyboard.press('Tab')
    expect([await read(me), await offered(me)]).toEqual([['12 Mill Road', '', '', ''], []])
  })
})
