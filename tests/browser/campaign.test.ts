import type { Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { findFrame } from './support/openPartner.ts'
import { useBrowser } from './support/openPage.ts'
import { readSaved } from './support/saved.ts'
import { loaderTag, usePartner } from './support/servePartner.ts'
import { becomeContact, findCar } from './support/walk.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()
const partner = usePartner()

/** Returns what the sandbox knows about the origin of its leads. */
async function readOrigins(): Promise<readonly Record<string, unknown>[]> {
  const response = await fetch(`${stage().apiUrl}/sandbox/origins`)
  return response.json()
}

describe('the campaign in the page’s address', () => {
  it('is sent with the lead as far as it is valid, with warnings about the rest', async () => {
    const campaign = `campaign-${Date.now()}`
    const query = new URLSearchParams([
      ['utm_campaign', campaign],
      ['utm_source', 'spring'],
      ['utm_source', 'fall'],
      ['utm_content', 'x'.repeat(501)],
      ['gclid', 'javascript:alert(1)'],
      ['subid2', 'line\nbreak'],
      ['secondaryLeadSource', 'radio'],
      ['subid3', 'mobile'],
      ['PartnerName', 'Nobody'],
      ['__proto__', 'x'],
    ])
    const page = await browser.open({ expectedErrors: /^Refinance: / })
    const told: string[] = []
    page.on('console', (message) => message.type() === 'warning' && told.push(message.text()))
    await page.goto(`${stage().siteUrl}/?${query}`)
    const me = toApplicant(page)
    await becomeContact(me, '3035550100')

    const origin = (await readOrigins()).find((one) => one['utm_campaign'] === campaign)
    expect(origin).toEqual({
      version: '1.0',
      loanApplicationId: expect.any(String),
      partnerName: 'Website',
      oneToOneConsent: true,
      utm_campaign: campaign,
      utm_source: 'spring',
      secondaryLeadSource: 'radio',
      subid3: 'desktop',
    })
    expect(told.toSorted()).toEqual([
      expect.stringMatching(/^Refinance: The page's address has utm_source more than once/),
      expect.stringMatching(/^Refinance: gclid in the page's address is an address that runs as script/),
      expect.stringMatching(/^Refinance: subid2 in the page's address has a character that controls text/),
      expect.stringMatching(/^Refinance: utm_content in the page's address has 501 characters/),
    ])
    expect(JSON.stringify(await readSaved(page)), 'nothing of it is kept').not.toContain(campaign)
  })

  it('loads its script only when there is one', async () => {
    const page = await browser.open()
    const asked: Request[] = []
    page.on('request', (request) => asked.push(request))
    const ofCampaign = () => asked.filter((request) => request.url().includes('toInitOptions-'))
    await page.reload()
    const me = toApplicant(page)
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect(ofCampaign()).toEqual([])
    await page.goto(`${stage().siteUrl}/?utm_source=mail`)
    // The page fetches the script first, and then runs it from the cache.
    await expect.poll(() => ofCampaign().map((request) => request.resourceType())).toEqual(['fetch', 'script'])
  })
})

describe('the campaign of a page that embeds the widget', () => {
  it('is sent with the lead: the page’s own values first, and the device of the whole window', async () => {
    const campaign = `embedded-${Date.now()}`
    const body = `<div style="width: 400px"><refinance-widget partner-name="Acme" tracking='{"utm_source":"page"}'></refinance-widget></div>`
    const query = `utm_campaign=${campaign}&utm_source=address&email=avery%40example.com&subid3=mobile`
    const page = await browser.open({ url: `${partner.page(body + loaderTag)}?${query}` })
    const frame = await findFrame(page)
    await becomeContact(toApplicant(page, frame), '3035550100')
    const origin = (await readOrigins()).find((one) => one['utm_campaign'] === campaign)
    expect(origin).toEqual({
      version: '1.0',
      loanApplicationId: expect.any(String),
      partnerName: 'Acme',
      oneToOneConsent: true,
      utm_campaign: campaign,
      utm_source: 'page',
      subid3: 'desktop',
    })
    expect(frame.url(), 'the address of the frame has nothing of it').not.toContain(campaign)
  })
})
