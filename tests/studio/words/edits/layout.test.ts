import { expect, it } from 'vitest'
import { listRows, moveRow, toFields } from '../../../../studio/words/edits/layout.ts'
import { openFlow, runEdit } from '../../support/openFlow.ts'

const flow = openFlow()
const forms = Object.keys(flow.definition.steps).flatMap((step) =>
  listRows(flow, step).flatMap((form, index) => (form.rows.length > 1 ? [{ step, index, form }] : [])),
)

it('finds forms with rows to move', () => {
  expect(forms.length).toBeGreaterThan(5)
})

it.each(forms)(
  'moves the first row of form $index of $step down, and changes nothing else',
  async ({ step, index, form }) => {
    const { flow: after, faults } = await runEdit(moveRow(flow, form, 0, 1))
    expect(faults).toEqual([])
    const [first, second, ...rest] = form.rows
    expect(listRows(after, step)[index]?.rows).toEqual([second, first, ...rest])
    const others = (one: typeof flow) => Object.entries(one.definition.steps).filter(([name]) => name !== step)
    expect(others(after)).toEqual(others(flow))
  },
)

it('knows the fields of a row, of fields side by side, and of a group', () => {
  expect(toFields(flow, 'email')).toEqual(['email'])
  expect(toFields(flow, ['a', 'b'])).toEqual(['a', 'b'])
  expect(toFields(flow, { group: 'vehicle' })).toEqual(expect.arrayContaining(['year', 'make', 'model']))
})
