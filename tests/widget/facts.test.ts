import { readFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import en from '../../flows/copy/en.json' with { type: 'json' }
import api from '../../flows/api.json' with { type: 'json' }
import { listYears } from '../../src/widget/vehicle/actions.ts'
import type { Services } from '../../src/widget/createServices.ts'
import { browserHost } from '../../src/widget/Host.ts'

// Facts that the business has fixed and no other test covers; each has its reason, so that nobody rounds it.
const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

describe('the message hub’s settings', () => {
  it.each([
    [
      'is tried again at once, after 2, 10 and 30 seconds, and then no more',
      'reconnectDelaysMs',
      [0, 2000, 10_000, 30_000],
    ],
    ['is given up when it is silent for 30 seconds', 'serverTimeoutMs', 30_000],
    ['is told every 15 seconds that somebody listens', 'keepAliveMs', 15_000],
    ['answers a long poll within 100 seconds', 'longPollTimeoutMs', 100_000],
  ] as const)('%s', (_, name, value) => {
    expect(api.hub[name]).toEqual(value)
  })

  it('allow 100 redirects, as the SignalR client does', () => {
    expect(read('node_modules/@microsoft/signalr/dist/esm/HttpConnection.js')).toContain('const MAX_REDIRECTS = 100;')
  })
})

it.each([
  [500, true],
  [501, false],
])('a window of %i px is a mobile: %s', (innerWidth, isMobile) => {
  vi.stubGlobal('window', { innerWidth })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(browserHost.isMobile()).toBe(isMobile)
})

it('listYears returns model years newest first, in whatever order the host lists them', async () => {
  const years = [2019, 2024, 2021].map((modelYear) => ({ modelYear }))
  const services = { api: { call: () => Promise.resolve({ ok: true, data: years }) } } as unknown as Services
  const { signal } = new AbortController()
  expect(await listYears({}, { services, signal })).toEqual({
    outcome: 'listed',
    data: [{ modelYear: 2024 }, { modelYear: 2021 }, { modelYear: 2019 }],
  })
})

it('the next steps have three titles, one for each achievement', () => {
  expect([en['celebration.car'], en['celebration.offer'], en['celebration.documents']]).toEqual([
    'Your car qualifies',
    'Your offer is picked',
    'Only your documents are left',
  ])
  const screen = read('src/widget/documents/Thanks.tsx')
  expect(screen.match(/<h2>\{t\('celebration\.\w+'\)\}/g)).toHaveLength(3)
})

it('the round corners of the header have a radius of 8 px', () => {
  expect(read('src/widget/theme/theme.css')).toMatch(/--radius: 8px;/)
  expect(read('src/widget/theme/frame.css')).toMatch(
    /&\.is-round \{\s*border-start-start-radius: var\(--radius\);\s*border-start-end-radius: var\(--radius\);/,
  )
})
