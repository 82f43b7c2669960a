import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { everywhere, toHeaders, type FileKind } from '../../../src/headers/toHeaders.ts'
import { readConfig } from '../../../src/widget/config/readConfig.ts'
import { toApplicant } from '../../browser/support/applicant.ts'
import { useBrowser } from '../../browser/support/openPage.ts'
import { stage } from '../../browser/support/stage.ts'
import { findCar } from '../../browser/support/walk.ts'
import { serveByNginx } from './serveByNginx.ts'

const browser = useBrowser()
let site: Awaited<ReturnType<typeof serveByNginx>>
let settings = {}
beforeAll(async () => {
  settings = { environment: 'qa', apiBaseUrl: `${stage().apiUrl}/` }
  site = await serveByNginx(stage().siteFolder, settings)
  return () => site.close()
})

const read = (file: string) => readFileSync(join(stage().siteFolder, file))
const find = (folder: string, pattern: RegExp) => {
  const found = readdirSync(join(stage().siteFolder, folder)).find((file) => pattern.test(file))
  return `/${folder}/${found ?? 'nothing'}`
}

const kinds: readonly (readonly [FileKind, () => string])[] = [
  ['page', () => '/'],
  ['page', () => '/index.html'],
  ['frame', () => '/embed/frame.html'],
  ['config', () => '/config.json'],
  ['hashed', () => find('assets', /^widget-.*\.js$/)],
  ['hashed', () => find('assets', /^widget-.*\.css$/)],
  ['pinned', () => find('embed', /^v1-.*\.js$/)],
  ['embed', () => '/embed/v1.js'],
  ['other', () => '/favicon.svg'],
]

describe('nginx with its generated configuration', () => {
  it.each(kinds)('sends a file of kind %s with the expected headers', async (kind, toPath) => {
    const answer = await fetch(site.url + toPath())
    expect(answer.status).toBe(200)
    const config = readConfig(settings, { origin: site.url, isDevelopment: false })
    const expected = Object.entries(toHeaders(kind, { config, origin: site.url, partnerOrigins: [] }))
    expect(expected.map(([name]) => [name, answer.headers.get(name)])).toEqual(expected)
  })

  it.each(['/', '/embed/frame.html'])('puts the configuration into %s', async (path) => {
    const page = await (await fetch(site.url + path)).text()
    const [, config = ''] = /<script type="application\/json" id="config">([^<]*)</.exec(page) ?? []
    expect(JSON.parse(config)).toMatchObject(settings)
  })

  it.each([
    () => find('assets', /^beyond-.*\.js$/),
    () => find('assets', /^widget-.*\.css$/),
    () => find('embed', /^v1-.*\.js$/),
    () => '/embed/v1.js',
  ])('sends files compressed by Accept-Encoding, with the same content as uncompressed (%#)', async (toPath) => {
    const path = toPath()
    const lengths = await Promise.all(
      [
        ['identity', null],
        ['gzip, deflate', 'gzip'],
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip, br;q=0', 'gzip'],
      ].map(async ([accepted, sent]) => {
        const answer = await fetch(site.url + path, { headers: { 'Accept-Encoding': String(accepted) } })
        expect([accepted, answer.headers.get('Content-Encoding')]).toEqual([accepted, sent])
        expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
        expect(Buffer.from(await answer.arrayBuffer()).equals(read(path))).toBe(true)
        return Number(answer.headers.get('Content-Length') ?? NaN)
      }),
    )
    const [plain = 0, gzip = 0, br = 0] = lengths
    expect(br).toBeLessThan(gzip)
    expect(gzip).toBeLessThan(plain)
  })

  it.each(['/nothing', '/assets/nothing-12345678.js', '/environments/tested/nginx.conf', '/../nginx.conf'])(
    'answers 404 for %s, which no cache may keep',
    async (path) => {
      const answer = await fetch(site.url + path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('Cache-Control')).toBeNull()
    },
  )

  it('reports its status and its environment at /health', async () => {
    const answer = await fetch(`${site.url}/health`)
    expect(await answer.json()).toMatchObject({ status: 'ok', environment: 'qa' })
  })

  it.each([
    ['/health', 200],
    ['/nothing', 404],
    [`/${'a'.repeat(9000)}`, 414],
  ])('sends the headers of every response also where there is no file (%#)', async (path, status) => {
    const answer = await fetch(site.url + path)
    expect(answer.status).toBe(status)
    const expected = Object.entries(everywhere)
    expect(expected.map(([name]) => [name, answer.headers.get(name)])).toEqual(expected)
  })

  it('rejects POST, and logs no query, referrer or address', async () => {
    const answer = await fetch(`${site.url}/?phone=3035550142`, { method: 'POST', body: 'dateOfBirth=1960-07-24' })
    expect(answer.status).toBe(405)
    await fetch(`${site.url}/?phone=3035550142`, { headers: { Referer: 'https://partner.example/ann' } })
    await expect.poll(() => site.log()).toContain('GET /index.html 200')
    expect(site.log()).not.toMatch(/3035550142|1960|partner|127\.0\.0\.1|::1/)
  })

  it('serves a site that an applicant can use', async () => {
    const me = toApplicant(await browser.open({ site: site.url }))
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
  })
})
