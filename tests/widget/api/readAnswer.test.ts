import { describe, expect, it } from 'vitest'
import { loadSchemas } from '../../engine/validation/loadSchemas.ts'
import { compileSchemas } from '../../../engine/validation/createAjv.ts'
import contract from '../../../flows/api.json' with { type: 'json' }
import { sampleAnswer } from './sampleAnswer.ts'
import answers from '../../../flows/refinance.json?answers'
import type { CallName } from '../../../src/widget/api/createApiClient.ts'
import { type AnswerSchema, readAnswer, UnreadableAnswer } from '../../../engine/calls/readAnswer.ts'

const schemas: Readonly<Partial<Record<CallName, AnswerSchema>>> = answers
const calls = Object.keys(schemas) as CallName[]
const schemaOf = (call: CallName): AnswerSchema => schemas[call] ?? { type: 'nothing' }
const files = await loadSchemas('schemas')
const compiled = compileSchemas({ schemas: files, ids: new Set(calls.map((call) => contract.calls[call].response)) })
const keepsContract = (call: CallName, data: unknown) =>
  compiled.get(contract.calls[call].response)?.call({}, data) ?? false

/** Lists the paths of an answer's members: `individual`, `individual.addresses.0.city`. */
function listMembers(value: unknown, parents: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const place = [...parents, name]
    return [...(Array.isArray(value) ? [] : [place]), ...listMembers(member, place)]
  })
}

function withMember(value: unknown, [name = '', ...rest]: readonly string[], member: unknown): unknown {
  const copy: unknown = structuredClone(value)
  if (typeof copy !== 'object' || copy === null) return member
  if (rest.length > 0) Reflect.set(copy, name, withMember(Reflect.get(copy, name), rest, member))
  else if (member === undefined) Reflect.deleteProperty(copy, name)
  else Reflect.set(copy, name, member)
  return copy
}

/** Returns what is read, or the reason why nothing can be. */
function outcomeOf(call: CallName, answer: unknown): unknown {
  try {
    return readAnswer(schemaOf(call), answer)
  } catch (error) {
    if (error instanceof UnreadableAnswer) return error.message
    throw error
  }
}

const members = calls.flatMap((call) =>
  listMembers(sampleAnswer(schemaOf(call))).map((place) => [`${call} ${place.join('.')}`, call, place] as const),
)

const odd: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['missing', undefined],
  ['a number', 7],
  ['a fraction', 0.5],
  ['digits', '2019'],
  ['a text', 'complete'],
  ['true', true],
  ['an empty text', ''],
  ['an object', { 'v3-challenge': '/v3/challenge' }],
  ['an empty object', {}],
  ['a list', [null, {}, 'x']],
  ['an empty list', []],
]

describe('readAnswer, for every member of every response', () => {
  it.each(members)('%s may have any value: the result still matches its schema', (_, call, place) => {
    const answer = sampleAnswer(schemaOf(call))
    expect(keepsContract(call, answer), 'the sample is as documented').toBe(true)
    for (const [name, member] of odd) {
      const outcome = outcomeOf(call, withMember(answer, place, member))
      const isFine = typeof outcome === 'string' ? outcome.startsWith('/') : keepsContract(call, outcome)
      expect(isFine, `${name}: ${JSON.stringify(outcome)}`).toBe(true)
    }
  })

  it.each(members)('%s means the same when it is null and when it is missing', (name, call, place) => {
    // Only there is null a word of the host: it knows the application, and no step of it.
    if (name === 'loadProgress nextScreen') return
    const answer = sampleAnswer(schemaOf(call))
    const missing = outcomeOf(call, withMember(answer, place, undefined))
    expect(outcomeOf(call, withMember(answer, place, null))).toEqual(missing)
  })

  it('requires only the members that nothing can go on without', () => {
    const needed = members.filter(
      ([, call, place]) => typeof outcomeOf(call, withMember(sampleAnswer(schemaOf(call)), place, null)) === 'string',
    )
    expect(needed.map(([name]) => name)).toMatchInlineSnapshot(`
      [
        "listYears 0.modelYear",
        "listMakes 0.makeId",
        "listMakes 0.makeName",
        "listModels 0.modelName",
        "createContact contactId",
        "createContact leadId",
        "createContact assetId",
        "loadCreditSummary 0.lender",
        "loadCreditSummary 0.currentBalance",
        "loadCreditSummary 0.payment",
        "loadCreditSummary 0.remainingTerm",
        "requestOffers offers.0.dealId",
        "requestOffers offers.0.term",
        "requestOffers offers.0.rate",
        "requestOffers offers.0.monthlyPaymentAmount",
        "openDocuments stipId",
        "openDocuments contactId",
        "openDocuments authId",
      ]
    `)
  })

  it('reads an id that is a number as text', () => {
    const ids = members.filter(([, , place]) => place.at(-1)?.endsWith('Id'))
    expect(ids.length).toBeGreaterThan(10)
    for (const [, call, place] of ids) {
      const outcome = outcomeOf(call, withMember(sampleAnswer(schemaOf(call)), place, 4711))
      expect(outcome).toEqual(withMember(sampleAnswer(schemaOf(call)), place, '4711'))
    }
  })

  it('leaves out what a partner knows of a person and no identity check takes, because the review does not ask for it', () => {
    const known = { person: { firstName: 'Sam', dateOfBirth: '1985-05-17' }, home: { street: '12 Main St' } }
    expect(outcomeOf('takePrefill', known)).toEqual(known)
    const unusable = {
      person: { firstName: 'x'.repeat(61), lastName: ' ', dateOfBirth: '5/17/1985', phone: '1-800' },
      home: { street: 'x'.repeat(121), city: 'x'.repeat(61) },
    }
    expect(outcomeOf('takePrefill', unusable)).toEqual({ person: {}, home: {} })
  })

  it('leaves out offers that cannot be meant', () => {
    const offer = { dealId: 'a', offerType: '', term: 1, rate: 0, monthlyPaymentAmount: 0.01 }
    const wrong = [
      { dealId: '' },
      { term: 0 },
      { term: -12 },
      { term: 1e15 },
      { rate: -1 },
      { rate: 999 },
      { rate: Infinity },
      { rate: '9'.repeat(400) },
      { monthlyPaymentAmount: 0 },
      { monthlyPaymentAmount: 1e308 },
    ]
    const offers = wrong.map((member) => ({ ...offer, ...member }))
    expect(outcomeOf('requestOffers', { offers: [...offers, offer] })).toMatchObject({ offers: [offer] })
    expect(outcomeOf('requestOffers', { offers })).toBe('/offers/0/dealId is missing.')
  })

  it('leaves out loans, years, makes and models that no request may have or nobody could read', () => {
    const loan = { lender: 'A', currentBalance: 100_000_000, payment: 10_000_000, remainingTerm: 600, openDate: '' }
    const loans = [{ currentBalance: 1e308 }, { payment: 1e308 }, { openDate: 'x'.repeat(41) }]
    expect(
      outcomeOf(
        'loadCreditSummary',
        loans.map((member) => ({ ...loan, ...member })),
      ),
    ).toEqual([loan])
    expect(outcomeOf('listYears', [{ modelYear: 2022 }, { modelYear: -5 }, { modelYear: 1e300 }])).toHaveLength(1)
    const makes = [{ makeName: ' ' }, { makeId: '' }, { makeName: 'x'.repeat(61) }, {}]
    const known = { makeId: 'kia', makeName: 'Kia' }
    expect(
      outcomeOf(
        'listMakes',
        makes.map((member) => ({ ...known, ...member })),
      ),
    ).toEqual([known])
    expect(outcomeOf('listModels', [{ modelName: '' }, { modelName: ' ' }, { modelName: 'Rio' }])).toHaveLength(1)
  })

  it('takes a vehicle number as the host writes it, and leaves out what is none', () => {
    const found = { isSuccess: true, vin: '1HGCM82633A004352' }
    // A host need not follow the rules of vehicle numbers, and is sent only what it has said itself.
    for (const vin of [found.vin, found.vin.toLowerCase(), '1HGCM82633A00435', 'TESTVIN1234567890'])
      expect(outcomeOf('lookUpPlate', { ...found, vin })).toEqual({ ...found, vin })
    for (const vin of ['unknown', 'N/A', '0', 'not found 404', '1HG*************2'])
      expect(outcomeOf('lookUpPlate', { ...found, vin })).toEqual({ isSuccess: true })
  })
})

describe('readAnswer, for a whole response', () => {
  it.each(calls)('%s may be empty, and is read as null or as its schema says', (call) => {
    for (const nothing of [null, undefined, '']) {
      const outcome = outcomeOf(call, nothing)
      expect(outcome === null || keepsContract(call, outcome)).toBe(true)
    }
  })

  it.each(calls)('%s refuses a page of HTML', (call) => {
    expect(outcomeOf(call, '<h1>Log in</h1>')).toMatch(/^\/ is not of the type (object|array)\.$/)
  })
})

describe('readAnswer', () => {
  const next: AnswerSchema = {
    type: 'string',
    enum: ['validate', 'challenge', 'complete', 'done'],
    default: 'complete',
  }

  it.each([
    ['challenge', 'challenge'],
    ['V3-Challenge', 'challenge'],
    [{ 'v3-challenge': '/v3/challenge' }, 'challenge'],
    [{ step: 'validate' }, 'validate'],
    [{ done: null }, 'done'],
    [{ type: { deeper: 'done' } }, 'complete'],
    ['something new', 'complete'],
    [7, 'complete'],
  ])('reads %j as the word %s', (answer, word) => {
    expect(readAnswer(next, answer)).toBe(word)
  })

  const list: AnswerSchema = {
    type: 'array',
    items: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
  }

  it('drops the items of a list that cannot be read, such as null', () => {
    expect(readAnswer(list, [null, { id: 1 }, {}, 'x', { id: 'b', more: 1 }])).toEqual([{ id: '1' }, { id: 'b' }])
  })

  it('refuses a list in which no item can be read', () => {
    expect(() => readAnswer(list, [{}, 'x'])).toThrow('/0/id is missing')
    expect(readAnswer(list, [null])).toEqual([])
  })

  it('refuses a number that lost its last digits in parsing', () => {
    expect(() => readAnswer(list, JSON.parse('[{"id":12345678901234567890}]'))).toThrow(
      '/0/id is not of the type string',
    )
  })

  it('leaves out characters that turn text around, before it looks at the limits', () => {
    const text: AnswerSchema = { type: 'string', minLength: 1 }
    const schema: AnswerSchema = {
      type: 'object',
      properties: { name: text, city: text, all: { type: 'array', items: text } },
    }
    const answer = { name: 'Lee \u202E\u05D0 \u2066Ng', city: '\u200F', all: ['a\u061C'] }
    expect(readAnswer(schema, answer)).toEqual({ name: 'Lee \u05D0 Ng', all: ['a'] })
  })

  it('drops optional members that cannot be read', () => {
    const schema: AnswerSchema = { type: 'object', properties: { year: { type: 'integer' }, vin: { type: 'string' } } }
    expect(readAnswer(schema, { year: 'new', vin: 'V' })).toEqual({ vin: 'V' })
  })

  it('takes a member outside its limits for a missing one, which may have a default', () => {
    const properties: AnswerSchema['properties'] = {
      zip: { type: 'string', pattern: '^([0-9]{5})?$', default: '' },
      name: { type: 'string', minLength: 1, maxLength: 4 },
      owed: { type: 'number', minimum: 0, maximum: 600 },
    }
    const schema: AnswerSchema = { type: 'object', required: ['zip'], properties }
    expect(readAnswer(schema, { zip: '1234', name: '', owed: -1 })).toEqual({ zip: '' })
    expect(readAnswer(schema, { zip: 'x', name: 'Avery', owed: '601' })).toEqual({ zip: '' })
    expect(readAnswer(schema, { zip: 80202, name: 'Ada', owed: '0' })).toEqual({ zip: '80202', name: 'Ada', owed: 0 })
    const needed: AnswerSchema = { ...schema, required: ['name'] }
    expect(() => readAnswer(needed, { name: '' })).toThrow('/name is missing')
  })

  it.each(['', ' ', '1e3', '0x10', '1,000', '.5', true, Infinity, [7]])('takes %j for no number', (owed) => {
    const schema: AnswerSchema = { type: 'object', properties: { owed: { type: 'number' } } }
    expect(readAnswer(schema, { owed })).toEqual({})
  })

  it('keeps null where it is one of the types', () => {
    const schema: AnswerSchema = { type: 'object', properties: { next: { type: ['string', 'null'] } } }
    expect(readAnswer(schema, { next: null })).toEqual({ next: null })
    expect(readAnswer(schema, { next: 7 })).toEqual({ next: '7' })
    expect(readAnswer(schema, {})).toEqual({})
  })

  it('ignores inherited members', () => {
    const schema: AnswerSchema = { type: 'object', properties: { constructor: { type: 'string' } } }
    expect(readAnswer(schema, {})).toEqual({})
  })

  it('reads a response that is nested deeper than the call stack', () => {
    const deep: unknown = JSON.parse(`[{"id":"a","more":${'['.repeat(100_000)}${']'.repeat(100_000)}}]`)
    expect(readAnswer(list, deep)).toEqual([{ id: 'a' }])
  })
})
