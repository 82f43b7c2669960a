import { readdirSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { toFileKind, toHeaders } from '../../src/headers/toHeaders.ts'
import { readConfig } from '../../src/widget/config/readConfig.ts'
import { toApplicant } from './support/applicant.ts'
import { useBrowser } from './support/openPage.ts'
import { serveHostPage } from './support/serveHostPage.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()

it('every file of the build is served with the headers of its kind', async () => {
  const origin = stage().siteUrl
  const config = readConfig({ environment: 'qa', apiBaseUrl: stage().apiUrl }, { origin, isDevelopment: false })
  const files = readdirSync(stage().siteFolder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath}/${file.name}`.slice(stage().siteFolder.length))
  expect(files.length).toBeGreaterThan(100)
  for (const path of ['/', ...files]) {
    const answer = await fetch(origin + path)
    await answer.arrayBuffer()
    const partnerOrigins = ['http://127.0.0.1:*']
    for (const [name, value] of Object.entries(toHeaders(toFileKind(path), { config, origin, partnerOrigins })))
      expect(answer.headers.get(name), `${name} of ${path}`).toBe(value)
  }
})

describe('with these headers, the page', () => {
  it('cannot be put into a frame', async () => {
    const html = `<!doctype html><title>Host</title><iframe src="${stage().siteUrl}/"></iframe>`
    const { url, close } = await serveHostPage({ files: { '/': html } })
    onTestFinished(close)

    const page = await browser.open({ expectedErrors: /frame-ancestors/ })
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.goto(url)
    await refused
    expect(page.frames().flatMap((frame) => (frame.url().startsWith(stage().siteUrl) ? [frame.url()] : []))).toEqual([])
  })

  it('cannot turn text into script, not even through a policy of its own', async () => {
    const page = await browser.open({ expectedErrors: /Trusted|Content Security Policy/ })
    await toApplicant(page).isAt('ENTER_LICENSE_PLATE')
    const outcomes = await page.evaluate(() => {
      const attempt = (work: () => unknown) => {
        try {
          work()
          return 'done'
        } catch (error) {
          return String(error).split(':')[0]
        }
      }
      return [
        attempt(() => (document.createElement('div').innerHTML = '<b>x</b>')),
        attempt(() => (document.createElement('script').text = 'void 0')),
        attempt(() => Reflect.get(window, 'trustedTypes').createPolicy('mine', {})),
      ]
    })
    expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError'])
  })

  it('has no access to features that it does not need, such as camera and location', async () => {
    const page = await browser.open()
    const allowed = await page.evaluate(() => Reflect.get(document, 'featurePolicy').allowedFeatures())
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(allowed).not.toContain(feature)
  })
})
