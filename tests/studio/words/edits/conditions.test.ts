import { describe, expect, it } from 'vitest'
import {
  type Comparison,
  toCondition,
  hasOperand,
  listConditionValues,
  listOperators,
  toConditionFault,
} from '../../../../studio/words/edits/conditions.ts'
import { provePaths } from '../../../../engine/authoring.ts'
import { flowFunctions } from '../../../../src/widget/flowFunctions.ts'
import { addRoute } from '../../../../studio/words/edits/routes.ts'
import { openFlow, runEdit } from '../../support/openFlow.ts'

const flow = openFlow()
const values = listConditionValues(flow)
const file = flow.source.flow.path

/** One line for each value and operator. */
const everyLine: readonly Comparison[] = values.flatMap((value) =>
  listOperators(value).map(([operator]) => ({
    path: value.path,
    operator,
    operand: !hasOperand(operator) ? '' : value.kind === 'text' ? (value.choices[0]?.[0] ?? "it's") : '{historyMonths}',
  })),
)

describe('a condition built from menus', () => {
  it('can test form data, service responses and the page', () => {
    const find = (path: string) => values.find((value) => value.path === path)
    expect(find('verifyYourInformation.residency')).toMatchObject({ kind: 'text', label: 'Residency status' })
    expect(find('verifyYourInformation.residency')?.choices.length).toBeGreaterThan(1)
    expect(find('licensePlateInfoResponse.year')).toMatchObject({ kind: 'number' })
    expect(find('licensePlateInfoResponse.year')?.guards[0]).toBe('licensePlateInfoResponse != null')
    expect(find('employments')).toMatchObject({ kind: 'list' })
    expect(find('device.isMobile')).toMatchObject({ kind: 'boolean', guards: [] })
  })

  it('is an expression without faults, for every value and operator', async () => {
    const edits = everyLine.flatMap((line) => toCondition(flow, [line], 'all').edit?.changes ?? [])
    const changes = edits.map((change, index) => ({ ...change, path: ['predicates', `c${index}`] }))
    const { faults, flow: after } = await runEdit({ label: 'all', changes })
    expect(faults).toEqual([])
    expect(Object.keys(after.definition.predicates).length).toBe(
      Object.keys(flow.definition.predicates).length + changes.length,
    )
    expect(changes.length).toBeGreaterThan(500)
  })

  it('has a description in words, and guards values that may be missing', async () => {
    const { name, edit } = toCondition(
      flow,
      [
        { path: 'licensePlateInfoResponse.year', operator: 'less', operand: '2012' },
        { path: 'textsSent', operator: 'atLeast', operand: '{codeResends}' },
      ],
      'all',
    )
    expect(name).toBe('yearIsLessThan2012AndTextsSentIsAtLeastCodeResends')
    const { lines } = await runEdit(edit ?? { label: '', changes: [] })
    expect(lines[file]?.join('\n')).toContain(
      '"means": "“year” is less than 2012 and “texts sent” is at least {codeResends}"',
    )
    expect(lines[file]?.join('\n')).toContain(
      '"when": "(licensePlateInfoResponse != null && has(licensePlateInfoResponse.year) && licensePlateInfoResponse.year < 2012) && (textsSent >= constants.codeResends)"',
    )
  })

  // A search would try the first choice of a state anyway.
  it.each(['AK', 'CO'])('is tested with data that make it true and false, for the state %s', async (state) => {
    const line = { path: 'licensePlateInfoForm.plateState', operator: 'is', operand: state } as const
    const { name, edit } = toCondition(flow, [line], 'all')
    const path = ['steps', 'VERIFY_VEHICLE_INFO', 'on', 'submit']
    const route = addRoute(flow, path, 0, { when: name, to: 'YOUR_INFORMATION_MANUALLY' })
    const changes = [...(edit?.changes ?? []), ...route.changes]
    const { ways } = await provePaths((await runEdit({ label: name, changes })).flow, {
      functions: flowFunctions,
      now: new Date('2026-06-15T12:00:00'),
    })
    const own = ways.filter(({ id }) => id.startsWith('steps.VERIFY_VEHICLE_INFO.on.submit 0'))
    expect(own.length).toBeGreaterThan(1)
    expect(own.filter(({ isProven }) => !isProven)).toEqual([])
  })

  it('reuses an existing condition that says the same', () => {
    const line = { path: 'device.isMobile', operator: 'yes', operand: '' } as const
    expect(toCondition(flow, [line], 'all')).toMatchObject({
      name: 'isMobile',
      means: 'a phone is used',
      edit: undefined,
    })
  })

  it.each([
    [{ path: '', operator: 'is', operand: '' }, 'Choose what to compare in line 1.'],
    [{ path: 'textsSent', operator: 'is', operand: ' ' }, 'Enter what to compare texts sent with in line 1.'],
    [
      { path: 'textsSent', operator: 'is', operand: 'many' },
      'Enter a number such as 5000 in line 1, or choose a limit.',
    ],
    [{ path: 'textsSent', operator: 'is', operand: '3' }, undefined],
  ] as const)('names what is missing: %j', (line, fault) => {
    expect(toConditionFault(flow, [line])).toBe(fault)
  })
})
