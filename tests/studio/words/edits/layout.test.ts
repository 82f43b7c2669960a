import { describe, expect, it } from 'vitest'
import {
  type Layout,
  canJoin,
  joinRow,
  listLayouts,
  moveInRow,
  moveRow,
  splitRow,
  toFields,
} from '../../../../studio/words/edits/layout.ts'
import { openFlow, runEdit } from '../../support/openFlow.ts'

const flow = openFlow()

const layouts = Object.keys(flow.definition.steps).flatMap((step) =>
  listLayouts(flow, step).flatMap((all, form) =>
    all.flatMap((layout, index) => (layout.rows.length > 1 ? [{ step, form, index, layout }] : [])),
  ),
)

const open = (step: string, index = 0): Layout => {
  const layout = listLayouts(flow, step)[0]?.[index]
  if (!layout) throw new Error(`${step} has no layout ${index}.`)
  return layout
}

describe('the layouts of a step', () => {
  it('include those of groups and of lists', () => {
    expect(layouts.length).toBeGreaterThan(10)
    const [form, group] = listLayouts(flow, 'CURRENT_ADDRESS_INFO_MANUALLY')[0] ?? []
    expect(form?.rows).toEqual([{ group: 'address' }, 'moveInDate', ['type', 'monthlyPayment']])
    expect(group).toMatchObject({ group: 'address', rows: ['streetLine1', 'streetLine2', ['zip', 'state'], 'city'] })
    expect(open('YOUR_INFORMATION_MANUALLY', 1)).toMatchObject({
      prefix: 'addresses.0.',
      path: expect.arrayContaining(['layouts', 'addresses']),
    })
  })

  it('name the fields of a row, of fields side by side, and of a group', () => {
    expect(toFields(flow, 'email')).toEqual(['email'])
    expect(toFields(flow, ['a', 'b'])).toEqual(['a', 'b'])
    expect(toFields(flow, { group: 'vehicle' })).toEqual(expect.arrayContaining(['year', 'make', 'model']))
  })
})

describe.each(layouts)('a layout of $step', ({ step, form, index, layout }) => {
  it('can have its first row moved to the end, with nothing else changed', async () => {
    const { flow: after, faults } = await runEdit(moveRow(flow, layout, 0, layout.rows.length - 1))
    expect(faults).toEqual([])
    const [first, ...rest] = layout.rows
    expect(listLayouts(after, step)[form]?.[index]?.rows).toEqual([...rest, first])
    if (layout.group !== undefined) return
    const others = (one: typeof flow) => Object.entries(one.definition.steps).filter(([name]) => name !== step)
    expect(others(after)).toEqual(others(flow))
  })
})

const joins = layouts.flatMap((one) => {
  const row = one.layout.rows.findIndex((_, at) => canJoin(one.layout, at))
  return row > 0 ? [{ ...one, row }] : []
})

it.each(joins)(
  'joinRow puts fields of form $form of $step side by side',
  async ({ step, form, index, layout, row }) => {
    const { flow: after, faults } = await runEdit(joinRow(flow, layout, row))
    expect(faults).toEqual([])
    const fields = layout.rows.slice(row - 1, row + 1).flatMap((one) => toFields(flow, one))
    expect(listLayouts(after, step)[form]?.[index]?.rows).toEqual(layout.rows.toSpliced(row - 1, 2, fields))
  },
)

it('joinRow writes the joined row the way an author would', async () => {
  const { lines } = await runEdit(joinRow(flow, open('VERIFY_YOUR_INFO'), 1))
  expect(lines).toEqual({
    'flows/refinance.json': [
      '-"layout": ["email", "residency", "isConsentSelected"],',
      '+"layout": [["email", "residency"], "isConsentSelected"],',
    ],
  })
})

it('splitRow gives a field a row of its own, and unwraps the field that is left', async () => {
  const { lines } = await runEdit(splitRow(flow, open('CURRENT_ADDRESS_INFO'), 1, 'type'))
  expect(lines['flows/refinance.json']).toContain('+"layout": ["moveInDate", "monthlyPayment", "type"],')
})

it('moveInRow changes the order of fields side by side', async () => {
  const { lines } = await runEdit(moveInRow(flow, open('CURRENT_ADDRESS_INFO'), 1, 0, 1))
  expect(lines['flows/refinance.json']).toContain('+"layout": ["moveInDate", ["monthlyPayment", "type"]],')
})

it('canJoin does not join a row with the rows of a group', () => {
  expect(canJoin(open('CURRENT_ADDRESS_INFO_MANUALLY'), 1)).toBe(false)
  expect(canJoin(open('CURRENT_ADDRESS_INFO_MANUALLY'), 2)).toBe(true)
})
