import { describe, expect, it } from 'vitest'
import type { CompiledMigration, Scope } from '../../../engine/definition/CompiledFlow.ts'
import { createSavedReader } from '../../../engine/session/createSavedReader.ts'

const read = (path: string) => (scope: Scope) => {
  const [, slot = '', field] = path.split('.')
  const value = (scope['saved'] as Record<string, Record<string, unknown>>)[slot]
  if (value === undefined) throw new Error(`${slot} is missing`)
  return field === undefined ? value : value[field]
}

const readerOf = (...migrations: readonly CompiledMigration[]) =>
  createSavedReader({
    version: migrations.length + 1,
    validate: (data) => typeof data === 'object' && data !== null && !('broken' in data),
    migrations: Object.fromEntries(migrations.map((migration, index) => [index + 1, migration])),
    hashes: { first: 1 },
  })

describe('createSavedReader', () => {
  it('returns data of the current version unchanged', () => {
    expect(readerOf()({ version: 1, data: { a: 1 } })).toEqual({ a: 1 })
  })

  it('renames, removes and computes fields from the saved data', () => {
    const reader = readerOf([
      ['contact', read('saved.person')],
      ['contact.name', read('saved.person.id')],
      ['person', null],
      ['offer.rate', null],
    ])
    expect(reader({ version: 1, data: { person: { id: 'x' }, offer: { rate: 1, term: 2 } } })).toEqual({
      contact: { id: 'x', name: 'x' },
      offer: { term: 2 },
    })
  })

  it('applies the migrations from version to version', () => {
    const reader = readerOf(
      [
        ['b', read('saved.a')],
        ['a', null],
      ],
      [],
      [
        ['c', read('saved.b')],
        ['b', null],
      ],
    )
    expect(reader({ version: 1, data: { a: 7 } })).toEqual({ c: 7 })
    expect(reader({ hash: 'first', data: { a: 7 } })).toEqual({ c: 7 })
    expect(reader({ version: 2, data: { b: 7 } })).toEqual({ c: 7 })
    expect(reader({ version: 4, data: { c: 7 } })).toEqual({ c: 7 })
  })

  it('migrates nothing that was never saved', () => {
    const reader = readerOf([
      ['contact', read('saved.person')],
      ['offer.rate', () => 1],
      ['offer.term', null],
    ])
    expect(reader({ version: 1, data: { other: 1 } })).toEqual({ other: 1 })
    expect(reader({ version: 1, data: { offer: null } })).toEqual({ offer: null })
  })

  it('returns undefined when the migrated data are invalid', () => {
    expect(readerOf([['broken', () => 1]])({ version: 1, data: {} })).toBeUndefined()
  })

  it('does not change its input', () => {
    const data = { offer: { rate: 1 } }
    readerOf([['offer.rate', null]])({ version: 1, data })
    expect(data).toEqual({ offer: { rate: 1 } })
  })

  it.each([0, -1, 1.5, 3, NaN, Infinity, '1', null, {}])('returns undefined for version %s', (version) => {
    expect(readerOf([])({ version, data: {} })).toBeUndefined()
  })
})
