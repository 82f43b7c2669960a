import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import schema from '../../schemas/partner-events.v1.schema.json' with { type: 'json' }
import { personas } from '../../src/sandbox/personas.ts'
import { toInitOptions } from '../../src/widget/options/toInitOptions.ts'
import { trackingFields } from '../../src/widget/options/InitOptions.ts'
import { defaultBranding } from '../../src/widget/WidgetFrame.tsx'

const text = readFileSync('docs/embedding.md', 'utf8')

/** Returns the cells of the table under a heading, row by row. */
function readTable(heading: string): string[][] {
  const [, part = ''] = text.split(`## ${heading}\n`)
  const rows = part.split('\n## ')[0]?.matchAll(/^\| (.*) \|$/gm) ?? []
  return [...rows].slice(2).map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
}
const toCode = (name: string) => `\`${name}\``
const toWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

describe('docs/embedding.md', () => {
  it('names every event of the schema, with its fields, and no other', () => {
    const events = schema.oneOf.map(({ properties: { type, version: _, ...fields } }) => ({
      type: type.const,
      fields: Object.keys(fields),
    }))
    const rows = readTable('Events')
    expect(rows.map(([event]) => event)).toEqual(events.map(({ type }) => toCode(type)))
    for (const [index, { type, fields }] of events.entries()) {
      const [, callback, element, when] = rows[index] ?? []
      expect([callback, element]).toEqual([
        toCode(`on${type.charAt(0).toUpperCase()}${type.slice(1)}`),
        toCode(`refinance:${toWords(type)}`),
      ])
      for (const field of fields) expect(when).toContain(toCode(field))
    }
  })

  it('names the options with their defaults', () => {
    const rows = new Map(readTable('Options').map(([option, , standard]) => [option, standard]))
    for (const [name, standard] of Object.entries(defaultBranding)) {
      expect([name, rows.get(toCode(`branding.${name}`))]).toEqual([name, toCode(String(standard))])
    }
    for (const name of 'target PartnerName reference prefillToken mode tracking.extraData locale loadTimeout'.split(
      ' ',
    )) {
      expect([name, rows.has(toCode(name))]).toEqual([name, true])
    }
  })

  it('names only test entries that the sandbox has', () => {
    const kinds: Record<string, string> = {
      'license plate': 'license plate',
      'a phone that ends in': 'phone ending in',
      'remaining balance': 'loan balance',
    }
    const rows = readTable('Trying it')
    expect(rows.length).toBeGreaterThan(5)
    for (const [cell = ''] of rows) {
      const [, kind = '', value = ''] = /^(.*) `(\w+)`$/.exec(cell) ?? []
      expect([cell, personas.some((one) => one.enter === kinds[kind] && one.value === value)]).toEqual([cell, true])
    }
  })

  it('names every campaign field with its maximum length', () => {
    const [, part = ''] = /The campaign fields are (.*?)\. They are told/s.exec(text.replaceAll('\n', ' ')) ?? []
    const caps = [...part.matchAll(/`(\w+)`|\((?:at most )?(\d+)(?: characters)?\)/g)]
    const pairs: [string, number][] = []
    const waiting: string[] = []
    for (const [, name, cap] of caps) {
      if (name !== undefined) waiting.push(name)
      else pairs.push(...waiting.splice(0).map((one): [string, number] => [one, Number(cap)]))
    }
    expect(pairs.map(([name]) => name).toSorted()).toEqual([...trackingFields].toSorted())
    for (const [name, cap] of pairs) {
      const validate = (length: number) =>
        toInitOptions({ tracking: { extraData: { [name]: 'x'.repeat(length) } } }).problems
      expect([name, validate(cap).length, validate(cap + 1).length]).toEqual([name, 0, 1])
    }
  })
})
