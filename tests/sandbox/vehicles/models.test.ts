import { describe, expect, it } from 'vitest'
import { listMakes, listModels, listYears } from '../../../src/sandbox/vehicles/models.ts'

const now = new Date(2026, 5, 15)
const years = listYears(now)

describe('listYears', () => {
  it('runs from next year down to 1990', () => {
    expect(years[0]).toBe(2027)
    expect(years.at(-1)).toBe(1990)
    expect(years).toHaveLength(38)
    expect(years).toEqual(years.toSorted((a, b) => b - a))
  })
})

describe('listMakes', () => {
  it.each(years)('lists at least 25 makes for %i, each with a model', (year) => {
    const makes = listMakes(year)
    expect(makes.length).toBeGreaterThanOrEqual(25)
    for (const { makeId } of makes) expect(listModels(year, makeId)).not.toEqual([])
  })

  it('sorts makes by name and lists each once', () => {
    const names = listMakes(1995).map(({ makeName }) => makeName)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(new Set(names).size).toBe(names.length)
  })

  it('gives every make an id that is safe in a URL', () => {
    expect(listMakes(2020)).toContainEqual({ makeId: 'mercedes-benz', makeName: 'Mercedes-Benz' })
    expect(listMakes(2020)).toContainEqual({ makeId: 'land-rover', makeName: 'Land Rover' })
    for (const year of years) for (const { makeId } of listMakes(year)) expect(makeId).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('returns none for a year before 1990', () => {
    expect(listMakes(1989)).toEqual([])
  })

  it.each([
    [2020, 'pontiac'],
    [1995, 'tesla'],
    [2016, 'genesis'],
    [2010, 'ram'],
    [2012, 'saab'],
    [1999, 'geo'],
  ])('has for %i no %s', (year, makeId) => {
    expect(listMakes(year).map((make) => make.makeId)).not.toContain(makeId)
  })

  it('lists the current makes for later years, too', () => {
    const newest = listMakes(2028).map(({ makeId }) => makeId)
    expect(newest).toEqual(expect.arrayContaining(['ford', 'honda', 'toyota']))
  })
})

describe('listModels', () => {
  it.each([
    [2020, 'toyota', 'Camry'],
    [1995, 'geo', 'Metro'],
    [2008, 'pontiac', 'Vibe'],
    [2023, 'tesla', 'Model Y'],
    [1990, 'yugo', 'GV Plus'],
    [2026, 'ford', 'F-150'],
    [2003, 'hummer', 'H2'],
  ])('has for %i the %s %s', (year, makeId, model) => {
    expect(listModels(year, makeId)).toContain(model)
  })

  it.each([
    [1996, 'jeep', 'Wrangler'],
    [2021, 'acura', 'MDX'],
    [1999, 'acura', 'MDX'],
    [2024, 'ford', 'Fusion'],
    [1996, 'bmw', '5 Series'],
  ])('does not have for %i the %s %s', (year, makeId, model) => {
    expect(listModels(year, makeId)).not.toContain(model)
  })

  it('sorts models, with numbers by their value', () => {
    expect(listModels(1990, 'volvo')).toEqual(['240', '740', '760', '780'])
    expect(listModels(2024, 'ram')).toEqual(['1500', '1500 Classic', '2500', '3500', 'ProMaster'])
  })

  it('lists no model twice in a year', () => {
    for (const year of years) {
      for (const { makeId } of listMakes(year)) {
        const models = listModels(year, makeId)
        expect(models).toEqual(Array.from(new Set(models)))
      }
    }
  })

  it('returns none for an unknown make', () => {
    expect(listModels(2020, 'trabant')).toEqual([])
  })
})
