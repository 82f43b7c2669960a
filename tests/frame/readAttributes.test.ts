import { expect, it } from 'vitest'
import { readAttributes } from '../../src/frame/connectToHost.ts'

const none = {
  'partner-name': null,
  'primary-color': null,
  'secondary-color': null,
  'hide-top-nav': null,
  'round-corners': null,
  reference: null,
  'prefill-token': null,
  mode: null,
  locale: null,
  theme: null,
  tracking: null,
}
const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('leaves options that no element gave as they are', () => {
  const options = { PartnerName: 'Acme', tracking: { extraData: {} } }
  expect(readAttributes(options)).toBe(options)
})

it('takes an attribute that is not there for an option that was not given', () => {
  expect(toJson(readAttributes(none))).toEqual({ branding: {} })
})

it('reads texts, flags and the JSON of tracking', () => {
  const attributes = {
    ...none,
    'partner-name': 'Acme',
    'primary-color': 'teal',
    'hide-top-nav': '',
    'round-corners': 'false',
    reference: 'order-7',
    'prefill-token': 'token-of-the-api-host',
    mode: 'drawer',
    locale: 'es',
    theme: '{"font":"serif"}',
    tracking: '{"utm_source":"mail"}',
  }
  expect(toJson(readAttributes(attributes))).toEqual({
    PartnerName: 'Acme',
    reference: 'order-7',
    prefillToken: 'token-of-the-api-host',
    mode: 'drawer',
    locale: 'es',
    branding: { primaryColor: 'teal', hideTopNav: true, roundCorners: false },
    theme: { font: 'serif' },
    tracking: { extraData: { utm_source: 'mail' } },
  })
})

it('leaves what is not JSON to whoever validates the options', () => {
  expect(readAttributes({ ...none, tracking: '{utm' })).toMatchObject({ tracking: { extraData: '{utm' } })
  expect(readAttributes({ ...none, theme: '{font' })).toMatchObject({ theme: '{font' })
})
