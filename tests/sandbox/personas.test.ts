import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { behaviorOf, personas, toPersonaTable } from '../../src/sandbox/personas.ts'
import { openSandbox } from './openSandbox.ts'

describe('the personas', () => {
  it('are found by a plate in any spelling, a whole phone or SSN, and a number', () => {
    expect(behaviorOf('license plate', ' too-old ')).toBe('isTooOld')
    expect(behaviorOf('phone ending in', '3035550102')).toBe('failsValidate')
    expect(behaviorOf('SSN ending in', '900-12-0116')).toBe('hasNoLoans')
    expect(behaviorOf('loan balance', 1001)).toBe('hasNoScore')
    expect(behaviorOf('loan balance', 11_001)).toBeUndefined()
  })

  it('are each listed once', () => {
    const keys = personas.map(({ enter, value }) => `${enter} ${value}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('are listed in docs/sandbox.md', () => {
    const page = readFileSync(new URL('../../docs/sandbox.md', import.meta.url), 'utf8')
    expect(page).toContain(toPersonaTable())
  })

  it('are listed on the index page', async () => {
    const sandbox = await openSandbox()
    const { body } = await sandbox.get<string>('')
    for (const { value } of personas) expect(body).toContain(`<code>${value}</code>`)
  })
})
