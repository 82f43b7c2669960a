import { expect, it } from 'vitest'
import { createSayings } from '../../../../studio/step/frame/createSayings.ts'

const copy = {
  title: 'Find your car',
  left: ({ count }: Readonly<Record<string, unknown>>) => `${String(count)}  months left`,
  terms: 'See the [terms of use](termsUrl).',
}

it('createSayings returns the texts unchanged, and finds the key of a text that was shown', () => {
  const sayings = createSayings(copy)
  const say = (key: keyof typeof copy) => {
    const text = sayings.copy[key]
    return typeof text === 'function' ? text({ count: 3 }) : text
  }
  expect(sayings.toKey('Find your car')).toBeUndefined()
  expect([say('title'), say('left'), say('terms')]).toEqual([
    'Find your car',
    '3  months left',
    'See the [terms of use](termsUrl).',
  ])
  expect(sayings.toKey(' Find your car ')).toBe('title')
  expect(sayings.toKey('3 months left')).toBe('left')
  expect(sayings.toKey('See the terms of use.')).toBe('terms')
})
