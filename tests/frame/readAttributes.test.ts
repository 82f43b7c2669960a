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

it('readAttributes returns options that came from no element unchanged', () => {
  const options = { PartnerName: 'Acme', tracking: { extraData: {} } }
  expect(readAttributes(options)).toBe(options)
})

it('readAttributes treats a missing attribute as an omitted option, and a missing flag as its default', () => {
  expect(toJson(readAttributes(none))).toEqual({ branding: { hideTopNav: false, roundCorners: true } })
})

it('readAttributes reads texts, flags and the JSON of tracking and theme', () => {
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

it('readAttributes passes invalid JSON on to the validation of the options', () => {
  expect(readAttributes({ ...none, tracking: '{utm' })).toMatchObject({ tracking: { extraData: '{utm' } })
  expect(readAttributes({ ...none, theme: '{font' })).toMatchObject({ theme: '{font' })
})
