import { toApplicant, type Applicant } from './applicant.ts'
import type { OpenOptions, useBrowser } from './openPage.ts'
import { saveApplication } from './saveApplication.ts'
import { stage } from './stage.ts'

/** Opens the page with an application saved at this step, for tests that are not about reaching it. */
export async function comeBackAt(
  browser: ReturnType<typeof useBrowser>,
  step: string,
  options: OpenOptions = {},
): Promise<Applicant> {
  const saved = await saveApplication(stage().apiUrl, step)
  const me = toApplicant(await browser.open({ ...options, saved }))
  await me.isAt(step)
  return me
}
