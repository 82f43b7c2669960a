import { expect, it } from 'vitest'
import { toCampaign } from '../../../src/widget/options/InitOptions.ts'

it('reads the campaign of an address, and nothing else of it', () => {
  const search =
    '?email=avery%40example.com&utm_source=mail+shot&__proto__=x&subid3=mobile&UTM_MEDIUM=x&gclid=7#utm_content=x'
  expect(toCampaign(new URL(search, 'https://a.example').search)).toEqual([
    ['utm_source', 'mail shot'],
    ['gclid', '7'],
  ])
})

it('keeps every one of several with the same name, in their order', () => {
  expect(toCampaign('?subid=1&gclid=g&subid=2')).toEqual([
    ['gclid', 'g'],
    ['subid', '1'],
    ['subid', '2'],
  ])
})
