import { relative } from 'node:path'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { createSandbox } from '../../src/sandbox/createSandbox.ts'
import { findBrowser } from '../browser/support/findBrowser.ts'

/**
 * The source files of which something runs in the browser from the press that searches for a car by its plate until the
 * step that shows it is drawn: recorded on the development server, where each file is a script of its own.
 */
export async function traceSearch(): Promise<readonly string[]> {
  const sandbox = await createSandbox()
  const api = await sandbox.listen({ port: 0, host: 'localhost' })
  process.env['VITE_API_BASE_URL'] = `${api}/`
  process.env['VITE_ENVIRONMENT'] = 'dev'
  const server = await createServer({ logLevel: 'silent', server: { host: 'localhost', port: 0 } })
  await server.listen()
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.locator('[data-step="ENTER_LICENSE_PLATE"][aria-busy="false"]').waitFor()
    await page.locator('[name="plateNumber"]').pressSequentially('ABC 1234')
    await page.locator('[name="plateState"]').selectOption('CO')
    await page.locator('[name="estimatedMileageRange"]').selectOption({ index: 3 })
    // What is fetched ahead comes to rest first, so that only the search is recorded.
    await page.waitForLoadState('networkidle')

    const inspector = await page.context().newCDPSession(page)
    await inspector.send('Profiler.enable')
    await inspector.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    await inspector.send('Profiler.takePreciseCoverage')
    await page.locator('button[type="submit"]').click()
    await page.locator('[data-step="VERIFY_VEHICLE_INFO"][aria-busy="false"]').waitFor()
    const { result } = await inspector.send('Profiler.takePreciseCoverage')
    return result
      .filter(({ functions }) => functions.some(({ functionName, ranges }) => functionName && ranges[0]?.count))
      .map(({ url }) => (URL.canParse(url) ? relative('/', new URL(url).pathname) : ''))
      .filter((file) => /^(engine|src)\/.*\.tsx?$/.test(file))
      .toSorted()
  } finally {
    await browser.close()
    await server.close()
    await sandbox.close()
  }
}
