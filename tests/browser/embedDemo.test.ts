import { beforeAll, describe, expect, it } from 'vitest'
import { createDemo } from '../../src/demo/createDemo.ts'
import { toApplicant } from './support/applicant.ts'
import { findFrame } from './support/openPartner.ts'
import { useBrowser } from './support/openPage.ts'
import { stage } from './support/stage.ts'
import { listen } from '../listen.ts'

const browser = useBrowser()
const demo = createDemo(`${stage().siteUrl}/`)
let url = ''

beforeAll(async () => {
  const served = await listen(demo, '127.0.0.1')
  url = `${served.url}/`
  return served.close
})

describe('the demo page of a partner', () => {
  it('shows two widgets of different brands under a strict policy, and logs their events', async () => {
    const page = await browser.open({ url })
    const [club, union] = [await findFrame(page, 0), await findFrame(page, 1)]
    for (const frame of [club, union]) await toApplicant(page, frame).isAt('ENTER_LICENSE_PLATE')
    const colorOf = (frame: typeof club) =>
      frame.locator('button[type="submit"]').evaluate((button) => getComputedStyle(button).backgroundColor)
    const before = await colorOf(union)
    expect(before).not.toBe(await colorOf(club))
    expect(await union.locator('.header').isVisible()).toBe(false)
    const phones = (frame: typeof club) => frame.getByRole('link', { name: '(303) 555-0142' }).count()
    expect([await phones(club), await phones(union)], 'in the header, or else in the footer').toEqual([1, 1])

    await page.getByRole('button', { name: 'Other colors' }).press('Enter')
    await expect.poll(() => colorOf(union)).not.toBe(before)
    await page.getByRole('button', { name: 'Destroy' }).press('Enter')
    expect(await page.locator('iframe').count()).toBe(1)
    await page.getByRole('button', { name: 'Init' }).press('Enter')
    await toApplicant(page, await findFrame(page, 1)).isAt('ENTER_LICENSE_PLATE')
    const lines = await page.getByRole('log').getByRole('listitem').allInnerTexts()
    expect(lines).toContain('club · ready')
    expect(lines.filter((line) => line.startsWith('credit union'))).toEqual([
      'credit union · ready',
      'credit union · step · ENTER_LICENSE_PLATE · 20',
      'credit union · closed',
      'credit union · ready',
      'credit union · step · ENTER_LICENSE_PLATE · 20',
    ])
  })
})
