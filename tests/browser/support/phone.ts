import type { Page } from 'playwright-core'
import { constants } from '../../../flows/refinance.json' with { type: 'json' }
import { stage } from './stage.ts'

interface TextMessage {
  readonly phoneLast4: string
  readonly kind: 'code' | 'link'
  readonly code?: string
}

/** Returns the code of the newest text message to the phone with this ending. */
export async function readCode(phoneLast4: string, apiUrl = stage().apiUrl): Promise<string> {
  const code = (await listTexts(phoneLast4, apiUrl))[0]?.code
  if (code === undefined) throw new Error(`No code has arrived on the phone ending in ${phoneLast4}.`)
  return code
}

/** Returns how many text messages the phone with this ending has received. */
export async function countTexts(phoneLast4: string, apiUrl = stage().apiUrl): Promise<number> {
  return (await listTexts(phoneLast4, apiUrl)).length
}

/** Lists the text messages to the phone with this ending, newest first. */
async function listTexts(phoneLast4: string, apiUrl: string): Promise<readonly TextMessage[]> {
  const response = await fetch(`${apiUrl}/phone/messages`)
  const messages: readonly TextMessage[] = await response.json()
  return messages.filter((message) => message.phoneLast4 === phoneLast4)
}

/** Skips the seconds until another text may be requested, on a page with a fake clock. */
export async function waitForResend(page: Page): Promise<void> {
  await page.locator('[data-action="resend"].is-waiting').waitFor()
  await page.clock.fastForward(constants.codeResendSeconds * 1000)
  await page.locator('[data-action="resend"]:not(.is-waiting)').waitFor()
}

/** Returns a code that differs from the one in the newest text message to this phone. */
export async function makeUpCode(phoneLast4: string, apiUrl = stage().apiUrl): Promise<string> {
  return (await readCode(phoneLast4, apiUrl)) === '1111' ? '2222' : '1111'
}

/** Opens the applicant's phone and the newest link on it in new windows. Returns the page behind the link. */
export async function openInstantLink(page: Page, phoneLast4: string, apiUrl = stage().apiUrl): Promise<Page> {
  const phone = await page.context().newPage()
  await phone.goto(`${apiUrl}/phone`)
  const message = phone.getByRole('listitem').filter({ hasText: `ending in ${phoneLast4}` })
  const [opened] = await Promise.all([phone.context().waitForEvent('page'), message.first().getByRole('link').click()])
  await opened.locator('[data-step="VERIFY_MOBILE_NUMBER_COMPLETE"]').waitFor()
  await phone.close()
  // Returns to the computer's window, because a page behind another one draws only once a second.
  await page.bringToFront()
  return opened
}
