import { describe, expect, it } from 'vitest'
import { readConfig, type Settings } from '../../../src/widget/config/readConfig.ts'

const read = (settings: Settings) => readConfig(settings, { origin: 'https://app.example', isDevelopment: false })

describe('readConfig', () => {
  it('reads an environment, and resolves its paths against its API', () => {
    const sandbox = { adapter: 'sandbox', settings: {} }
    expect(read({ environment: 'qa' })).toEqual({
      environment: 'qa',
      apiBaseUrl: 'https://api.qa.example.com/',
      documentsUrl: 'https://api.qa.example.com/documents',
      identityProvider: sandbox,
      botCheck: sandbox,
      analytics: [sandbox],
      errorTracking: sandbox,
      isDevelopment: false,
    })
  })

  it('lets settings override the environment', () => {
    expect(
      read({
        environment: 'dev',
        apiBaseUrl: 'http://127.0.0.1:4321/v1',
        botOverride: 'x',
        analytics: { adapter: 'sandbox' },
      }),
    ).toMatchObject({
      apiBaseUrl: 'http://127.0.0.1:4321/v1/',
      documentsUrl: 'http://127.0.0.1:4321/v1/documents',
      analytics: [{ adapter: 'sandbox' }],
      botOverride: 'x',
    })
  })

  it('reads required and optional settings of analytics adapters', () => {
    const segment = { adapter: 'segment', writeKey: 'key-1', apiUrl: 'https://eu1.api.segmentapis.com' }
    expect(read({ environment: 'qa', analytics: [{ adapter: 'dataLayer' }, segment] }).analytics).toEqual([
      { adapter: 'dataLayer', settings: {} },
      { adapter: 'segment', settings: { writeKey: 'key-1', apiUrl: 'https://eu1.api.segmentapis.com/' } },
    ])
    expect(read({ environment: 'qa', analytics: { adapter: 'segment', writeKey: 'key-1' } }).analytics).toEqual([
      { adapter: 'segment', settings: { writeKey: 'key-1' } },
    ])
  })

  it('resolves an API path against the page’s own host', () => {
    expect(read({ environment: 'qa', apiBaseUrl: '/api' }).apiBaseUrl).toBe('https://app.example/api/')
  })

  it('resolves a script path of an adapter against the page’s own host', () => {
    const botCheck = { adapter: 'turnstile', siteKey: 'key', scriptUrl: '/turnstile.js' }
    expect(read({ environment: 'prod', botCheck }).botCheck).toEqual({
      adapter: 'turnstile',
      settings: { siteKey: 'key', scriptUrl: 'https://app.example/turnstile.js' },
    })
  })

  it('accepts an API on localhost for prod, for trying out the build', () => {
    expect(read({ environment: 'prod', apiBaseUrl: 'http://localhost:4000' }).apiBaseUrl).toBe('http://localhost:4000/')
  })

  it.each<[string, Settings, string]>([
    ['no environment', {}, 'environment is missing. Set it to one of prod, dev, qa.'],
    ['an unknown environment', { environment: 'test' }, 'environment is "test". Set it to one of prod, dev, qa.'],
    ['an inherited name', { environment: 'toString' }, 'environment is "toString".'],
    [
      'an unknown setting',
      { environment: 'dev', apiBase: '/' },
      '"apiBase" is not a setting. Use $schema, environment,',
    ],
    [
      'an unknown adapter',
      { environment: 'dev', identityProvider: { adapter: 'x' } },
      '"adapter" of identityProvider is "x". Set it to one of sandbox',
    ],
    ['no adapter', { environment: 'dev', botCheck: 'x' }, '"adapter" of botCheck is missing.'],
    [
      'an adapter without its key',
      { environment: 'dev', botCheck: { adapter: 'turnstile' } },
      'botCheck uses turnstile, which needs "siteKey". Add it beside "adapter".',
    ],
    [
      'a setting that the adapter does not know',
      { environment: 'dev', botCheck: { adapter: 'turnstile', sitekey: 'key' } },
      '"sitekey" is not a setting of turnstile in botCheck. Use adapter, siteKey, scriptUrl.',
    ],
    [
      'a script without encryption in prod',
      { environment: 'prod', botCheck: { adapter: 'turnstile', siteKey: 'key', scriptUrl: 'http://cdn.example/a.js' } },
      '"scriptUrl" of botCheck is not encrypted',
    ],
    [
      'an address that is none',
      { environment: 'dev', apiBaseUrl: 'ftp://x' },
      'apiBaseUrl is "ftp://x". Set it to an address',
    ],
    [
      'an address that is not a text',
      { environment: 'dev', documentsUrl: 7 },
      'documentsUrl is 7. Set it to an address',
    ],
    [
      'an adapter without what it needs',
      { environment: 'dev', analytics: [{ adapter: 'segment' }] },
      'analytics uses segment, which needs "writeKey". Add it beside "adapter".',
    ],
    [
      'addresses completed by whom nothing is known of',
      { environment: 'dev', addressCompletion: { adapter: 'amazonLocation', apiUrl: 'https://places.example.com/' } },
      'addressCompletion uses amazonLocation, which needs "apiKey". Add it beside "adapter".',
    ],
    [
      'a message hub at an address that is none',
      { environment: 'dev', messageHubUrls: 'https://hub.example.com/ ftp://x' },
      'messageHubUrls is "ftp://x". Set it to an address',
    ],
    [
      'an adapter with an address that is none',
      { environment: 'dev', analytics: [{ adapter: 'segment', writeKey: 'x', apiUrl: 'ftp://x' }] },
      '"apiUrl" of analytics is "ftp://x". Set it to an address',
    ],
    [
      'a dsn without its key',
      { environment: 'dev', errorTracking: { adapter: 'sentry', dsn: 'https://o1.ingest.sentry.io/42' } },
      '"dsn" of errorTracking is "https://o1.ingest.sentry.io/42". Set it to https://KEY@HOST/PROJECT',
    ],
    [
      'prod without encryption',
      { environment: 'prod', apiBaseUrl: 'http://api.example.com' },
      'apiBaseUrl is not encrypted',
    ],
    [
      'documents without encryption in prod',
      { environment: 'prod', documentsUrl: 'http://documents.example.com' },
      'documentsUrl is not encrypted',
    ],
    ['an override in prod', { environment: 'prod', botOverride: 'x' }, 'botOverride is set for prod'],
    [
      'a time to verify after that is not a number',
      { environment: 'dev', resume: { verifyAfterMinutes: '60' } },
      '"verifyAfterMinutes" of resume is "60". Set it to a number of minutes.',
    ],
    ['an override that is not a text', { environment: 'dev', botOverride: 7 }, 'botOverride is 7. Set it to a text.'],
  ])('throws for %s', (_, settings, message) => {
    expect(() => read(settings)).toThrow(message)
  })
  it.each([[[]], [null], ['qa'], [7]])('throws for %j, which holds no settings', (given) => {
    expect(() => readConfig(given, { isDevelopment: false })).toThrow(
      `It holds ${JSON.stringify(given)}. Put an object`,
    )
  })

  it('reads every environment as the file has it', () => {
    for (const environment of ['prod', 'dev', 'qa']) expect(read({ environment })).toMatchObject({ environment })
  })
})
