import { afterAll, beforeAll, expect, it } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { findFrame, openPartner, readEvents, recorder } from './support/openPartner.ts'
import { useBrowser } from './support/openPage.ts'
import { loaderTag, usePartner } from './support/servePartner.ts'
import { serveSite } from './support/serveSite.ts'
import { becomeContact, estimate } from './support/walk.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()
// The same site as the widget's, though another origin: a private window, as in tests, stores nothing for other sites.
const partner = usePartner('localhost')
let site: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  const settings = { environment: 'qa', apiBaseUrl: `${stage().apiUrl}/` }
  site = await serveSite(stage().siteFolder, settings, [partner.origin()])
})
afterAll(() => site.close())

const body = `<div id="here"></div>${recorder}<script>
  addEventListener('load', () => Refinance.init({ target: '#here', ...callbacks }))
</script>${loaderTag}`

it('a widget resumes after a reload of the page, and repeats no event that occurs once per application', async () => {
  const page = await openPartner(browser, partner, body.replace('%SITE%', site.url))
  const me = toApplicant(page, await findFrame(page, 0, site.url))
  await becomeContact(me, '3035552071')
  await estimate(me, { balance: '1002' })
  await me.isAt('DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE')
  const countOf = async (type: string) => (await readEvents(page)).filter((event) => event.type === type).length
  expect(await countOf('leadCreated')).toBe(1)

  await page.reload()
  const again = toApplicant(page, await findFrame(page, 0, site.url))
  await again.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
  await estimate(again, { balance: '1002' })
  await again.isAt('DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE')
  expect(await readEvents(page)).toEqual([
    { version: 1, type: 'ready' },
    { version: 1, type: 'step', step: 'SOFT_PULL_ACKNOWLEDGEMENT', progress: 50, applicationId: expect.any(String) },
  ])
})
