import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { provePaths, toReportText } from '../../../engine/authoring.ts'
import { flowFunctions } from '../../../src/widget/flowFunctions.ts'
import { readCheckedFlow } from '../readCheckedFlow.ts'

const report = await provePaths(readCheckedFlow('flows/refinance.json'), {
  now: new Date('2026-11-21T12:00:00'),
  functions: flowFunctions,
})

describe('the paths through the refinance flow', () => {
  it('have data for every step, instruction, condition, outcome and shown failure', () => {
    expect(report.deadBranches).toEqual([])
    expect(report.shownFailures.filter(({ example }) => !example)).toEqual([])
  })

  it('have data for every variant of a form, and for both sides of every condition in a form', () => {
    const sides = report.forms.flatMap((form) => form.sides)
    expect(report.forms.map(({ at }) => at)).toContain('steps.ENTER_LICENSE_PLATE_MANUALLY.form.2')
    expect(sides.map(({ condition }) => condition)).toContain('incomeType is FullTime or PartTime or Contract')
    expect([...report.forms, ...sides].filter(({ example }) => !example)).toEqual([])
  })

  it('run through the engine with the predicted result', () => {
    expect(report.replays.differences).toEqual([])
    expect(report.replays.count).toBeGreaterThan(100)
  })

  it('never end in an engine error, whatever valid data the services return', () => {
    expect(report.failures.map(({ message }) => message)).toEqual([])
  })

  it('leave out only combinations that cannot occur, or only by going back and forth', () => {
    expect(report.ways.length).toBeGreaterThan(200)
    expect(Object.keys(report.reasons)).toMatchInlineSnapshot(`
      [
        "steps.ENTER_LICENSE_PLATE_MANUALLY.on.submit 1- 2+ 3- 5+ 6=started 7+",
        "steps.ENTER_LICENSE_PLATE_MANUALLY.on.submit 1- 2+ 3- 5- 6=started 7-",
        "steps.YOUR_INFO.on.enter 0- 1- 2+",
        "steps.OFFER_SELECTION.on.enter 0- 1+",
        "steps.OFFER_SELECTION.on.enter 0- 1- 2+",
        "steps.CURRENT_ADDRESS_INFO.on.enter 0- 1+",
        "steps.TWO_YEARS_ADDRESS_HISTORY.on.submit 0- 2- 3+ 4- 5=saved",
        "steps.EMPLOYMENT_AND_INCOME.on.finish 0- 1-",
      ]
    `)
  })
  it('are counted in the example of docs/paths.md as the report counts them, whatever their number', () => {
    const [, block = ''] = /^## What it says\n.*?```\n(.*?)^```$/ms.exec(readFileSync('docs/paths.md', 'utf8')) ?? []
    const toKinds = (text: string) => text.split('\n').map((line) => line.replaceAll(/\d+/g, '').trim())
    expect(toKinds(block.trimEnd())).toEqual(toKinds(toReportText(report)).slice(0, 7))
  })
})
