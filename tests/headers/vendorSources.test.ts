import { expect, it } from 'vitest'
import { vendorSources } from '../../src/headers/toContentSecurityPolicy.ts'
import { adapters } from '../../src/widget/integrations/adapters.ts'
import { scriptPolicyName } from '../../src/widget/integrations/loadScript.ts'

it('vendorSources has only adapters that exist', () => {
  const known: Readonly<Record<string, object>> = adapters
  for (const [port, names] of Object.entries(vendorSources))
    expect(Object.keys(known[port] ?? {})).toEqual(expect.arrayContaining(Object.keys(names)))
})

it('vendorSources allows a script from its configured host', () => {
  const { script } = vendorSources['botCheck']!['turnstile']!({ scriptUrl: 'https://cdn.example/a.js' })
  expect(script).toEqual(['https://cdn.example'])
})

it('vendorSources allows the Trusted Types policy that scripts are loaded through', () => {
  const { identityProvider, botCheck } = vendorSources
  expect(botCheck!['turnstile']!({}).trustedTypes).toEqual([scriptPolicyName])
  expect(botCheck!['recaptchaV3']!({}).trustedTypes, 'and those of its own').toEqual(['*'])
  expect(identityProvider!['prove']!({ scriptUrl: 'https://cdn.example/a.js' }).trustedTypes).toEqual([
    scriptPolicyName,
  ])
  expect(identityProvider!['prove']!({}).trustedTypes, 'from npm').toEqual([])
})

it('vendorSources allows requests to the default or the configured host of Segment', () => {
  const segment = vendorSources['analytics']!['segment']!
  expect(segment({ writeKey: 'x' })).toEqual({ connect: ['https://api.segment.io'] })
  const settings = { writeKey: 'x', apiUrl: 'https://eu1.api.segmentapis.com/' }
  expect(segment(settings)).toEqual({ connect: ['https://eu1.api.segmentapis.com'] })
})

it('vendorSources allows the configured hosts of Prove, or else its production hosts', () => {
  const prove = vendorSources['identityProvider']!['prove']!
  const named = prove({ backendUrls: 'https://one.example/ https://two.example:4443/' })
  expect(named.connect).toEqual([
    'https://one.example',
    'wss://one.example',
    'https://two.example:4443',
    'wss://two.example:4443',
  ])
  expect(named.img).toEqual(['https://one.example', 'https://two.example:4443'])
  expect(prove({}).connect).toContain('wss://device.proveapis.com:4443')
})

it.each(['recaptchaV3', 'recaptchaEnterprise'])('vendorSources allows only /recaptcha/ on the hosts of %s', (name) => {
  const sources = vendorSources['botCheck']![name]!
  for (const host of ['https://www.google.com', 'https://www.recaptcha.net']) {
    const { script, connect, frame } = sources({ scriptUrl: `${host}/recaptcha/enterprise.js` })
    expect(script).toEqual([`${host}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'])
    expect(connect).toEqual([`${host}/recaptcha/`])
    expect(frame).toEqual([`${host}/recaptcha/`, 'https://recaptcha.google.com/recaptcha/'])
  }
  expect(sources({}).script, 'unless told').toContain('https://www.google.com/recaptcha/')
})
