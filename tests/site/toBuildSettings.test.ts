import { expect, it } from 'vitest'
import { toBuildSettings } from '../../src/site/configPlugin.ts'

it.each([
  ['a build', {}, { environment: 'prod' }],
  ['a development server', { DEV: true }, { environment: 'dev' }],
  [
    'a build with variables',
    { VITE_ENVIRONMENT: 'qa', VITE_API_BASE_URL: '/api/', VITE_BOT_OVERRIDE: 'x' },
    { environment: 'qa', apiBaseUrl: '/api/', botOverride: 'x' },
  ],
])('toBuildSettings returns the settings of %s', (_, variables, settings) => {
  expect(toBuildSettings(variables)).toEqual(settings)
})
