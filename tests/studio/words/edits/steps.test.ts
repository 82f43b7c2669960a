import { describe, expect, it } from 'vitest'
import { adviseFlow, checkFlow } from '../../../../engine/authoring.ts'
import { isReleased, listResumable, removeStep, renameStep, toNameFault } from '../../../../studio/words/edits/steps.ts'
import { openFlow, runEdit } from '../../support/openFlow.ts'

const flow = openFlow()
const steps = Object.keys(flow.definition.steps)

describe('renaming a step', () => {
  it.each([flow.definition.start, 'VERIFY_AGAIN', 'CURRENT_ADDRESS_INFO_MANUALLY', 'NEXT_STEPS'])(
    'leaves no reference to the old name of %s',
    async (step) => {
      const { flow: after, faults } = await runEdit(renameStep(flow, step, 'ANOTHER_NAME'))
      expect(faults).toEqual([])
      const names = Object.keys(after.definition.steps)
      expect(names).toEqual(steps.map((name) => (name === step ? 'ANOTHER_NAME' : name)))
      const written = JSON.stringify({ ...after.written, migrations: {} })
      expect(written).not.toMatch(new RegExp(`["']${step}["']`))
    },
  )

  it('says where applications that were saved there continue', async () => {
    const { lines } = await runEdit(renameStep(flow, 'LENDER_INFO', 'YOUR_LENDER'))
    const told = lines[flow.source.flow.path] ?? []
    expect(told).toContain('+"YOUR_LENDER": {')
    expect(told.join('\n')).toMatch(/^\+.*"LENDER_INFO": "YOUR_LENDER"/m)
  })

  it.each([
    ['ask me', 'Use capital letters, digits and underscores, such as ASK_SOMETHING.'],
    ['OFFER_SELECTION', 'The step OFFER_SELECTION already exists.'],
    ['ASK_ME', undefined],
  ])('to "%s" is checked', (name, fault) => {
    expect(toNameFault(flow, name)).toBe(fault)
  })
})

describe('removing a step', () => {
  const toEnds = (step: string) => {
    const [resumed = ''] = listResumable(flow, step)
    return { ways: 'OFF_RAMP', resumed }
  }

  it.each(steps.filter((step) => step !== 'OFF_RAMP'))('leaves no reference to %s', async (step) => {
    const { flow: after, faults } = await runEdit(removeStep(flow, step, toEnds(step)))
    expect(Object.keys(after.definition.steps)).toEqual(steps.filter((name) => name !== step))
    expect(faults.filter((code) => code === 'unknown-step' || code === 'unmigrated-step')).toEqual([])
  })

  it('asks where saved applications continue that a renaming had moved to it', async () => {
    const { flow: renamed } = await runEdit(renameStep(flow, 'LENDER_INFO', 'YOUR_LENDER'))
    expect(isReleased(renamed, 'YOUR_LENDER')).toBe(true)
    const { changes } = removeStep(renamed, 'YOUR_LENDER', { ways: 'OFF_RAMP', resumed: 'LOAN_SELECTION' })
    const migrated = changes.filter(({ path }) => path[0] === 'migrations')
    expect(migrated).toEqual([
      expect.objectContaining({ path: expect.arrayContaining(['LENDER_INFO']), value: 'LOAN_SELECTION' }),
    ])
  })

  it('leaves texts to take out, of which none is taken for that of another place', async () => {
    const { flow: after } = await runEdit(removeStep(flow, 'INCOME_SOURCES', toEnds('INCOME_SOURCES')))
    const { draft } = checkFlow(after.source)
    const left = (draft ? adviseFlow(draft) : []).filter(({ code }) => code === 'unused').map(({ hint }) => hint)
    expect(left).toContain('Take it out, or use it')
    expect(left.filter((hint) => hint?.startsWith('Did you mean'))).toEqual([])
  })

  it('suggests the step before it for saved applications, if it was released', () => {
    expect(isReleased(flow, 'LENDER_INFO')).toBe(true)
    expect(isReleased(flow, 'INCOME_SOURCES')).toBe(false)
    expect(listResumable(flow, 'LENDER_INFO')[0]).toBe('LOAN_SELECTION')
  })
})
