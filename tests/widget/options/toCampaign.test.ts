import { expect, it } from 'vitest'
import { toCampaign } from '../../../src/widget/options/InitOptions.ts'

it('toCampaign reads only the campaign parameters of a query', () => {
  const search =
    '?email=avery%40example.com&utm_source=mail+shot&__proto__=x&subid3=mobile&UTM_MEDIUM=x&gclid=7#utm_content=x'
  expect(toCampaign(new URL(search, 'https://a.example').search)).toEqual([
    ['utm_source', 'mail shot'],
    ['gclid', '7'],
  ])
})

it('toCampaign keeps all values of a repeated parameter, in their order', () => {
  expect(toCampaign('?subid=1&gclid=g&subid=2')).toEqual([
    ['gclid', 'g'],
    ['subid', '1'],
    ['subid', '2'],
  ])
})
