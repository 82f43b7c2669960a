import { assert, asyncProperty, constantFrom } from 'fast-check'
import { describe, expect, it } from 'vitest'
import usState from '../../schemas/shared/state.schema.json' with { type: 'json' }
import { toCityName, toZipText, readZipCodes } from '../../src/widget/zipCodes/zipCodesPlugin.ts'
import { findPlace, toPlace } from '../../src/widget/zipCodes/findPlace.ts'

const texts = readZipCodes()

describe('findPlace', () => {
  it.each([
    ['80202', 'Denver', 'CO'],
    ['10001', 'New York', 'NY'],
    ['63101', 'St. Louis', 'MO'],
    ['63366', "O'Fallon", 'MO'],
    ['78501', 'McAllen', 'TX'],
    ['83814', "Coeur d'Alene", 'ID'],
    ['27101', 'Winston-Salem', 'NC'],
    ['87901', 'Truth or Consequences', 'NM'],
    ['02108', 'Boston', 'MA'],
    ['20001', 'Washington', 'DC'],
    ['00907', 'San Juan', 'PR'],
    ['99501', 'Anchorage', 'AK'],
    ['96813', 'Honolulu', 'HI'],
  ])('finds for %s the city %s, %s', async (zip, city, state) => {
    expect(await findPlace(zip)).toEqual({ city, state })
  })

  it.each(['00000', '99999', '09012', '96960', '8020', '802021', 'abcde', '', '80 02', '-1234'])(
    'finds nothing for "%s"',
    async (zip) => {
      expect(await findPlace(zip)).toBeUndefined()
    },
  )

  it('covers exactly the states of the forms, and more than 41,000 ZIP codes', () => {
    const lines = texts.flatMap((text) => text.split('\n'))
    const states = lines.filter((line) => !line.includes('|'))
    expect([...new Set(states)].toSorted()).toEqual(usState.enum)
    expect(lines.filter((line) => !/^([A-Z]{2}|[A-Z][A-Za-z .'-]+\|\d+(-\d+)?(,\d+(-\d+)?)*)$/.test(line))).toEqual([])
    expect(texts.flatMap(toNumbers).length).toBeGreaterThan(41_000)
  })

  it('finds every ZIP code of its tables', async () => {
    const all = texts.map((text, digit) => toNumbers(text).map((rest) => `${digit}${String(rest).padStart(4, '0')}`))
    await assert(
      asyncProperty(constantFrom(...all.flat()), async (zip) => {
        expect(usState.enum).toContain((await findPlace(zip))?.state)
      }),
    )
  })
})

describe('toZipText', () => {
  it('groups the ZIP codes of a city into ranges under its state', () => {
    const denver = ['80207', '80201', '80203', '80202'].map((zip) => ({ zip, city: 'Denver', state: 'CO' }))
    expect(toZipText([{ zip: '82001', city: 'Cheyenne', state: 'WY' }, ...denver])).toBe(
      'CO\nDenver|201-203,207\nWY\nCheyenne|2001',
    )
  })

  it('writes text in which each ZIP code is found again', () => {
    const codes = [
      { zip: '80201', city: 'Denver', state: 'CO' },
      { zip: '80002', city: 'Arvada', state: 'CO' },
      { zip: '88888', city: 'Phoenix', state: 'AZ' },
    ]
    const text = toZipText(codes)
    for (const { zip, city, state } of codes) expect(toPlace(text, Number(zip.slice(1)))).toEqual({ city, state })
  })
})

describe('toCityName', () => {
  it.each([
    ['Saint Louis', 'St. Louis'],
    ['Sault Sainte Marie', 'Sault Ste. Marie'],
    ['O Fallon', "O'Fallon"],
    ['Mcallen', 'McAllen'],
    ['Travis Afb', 'Travis AFB'],
    ['King Of Prussia', 'King of Prussia'],
    ['The Dalles', 'The Dalles'],
    ['Round O', 'Round O'],
    ["Lincoln'S New Salem", "Lincoln's New Salem"],
  ])('writes %s as %s', (name, written) => {
    expect(toCityName(name)).toBe(written)
  })
})

/** Lists every number in a table, without the product's own reader. */
function toNumbers(text: string): number[] {
  return [...text.matchAll(/[|,](\d+)(?:-(\d+))?/g)].flatMap(([, first = '', last = first]) => {
    const [from, to] = [Number(first), Number(last)]
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}
