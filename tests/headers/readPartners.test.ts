import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import schema from '../../schemas/partners.schema.json' with { type: 'json' }
import { readPartners } from '../../src/headers/readPartners.ts'

it('readPartners accepts the partners of the repository', () => {
  expect(readPartners(JSON.parse(readFileSync('deploy/partners.json', 'utf8')))).not.toEqual([])
})

it('readPartners accepts an empty list', () => {
  expect(readPartners({ partners: [] })).toEqual([])
})

it.each<[unknown, string]>([
  [{}, 'There is no list of partners.'],
  [[{ name: 'A', origins: ['https://a.example'] }], 'There is no list of partners. Write { "partners": ['],
  [{ partners: [], partner: [] }, '"partner" beside the partners means nothing.'],
  [{ partners: [{ origins: ['https://a.example'] }] }, 'Partner 1 has no "name".'],
  [{ partners: [{ name: 'A' }] }, 'Partner "A" has no "origins".'],
  [{ partners: [{ name: 'A', origins: [] }] }, 'Partner "A" has no "origins".'],
  [
    { partners: [{ name: 'A', origin: 'https://a.example' }] },
    '"origin" of partner "A" means nothing. Use name and origins.',
  ],
  [
    {
      partners: [
        { name: 'A', origins: ['https://a.example'] },
        { name: 'A', origins: ['https://b.example'] },
      ],
    },
    'The partner "A" is listed twice.',
  ],
  [
    {
      partners: [
        { name: 'Acme Auto', origins: ['https://a.example'] },
        { name: 'ACME  Auto', origins: ['https://b.example'] },
      ],
    },
    'The partner "ACME  Auto" is listed twice.',
  ],
  [
    {
      partners: [
        { name: 'A', origins: ['https://a.example'] },
        { name: 'B', origins: ['https://a.example'] },
      ],
    },
    'https://a.example of partner "B" is an origin of "A" already.',
  ],
])('readPartners rejects %j', (value, message) => {
  expect(() => readPartners(value)).toThrow(message)
})

it.each<[unknown, string]>([
  ['http://a.example', 'https://www.example.com'],
  ['https://*.a.example', 'https://www.example.com'],
  ['*', 'https://www.example.com'],
  ['https:', 'https://www.example.com'],
  ['https://localhost/', 'https://www.example.com'],
  ['https://a.example/', 'https://a.example'],
  ['https://a.example/cars', 'https://a.example'],
  ['https://A.example', 'https://a.example'],
  ['https://a.example:443', 'https://a.example'],
  ["https://a.example; script-src 'unsafe-inline'", 'https://www.example.com'],
  ['https://a.example b.example', 'https://www.example.com'],
  [7, 'https://www.example.com'],
])('readPartners rejects the origin %j and shows how to write one', (origin, hint) => {
  expect(() => readPartners({ partners: [{ name: 'A', origins: [origin] }] })).toThrow(`Write it like "${hint}"`)
})

it.each([
  'https://a.example',
  'https://www.a-b.example:8443',
  'https://127.0.0.1',
  'http://a.example',
  'https://*.a.example',
  'https://a.example/',
  'https://A.example',
  'https://a.example:443',
  'https://a.example:4430',
  'https://a.example b.example',
  'https://',
  '',
])('readPartners accepts the origin "%s" exactly when its schema does', (origin) => {
  const list = { partners: [{ name: 'A', origins: [origin] }] }
  const accepts = () => {
    try {
      return readPartners(list).length === 1
    } catch {
      return false
    }
  }
  expect(accepts()).toBe(new Ajv().compile(schema)(list))
})
