import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { desktop, mobile, useBrowser } from './support/openPage.ts'
import { stage } from './support/stage.ts'
import { listen } from '../listen.ts'

const browser = useBrowser()
const script = /\/assets\/(index|frame)-[^/]*\.js$/

/** Serves the site without its entry script: the request gets a 404, or no answer at all. */
async function serveWithoutScript(how: 'not found' | 'hanging'): Promise<string> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (script.test(path)) {
      if (how === 'not found') response.writeHead(404).end()
      return
    }
    const pass = async () => {
      const answer = await fetch(stage().siteUrl + path)
      const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers)
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()))
    }
    pass().catch(() => response.destroy())
  })
  const { url, close } = await listen(server)
  onTestFinished(close)
  return url
}

const notice = (page: Page) => page.locator('[data-late-start]')

const pages = [
  ['/', desktop],
  ['/', mobile],
  // As opened by the link of a text message, which hides the prerendered first step.
  ['/?verification=none', desktop],
] as const

// All pages at once, because each test waits as long as the page grants its script.
it.each(['not found', 'hanging'] as const)(
  'when the script is %s, every kind of page shows a phone number in both languages within 15 seconds',
  async (how) => {
    const site = await serveWithoutScript(how)
    await Promise.all(
      pages.map(async ([path, viewport]) => {
        const page = await browser.open({ site, path, viewport, isLoaded: false, expectedErrors: /404|preload/ })
        // Nothing is painted before the style sheet has loaded, yet the notice would already count as visible.
        await page.waitForFunction(
          () => document.styleSheets.length > 0 && document.querySelector('[data-late-start] a'),
        )
        await notice(page).waitFor()
        expect(await page.evaluate(() => performance.now())).toBeLessThan(15_000)
        const links = notice(page).getByRole('link', { name: '(303) 555-0142' })
        expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
          'tel:+13035550142',
          'tel:+13035550142',
        ])
        const says = (language: string) => notice(page).locator(`[lang="${language}"]`).textContent()
        expect(await says('en')).toContain('This page takes too long to start.')
        expect(await says('es')).toContain('Esta página tarda demasiado')
      }),
    )
  },
)

it('the frame for partners has the notice of a late start, too', async () => {
  const page = await browser.open({ isLoaded: false })
  const frame = await (await fetch(`${stage().siteUrl}/embed/frame.html`)).text()
  expect(frame).toMatch(/data-late-start role="alert"><p lang="en">.*tel:\+13035550142/)
  await toApplicant(page).isAt('ENTER_LICENSE_PLATE')
  expect(await notice(page).count(), 'a page that has started says nothing of it').toBe(0)
})
