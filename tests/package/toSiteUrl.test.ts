import { beforeEach, expect, it, vi } from 'vitest'
import { toSiteUrl } from '../../src/package/toSiteUrl.ts'

const built = 'https://refinance.example.com/'
beforeEach(() => {
  vi.stubGlobal('defaultSiteUrl', built)
  return () => vi.unstubAllGlobals()
})

it.each([
  [undefined, built],
  ['https://other.example.com', 'https://other.example.com/'],
  ['https://other.example.com/loans', 'https://other.example.com/loans/'],
  ['https://other.example.com/?a#b', 'https://other.example.com/'],
  ['https://other.example.com//', 'https://other.example.com/'],
  ['https://other.example.com//loans', 'https://other.example.com//loans/'],
  ['http://localhost:5173', 'http://localhost:5173/'],
  ['http://a.localhost:1/', 'http://a.localhost:1/'],
  ['http://[::1]:1/', 'http://[::1]:1/'],
])('toSiteUrl turns %s into %s', (given, site) => {
  const warn = vi.spyOn(console, 'warn')
  expect(toSiteUrl(given)).toBe(site)
  expect(warn).not.toHaveBeenCalled()
})

it.each([
  'javascript:alert(1)',
  'http://other.example.com',
  'http://localhost.example.com',
  'other.example.com',
  '',
  7,
  null,
])('toSiteUrl rejects %s with a warning and returns the site that the package was built for', (given) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(toSiteUrl(given)).toBe(built)
  expect(warn.mock.calls).toEqual([[expect.stringContaining('siteUrl is not an https address')]])
})
