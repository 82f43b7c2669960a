import { describe, expect, it } from 'vitest'
import { linkFlow } from '../../../engine/authoring.ts'
import { toFlowPicture } from '../../../studio/map/FlowPicture.ts'
import { toStepEntries } from '../../../studio/map/StepSearch.tsx'
import { faults } from '../../flows/faults/index.ts'
import type { Fault } from '../../flows/faults/Fault.ts'
import { editNewsletter, type Edit } from '../../flows/newsletter/editNewsletter.ts'

const toPicture = (...edits: Edit[]) => {
  const flow = linkFlow(editNewsletter(...edits))
  if (!flow) throw new Error('The grammar refuses the flow.')
  return toFlowPicture(flow, 'en')
}

it('toFlowPicture gives each step its incoming and outgoing routes', () => {
  const topics = toPicture().steps.find(({ name }) => name === 'TOPICS')
  expect(topics).toMatchObject({ isMissing: false, isReachable: true })
  expect(topics?.waysIn.map(({ from }) => from)).toContain('ADDRESS')
  expect(topics?.waysOut.map(({ to }) => to)).toEqual(expect.arrayContaining(['DONE', 'ADDRESS']))
})

it('toFlowPicture draws all routes between two steps as one line', () => {
  const { lines } = toPicture()
  expect(lines.length).toBeGreaterThan(3)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
})

it('toFlowPicture shows a missing step when a route leads to an unknown name', () => {
  const { steps, lines } = toPicture({ from: '"back": [{ "to": "ADDRESS" }]', to: '"back": [{ "to": "ADRESS" }]' })
  expect(steps.find(({ name }) => name === 'ADRESS')).toMatchObject({ isMissing: true, title: 'ADRESS' })
  expect(lines.map(({ id }) => id)).toContain('TOPICS ADRESS')
})

describe('a flow with a fault that passes the grammar can still be drawn and searched', () => {
  const linked = Object.values(faults)
    .flatMap(Object.entries<Fault>)
    .flatMap(([fault, edit]) => {
      const flow = linkFlow(editNewsletter(edit))
      return flow ? [{ fault, flow }] : []
    })
  it.each(linked)('$fault', ({ flow }) => {
    expect(toFlowPicture(flow, 'en').steps.length).toBeGreaterThan(0)
    expect(toStepEntries(flow, 'en').length).toBeGreaterThan(0)
  })
})
