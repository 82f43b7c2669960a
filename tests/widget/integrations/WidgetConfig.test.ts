import { describe, expect, it } from 'vitest'
import { readConfig, type ConfigVariables } from '../../../src/widget/WidgetConfig.ts'

const origin = 'https://app.example'
const read = (variables: ConfigVariables) => readConfig(variables, origin)

describe('readConfig', () => {
  it('reads an environment, its paths resolved against its API', () => {
    expect(read({ VITE_ENVIRONMENT: 'prod' })).toEqual({
      environment: 'prod',
      apiBaseUrl: 'https://api.example.com/',
      documentsUrl: 'https://api.example.com/documents',
      assetsUrl: 'https://api.example.com/assets/',
      identityProvider: 'sandbox',
      botCheck: 'sandbox',
      analytics: 'sandbox',
      errorTracking: 'sandbox',
      isDevelopment: false,
    })
  })

  it('lets variables take the place of the environment', () => {
    const variables = {
      VITE_ENVIRONMENT: 'dev',
      VITE_API_BASE_URL: 'http://127.0.0.1:4321/v1',
      VITE_IDENTITY_PROVIDER: 'sandbox',
      VITE_BOT_OVERRIDE: 'x',
      DEV: true,
    }
    expect(read(variables)).toMatchObject({
      apiBaseUrl: 'http://127.0.0.1:4321/v1/',
      documentsUrl: 'http://127.0.0.1:4321/v1/documents',
      botOverride: 'x',
      isDevelopment: true,
    })
  })

  it('takes a path for an API on the page’s own host', () => {
    expect(read({ VITE_ENVIRONMENT: 'qa', VITE_API_BASE_URL: '/api' }).apiBaseUrl).toBe('https://app.example/api/')
  })

  it('takes an API of this machine for prod, to try the build', () => {
    const variables = { VITE_ENVIRONMENT: 'prod', VITE_API_BASE_URL: 'http://localhost:4000' }
    expect(read(variables).apiBaseUrl).toBe('http://localhost:4000/')
  })

  it.each([
    ['a build', {}, 'prod'],
    ['a development server', { DEV: true }, 'dev'],
  ])('has a default for %s', (_, variables, environment) => {
    expect(read(variables).environment).toBe(environment)
  })

  it.each<[string, ConfigVariables, string]>([
    [
      'an unknown environment',
      { VITE_ENVIRONMENT: 'test' },
      'VITE_ENVIRONMENT is "test". Set it to one of prod, dev, qa.',
    ],
    ['an inherited name', { VITE_ENVIRONMENT: 'toString' }, 'VITE_ENVIRONMENT is "toString".'],
    [
      'an unknown provider',
      { VITE_ENVIRONMENT: 'dev', VITE_IDENTITY_PROVIDER: 'x' },
      'VITE_IDENTITY_PROVIDER is "x". Set it to one of sandbox.',
    ],
    [
      'an address that is none',
      { VITE_ENVIRONMENT: 'dev', VITE_API_BASE_URL: 'ftp://x' },
      'VITE_API_BASE_URL is "ftp://x". Set it to an address',
    ],
    [
      'prod without encryption',
      { VITE_ENVIRONMENT: 'prod', VITE_API_BASE_URL: 'http://api.example.com' },
      'VITE_API_BASE_URL is not encrypted',
    ],
    ['an override in prod', { VITE_ENVIRONMENT: 'prod', VITE_BOT_OVERRIDE: 'x' }, 'VITE_BOT_OVERRIDE is set for prod'],
  ])('stops at %s', (_, variables, message) => {
    expect(() => read(variables)).toThrow(message)
  })
})
