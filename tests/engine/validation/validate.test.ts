import { describe, expect, it, vi } from 'vitest'
import { compileSchema, compileSchemas } from '../../../engine/validation/createAjv.ts'
import { toToday } from '../../../engine/validation/runtime/rules.ts'
import { validate, validateField } from '../../../engine/validation/validate.ts'
import { loadTestSchemas } from './loadSchemas.ts'

const schemas = await loadTestSchemas()
const validators = compileSchemas({ schemas, ids: schemas.keys() })
const today = '2026-03-01'

const judgeForm = (form: string, data: unknown) => {
  const validator = validators.get(`forms/${form}.schema.json`)
  if (!validator) throw new Error(`There is no test form ${form}.`)
  return validate(validator, data, { today })
}
const toSentences = (form: string, data: unknown) =>
  judgeForm(form, data).map(({ path, message }) => `${path}: ${message}`)

const person = { name: 'Ann', birthDate: '1990-01-01', consent: true }

describe('validate', () => {
  it('finds nothing wrong with valid data', () => {
    expect(judgeForm('person', person)).toEqual([])
  })

  it('reports every missing field in the order of the schema', () => {
    expect(toSentences('person', {})).toEqual([
      'name: name.required',
      'birthDate: birthDate.required',
      'consent: consent.required',
    ])
  })

  it('counts an empty string as missing', () => {
    expect(toSentences('person', { ...person, name: '', email: '' })).toEqual(['name: name.required'])
  })

  it('reports only the first failing rule of a field, with its limit', () => {
    expect(judgeForm('person', { ...person, name: 'a name far too long' })).toEqual([
      { path: 'name', message: 'name.long', rule: 'maxLength', params: { limit: 10 } },
    ])
  })

  it('falls back to generic copy keys', () => {
    expect(judgeForm('history', {})).toEqual([
      { path: 'addresses', message: 'errors.required', rule: 'required', params: { missingProperty: 'addresses' } },
    ])
    expect(judgeForm('person', { ...person, residency: 'Martian' })).toEqual([
      { path: 'residency', message: 'errors.invalid', rule: 'enum', params: {} },
    ])
  })

  it('names the rule behind a message that covers all rules', () => {
    expect(judgeForm('person', { ...person, code: 'x' })).toMatchObject([
      { path: 'code', message: 'code.invalid', rule: 'pattern' },
    ])
  })

  it('reports a shared message at each missing field', () => {
    const validator = compileSchema({
      type: 'object',
      required: ['a', 'b'],
      properties: { a: { type: 'string' }, b: { type: 'string' } },
      errorMessage: { required: 'both' },
    })
    expect(validate(validator, {}).map(({ path, message }) => [path, message])).toEqual([
      ['a', 'both'],
      ['b', 'both'],
    ])
  })

  it('has the generic message for a field named like a property of every object, unless one is written', () => {
    const validator = compileSchema({
      type: 'object',
      properties: { constructor: { type: 'string' }, valueOf: { type: 'string' } },
      errorMessage: { properties: { valueOf: 'value.wrong' } },
    })
    expect(validate(validator, { constructor: 1, valueOf: 1 }).map(({ path, message }) => [path, message])).toEqual([
      ['constructor', 'errors.invalid'],
      ['valueOf', 'value.wrong'],
    ])
  })

  it('sorts the issues of a list by position and field', () => {
    const data = { addresses: [{ zip: '1' }, { city: 'X', zip: '12345' }, {}], home: { city: 'Here', zip: 'no' } }
    expect(toSentences('history', data)).toEqual([
      'addresses.0.city: address.city.required',
      'addresses.0.zip: zip.digits',
      'addresses.1.city: address.city.short',
      'addresses.2.city: address.city.required',
      'addresses.2.zip: address.zip.required',
      'home.zip: zip.digits',
    ])
  })

  it('reports an empty list at the list', () => {
    expect(toSentences('history', { addresses: [] })).toEqual(['addresses: addresses.none'])
  })

  it('requires a field only while its condition holds', () => {
    expect(toSentences('job', { kind: 'FullTime', income: 5 })).toEqual([
      'employer: employer.required',
      'startDate: startDate.required',
    ])
    expect(toSentences('job', { kind: 'Student', income: 5 })).toEqual([])
    expect(toSentences('job', { kind: 'Student', income: 5, isCurrent: false })).toEqual(['endDate: endDate.required'])
  })

  it('reports a failed oneOf once, at its own path', () => {
    const validator = compileSchema({
      type: 'object',
      properties: {
        size: { oneOf: [{ const: 'S' }, { const: 'M' }], errorMessage: { oneOf: 'size.choose' } },
      },
    })
    expect(validate(validator, { size: 'XXL' }).map(({ path, message, rule }) => [path, message, rule])).toEqual([
      ['size', 'size.choose', 'oneOf'],
    ])
  })

  it('never repeats typed values in its issues', () => {
    const issues = judgeForm('person', {
      name: 'secretsecret',
      birthDate: 'secret',
      email: 'secret',
      code: 'secret',
      consent: false,
    })
    expect(issues).toHaveLength(5)
    expect(JSON.stringify(issues)).not.toContain('secret')
  })
})

const toBirth = (birthDate: string) => toSentences('person', { ...person, birthDate })
const inYears = (years: number) => `${new Date().getFullYear() + years}-06-15`

describe('date rules', () => {
  it('accepts the eighteenth birthday itself and refuses the day before it', () => {
    expect(toBirth('2008-03-01')).toEqual([])
    expect(toBirth('2008-03-02')).toEqual(['birthDate: birthDate.young'])
  })

  it('counts a birthday on February 29 as March 1 in a common year', () => {
    expect(toBirth('2008-02-29')).toEqual([])
    const validator = validators.get('forms/person.schema.json')
    expect(
      validator && validate(validator, { ...person, birthDate: '2008-02-29' }, { today: '2026-02-28' }),
    ).toHaveLength(1)
  })

  it.each(['2020-02-30', '1990-01', '1990', '1990-1-1', '+001990-01-01', '1990-01-01T00:00:00'])(
    'reports the date %s, which is none, before checking the age',
    (text) => {
      expect(toBirth(text)).toEqual(['birthDate: birthDate.invalid'])
    },
  )

  it('reports a date in the future', () => {
    expect(toBirth('2026-03-02')).toEqual(['birthDate: day.future'])
  })

  it('compares a date with another field only when both are dates', () => {
    const job = { kind: 'Other', income: 1, startDate: '2020-05-05' }
    expect(toSentences('job', { ...job, endDate: '2020-05-04' })).toEqual(['endDate: endDate.beforeStart'])
    expect(toSentences('job', { ...job, endDate: '2020-05-05' })).toEqual([])
    expect(toSentences('job', { ...job, startDate: 'soon', endDate: '2020-05-04' })).toEqual(['startDate: day.invalid'])
  })

  it('uses the date of the device when no date is given', () => {
    const validator = validators.get('forms/person.schema.json')
    expect(validator && validate(validator, { ...person, birthDate: inYears(-40) })).toEqual([])
    expect(validator && validate(validator, { ...person, birthDate: inYears(-10) })).toMatchObject([
      { rule: 'minimumAge' },
    ])
    expect(validator?.call(undefined, { ...person, birthDate: inYears(2) })).toBe(false)
    vi.useFakeTimers({ now: new Date(2026, 2, 5) })
    expect(toToday(undefined)).toBe('2026-03-05')
    vi.useRealTimers()
  })
})

describe('validateField', () => {
  it('reports only the issue of that field', () => {
    const validator = validators.get('forms/history.schema.json')
    const data = { addresses: [{ city: 'X' }] }
    expect(validator && validateField(validator, data, 'addresses.0.zip', { today })?.message).toBe(
      'address.zip.required',
    )
    expect(validator && validateField(validator, data, 'home', { today })).toBeUndefined()
  })
})
