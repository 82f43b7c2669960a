import { describe, expect, it } from 'vitest'
import { openDocumentsSite } from './support/documentsSite.ts'
import { findInHeap } from './support/findInHeap.ts'
import { mobile, useBrowser } from './support/openPage.ts'
import { readCode } from './support/phone.ts'
import { createGuide } from './support/tour/createGuide.ts'
import { findCar, reachIncome, startOnMobile } from './support/walk.ts'

const browser = useBrowser()

/** A pattern for the beginnings of the SSN from the phone check and of the one typed instead, with and without hyphens. */
const ssn = '900-?12-?1|666-?45-?7'

describe('the memory of the page', { timeout: 480_000 }, () => {
  it('forgets code and SSN once they are accepted, and the token after starting over', async () => {
    const page = await browser.open({ viewport: mobile })
    const { me, hold } = createGuide(page, [], async () => undefined)
    const find = (text: string) => findInHeap(page, new RegExp(text))
    // A hit may be garbage that is not collected yet, which takes even longer on a busy machine.
    const isGone = async (text: string, what: string) => {
      await expect.poll(() => find(text), { message: what }).toEqual([])
    }
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    const started = page.waitForResponse((answer) => answer.url().endsWith('prove/start') && answer.ok())
    await startOnMobile(me, '1960-10-25')
    const { authToken }: { authToken: string } = await (await started).json()
    await me.isAt('VERIFY_MOBILE_NUMBER')
    const code = await readCode('1025')
    // Many texts contain four digits, but a script's numbers have no quotes, and neither these nor the birthday's digits begin with a
    // zero as the sandbox's codes do.
    const secrets = `^${code}$|"${code}"|${ssn}`
    const answer = await hold(/\/code$/)
    await me.type('code', code)
    expect(await find(secrets), 'what is typed is found').toContain(code)
    answer()

    await me.isAt('VERIFY_YOUR_INFO')
    await me.press('editPersonalInfo')
    await me.isAt('YOUR_INFORMATION_MANUALLY')
    await me.type('ssn', '666457788')
    await me.type('email', 'avery.nguyen@example.com')
    expect(await find(ssn), 'both numbers are there').toEqual(expect.arrayContaining(['666457788', '900121025']))
    await isGone(`^${code}$`, 'the code')
    await me.choose('residency', 'Citizen')
    await me.choose('isConsentSelected', true)
    await me.press('submit')

    await me.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
    await isGone(secrets, 'the SSN')
    await reachIncome(me)
    await me.press('finish')
    await me.isAt('NEXT_STEPS')
    await isGone(secrets, 'everything but the token, which the documents need')
    expect(await find(authToken)).toEqual([authToken])

    const site = await openDocumentsSite(page, () => me.press('submit'))
    await site.addReference()
    await me.isAt('OFF_RAMP')
    await isGone(secrets, 'everything')
    await me.press('startOver')
    await me.isAt('ENTER_LICENSE_PLATE')
    await isGone(`${secrets}|${authToken}`, 'the token')
  })
})
