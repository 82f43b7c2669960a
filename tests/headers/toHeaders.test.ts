import { describe, expect, it } from 'vitest'
import { type FileKind, toFileKind, toHeaders } from '../../src/headers/toHeaders.ts'
import { readConfig, type Settings } from '../../src/widget/config/readConfig.ts'

const origin = 'https://apply.example'
const toAll = (kind: FileKind, settings: Settings = {}, partnerOrigins: readonly string[] = []) =>
  toHeaders(kind, {
    config: readConfig({ environment: 'qa', ...settings }, { origin, isDevelopment: false }),
    origin,
    partnerOrigins,
  })
const toPolicy = (...given: Parameters<typeof toAll>) =>
  Object.fromEntries(
    (toAll(...given)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

describe('the kind of a file', () => {
  it.each<[string, FileKind]>([
    ['/', 'page'],
    ['/index.html', 'page'],
    ['/embed/frame.html', 'frame'],
    ['/config.json', 'config'],
    ['/assets/index-DAueKhN5.js', 'hashed'],
    ['/embed/v1.js', 'embed'],
    ['/embed/v1-DAueKhN5.js', 'pinned'],
    ['/embed/integrity.json', 'embed'],
    ['/favicon.svg', 'other'],
    ['/other/assets/x.js', 'other'],
  ])('of %s is %s', (path, kind) => {
    expect(toFileKind(path)).toBe(kind)
  })
})

describe('the content security policy', () => {
  it('allows the page only its own origin and its API host', () => {
    expect(toPolicy('page')).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self'",
      'connect-src': "'self' https://api.qa.example.com wss://api.qa.example.com",
      'frame-src': "'none'",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    })
  })

  it('lets only partners embed the frame, and nobody the page', () => {
    const partners = ['https://www.a.example', 'https://b.example']
    const prod = { environment: 'prod' }
    expect(toPolicy('frame', prod, partners)['frame-ancestors']).toBe(partners.join(' '))
    expect(toPolicy('page', {}, partners)['frame-ancestors']).toBe("'none'")
    expect(toPolicy('frame', prod)['frame-ancestors']).toBe("'none'")
  })

  it('lets pages on localhost embed the frame outside of prod', () => {
    const own = 'http://localhost:* http://127.0.0.1:*'
    for (const environment of ['dev', 'qa'])
      expect(toPolicy('frame', { environment }, ['https://b.example'])['frame-ancestors']).toBe(
        `https://b.example ${own}`,
      )
    expect(toPolicy('page')['frame-ancestors']).toBe("'none'")
  })

  it('allows the sources of a configured vendor', () => {
    const policy = toPolicy('page', { botCheck: { adapter: 'turnstile', siteKey: 'key' } })
    expect(policy).toMatchObject({
      'script-src': "'self' https://challenges.cloudflare.com",
      'frame-src': 'https://challenges.cloudflare.com',
      'trusted-types': 'refinance-vendors',
    })
  })

  it('allows the hosts of every analytics service and of the completion of addresses', () => {
    const apiUrl = 'https://places.example/'
    const policy = toPolicy('page', {
      analytics: [{ adapter: 'dataLayer' }, { adapter: 'segment', writeKey: 'key' }],
      addressCompletion: { adapter: 'amazonLocation', apiUrl, apiKey: 'key' },
    })
    expect(policy['connect-src']).toMatch(/ https:\/\/api\.segment\.io https:\/\/places\.example$/)
  })

  it('uses "self" for an API and a script on its own host', () => {
    const policy = toPolicy('page', {
      apiBaseUrl: '/api/',
      botCheck: { adapter: 'turnstile', siteKey: 'key', scriptUrl: '/vendors/turnstile.js' },
    })
    expect(policy).toMatchObject({ 'connect-src': "'self'", 'script-src': "'self'" })
  })

  it('uses "self" for a script in a folder of its own host', () => {
    const botCheck = { adapter: 'recaptchaV3', siteKey: 'key', scriptUrl: '/vendors/recaptcha/api.js' }
    expect(toPolicy('page', { botCheck })['script-src']).toBe("'self' https://www.gstatic.com/recaptcha/")
  })

  it('allows nothing for a file that is not a page', () => {
    const kinds: readonly FileKind[] = ['config', 'hashed', 'pinned', 'embed', 'other']
    const nothing = {
      'default-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    }
    for (const kind of kinds) expect(toPolicy(kind)).toEqual(nothing)
  })
})

describe('every file', () => {
  it.each<FileKind>(['page', 'frame', 'config', 'hashed', 'pinned', 'embed', 'other'])(
    'of kind %s has HSTS for two years, nosniff and no referrer',
    (kind) => {
      expect(toAll(kind)).toMatchObject({
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
      })
    },
  )

  it.each<[FileKind, string]>([
    ['page', 'no-cache'],
    ['frame', 'no-store'],
    ['config', 'no-store'],
    ['hashed', 'public, max-age=31536000, immutable'],
    ['pinned', 'public, max-age=31536000, immutable'],
    ['embed', 'public, max-age=300, stale-while-revalidate=86400'],
    ['other', 'public, max-age=3600'],
  ])('of kind %s has the Cache-Control %s', (kind, caching) => {
    expect(toAll(kind)['Cache-Control']).toBe(caching)
  })

  it.each<[FileKind, string, string | undefined]>([
    ['page', 'same-origin', undefined],
    ['frame', 'cross-origin', undefined],
    ['hashed', 'same-origin', undefined],
    ['embed', 'cross-origin', '*'],
    ['pinned', 'cross-origin', '*'],
  ])('of kind %s has the resource policy %s and the CORS origin %s', (kind, resource, access) => {
    const headers = toAll(kind)
    expect(headers['Cross-Origin-Resource-Policy']).toBe(resource)
    expect(headers['Access-Control-Allow-Origin']).toBe(access)
  })

  it('of kind frame is kept out of search engines', () => {
    expect(toAll('frame')['X-Robots-Tag']).toBe('noindex')
  })
})
