import { expect, it } from 'vitest'
import { readConfig } from '../../../src/widget/config/readConfig.ts'
import { toAdvice } from '../../../src/widget/config/WidgetConfig.ts'

it.each([
  [{ environment: 'qa', apiBaseURL: '/' }, 'Did you mean "apiBaseUrl"?'],
  [{ environment: 'production' }, 'Set it to one of prod, dev, qa.'],
  [{ environment: 'prd' }, 'Did you mean "prod"?'],
  [{ environment: 'qa', botCheck: { adapter: 'sandbx' } }, 'Did you mean "sandbox"?'],
  [{}, 'environment is missing. Set it to one of prod, dev, qa.'],
])('toAdvice says how to fix the configuration %j', (settings, advice) => {
  expect(toAdvice(catchError(settings))).toContain(advice)
})

function catchError(settings: object): unknown {
  try {
    return readConfig(settings, { isDevelopment: false })
  } catch (error) {
    return error
  }
}
