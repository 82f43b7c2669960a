import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { storageKey } from '../../src/widget/early/toLocale.ts'
import { toApplicant } from './support/applicant.ts'
import { sendDocuments } from './support/documentsSite.ts'
import { findObjects } from './support/findObjects.ts'
import { mobile, useBrowser } from './support/openPage.ts'
import { readCode } from './support/phone.ts'
import { findCar, reachNextSteps, startOnMobile } from './support/walk.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()

/** A pattern for all personal data of this test's applicant; a position in the code may contain any digits. */
const personal =
  /1960-06-23|06\/23\/1960|0623|900-?12|(?<!\d)(?:64,?200|5,?350|1,?450|23,?400|612\.5)|Maple|avery|nguyen@/i

describe('a whole journey', () => {
  it('leaves no personal data in storage, URLs, analytics or error tracking', async () => {
    const page = await browser.open({ viewport: mobile, prepare: collectViolations, expectedErrors: /status of 422/ })
    const me = toApplicant(page)
    const [addresses, sockets]: [string[], string[]] = [[], []]
    page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
    page.on('websocket', (socket) => sockets.push(decodeURIComponent(socket.url())))
    const started = page.waitForResponse((answer) => answer.url().endsWith('prove/start') && answer.ok())

    await findCar(me, { plate: 'REFUSED' })
    await page.locator('.banner').waitFor()
    await findCar(me)
    await startOnMobile(me, '1960-06-23')
    const { authToken }: { authToken: string } = await (await started).json()
    await me.isAt('VERIFY_MOBILE_NUMBER')
    const code = await readCode('0623')
    await me.type('code', code)
    await reachNextSteps(me)
    await sendDocuments(me)

    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
    expect(Object.keys(kept)).toEqual([storageKey])
    expect(toLeaves(JSON.parse(kept[storageKey] ?? '')), 'the code').not.toContain(code)
    expect(await page.evaluate(() => [sessionStorage.length, document.cookie])).toEqual([0, ''])

    expect(addresses.length).toBeGreaterThan(20)
    const tracked = await findObjects(page, ['event', 'properties'])
    expect(tracked.map((one) => Object(one).event)).toEqual(
      expect.arrayContaining(['Lead Created', 'Soft Pull Authorized']),
    )
    const reported = await findObjects(page, ['name', 'message', 'frames'])
    expect(reported, 'the refused plate is told to error tracking').not.toEqual([])
    const told = JSON.stringify([kept, addresses, tracked, reported])
    expect(withoutIds(told)).not.toMatch(personal)
    expect(told).not.toContain(authToken)
    // A browser's WebSocket cannot send headers, so SignalR puts the token into its URL, which may contain nothing else.
    expect(withoutIds(sockets.join('\n'))).not.toMatch(personal)
    expect(
      addresses.flatMap((address) => address.split(/[/?&=]/)),
      'the code',
    ).not.toContain(code)
    expect(await readViolations(page)).toEqual([])
  })

  it('is watched by a listener that notices violations of the policy', async () => {
    const page = await browser.open({ prepare: collectViolations, expectedErrors: /Content Security Policy/ })
    await toApplicant(page).isAt('ENTER_LICENSE_PLATE')
    expect(await readViolations(page)).toEqual([])
    await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'body { color: red }'
      document.head.append(style)
    })
    await expect.poll(() => readViolations(page)).toEqual(['style-src-elem'])
  })
})

describe('the shipped files', () => {
  it('never make code from text, and contain no schema compiler', async () => {
    // AJV's compiler has to contain this sentence, or its absence from the site would prove nothing.
    const sentence = 'no schema with key or ref'
    expect(await readFile('node_modules/ajv/dist/core.js', 'utf8')).toContain(sentence)

    const folder = stage().siteFolder
    const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|html)$/.test(file))
    expect(files.length).toBeGreaterThan(20)
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
    const isForbidden = (text: string) => /\beval\(|\bnew Function\b/.test(text) || text.includes(sentence)
    expect(files.filter((_, index) => isForbidden(texts[index] ?? ''))).toEqual([])
  })

  it('name the works that they include', async () => {
    const read = (file: string) => readFile(join(stage().siteFolder, file), 'utf8')
    expect(await read('credits.txt')).toMatch(/GeoNames.*\n?.*Creative Commons Attribution 4\.0/s)
    const licenses = await read('licenses.md')
    for (const name of ['preact', 'axios', '@maskito/core', '@microsoft/signalr'])
      expect(licenses).toContain(`## ${name} `)
  })

  it('send requests only to their own origin and the API host', async () => {
    const page = await browser.open()
    const origins = new Set<string>()
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    await page.reload()
    const me = toApplicant(page)
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect([...origins].toSorted()).toEqual([stage().apiUrl, stage().siteUrl].toSorted())
  })
})

/** Replaces ids, which are random and may contain any digits. */
const withoutIds = (text: string): string => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, 'id')

function toLeaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(toLeaves) : [value]
}

async function collectViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective))
  })
}

const readViolations = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'violations'))
