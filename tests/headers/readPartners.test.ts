import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readPartners } from '../../src/headers/readPartners.ts'

it('takes the partners of the repository', () => {
  expect(readPartners(JSON.parse(readFileSync('deploy/partners.json', 'utf8')))).not.toEqual([])
})

it('takes an empty list, of a site that nobody embeds', () => {
  expect(readPartners([])).toEqual([])
})

it.each<[unknown, string]>([
  [{}, 'The list of partners is no list.'],
  [[{ origins: ['https://a.example'] }], 'Partner 1 has no "name".'],
  [[{ name: 'A' }], 'Partner "A" has no "origins".'],
  [[{ name: 'A', origins: [] }], 'Partner "A" has no "origins".'],
  [[{ name: 'A', origin: 'https://a.example' }], '"origin" of partner "A" means nothing. Use name and origins.'],
  [
    [
      { name: 'A', origins: ['https://a.example'] },
      { name: 'A', origins: ['https://b.example'] },
    ],
    'The partner "A" is listed twice.',
  ],
])('refuses %j', (value, message) => {
  expect(() => readPartners(value)).toThrow(message)
})

it.each<[unknown, string]>([
  ['http://a.example', 'https://www.example.com'],
  ['https://*.a.example', 'https://www.example.com'],
  ['*', 'https://www.example.com'],
  ['https:', 'https://www.example.com'],
  ['https://a.example/', 'https://a.example'],
  ['https://a.example/cars', 'https://a.example'],
  ['https://A.example', 'https://a.example'],
  ['https://a.example:443', 'https://a.example'],
  ["https://a.example; script-src 'unsafe-inline'", 'https://www.example.com'],
  ['https://a.example b.example', 'https://www.example.com'],
  [7, 'https://www.example.com'],
])('refuses the origin %j and says how it is written', (origin, hint) => {
  expect(() => readPartners([{ name: 'A', origins: [origin] }])).toThrow(`Write it like "${hint}"`)
})
