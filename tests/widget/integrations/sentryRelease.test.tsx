import { afterEach, expect, it, vi } from 'vitest'
import { createSentrySink } from '../../../src/widget/integrations/errorTracking/createSentrySink.ts'

afterEach(() => document.head.replaceChildren())

/** Returns the release that a report carries when it comes from a page with this script. */
function reportFrom(script: string, settings: Readonly<Record<string, string>> = {}): unknown {
  const element = document.createElement('script')
  element.type = 'module'
  element.setAttribute('src', script)
  document.head.append(element)
  const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const dsn = 'https://key@errors.example/1'
  createSentrySink({ settings: { dsn, ...settings }, environment: 'qa' }).send({ name: 'E', message: 'm', frames: [] })
  const body = send.mock.calls[0]?.[1]?.body
  const [, , event = '{}'] = typeof body === 'string' ? body.split('\n') : []
  return JSON.parse(event).release
}

it('a Sentry report names the build by the hash of the page’s script as its release', () => {
  expect(reportFrom('https://site.example/assets/index-DAue-hN5.js')).toBe('DAue-hN5')
})

it('a Sentry report has no release in development', () => {
  expect(reportFrom('https://site.example/src/page.ts')).toBeUndefined()
})

it('a Sentry report has the release of the settings', () => {
  expect(reportFrom('https://site.example/assets/index-DAueKhN5.js', { release: '2026-11-23' })).toBe('2026-11-23')
})
