import { describe, expect, it } from 'vitest'
import flow from '../../flows/refinance.json' with { type: 'json' }
import { stops } from '../browser/support/tour/journeys.ts'

interface Step {
  readonly form?: unknown
  readonly dialogs?: Readonly<Record<string, unknown>>
}

const steps = Object.entries<{}>(flow.steps).map(([name, step]): Step & { name: string } => ({ name, ...step }))

describe('the tour', () => {
  it('stops at every step of the flow', () => {
    const visited = new Set(stops.map((stop) => stop.split('/')[0]))
    expect(steps.filter(({ name }) => !visited.has(name))).toEqual([])
  })

  it('stops at every form when it is empty, with errors and filled in', () => {
    const states = ['empty', 'errors', 'filled']
    // FINAL_OFFER keeps its button disabled until nothing is wrong, and LOAN_SELECTION has a loan preselected.
    const exceptions = ['FINAL_OFFER/errors', 'LOAN_SELECTION/errors']
    const wanted = steps
      .filter(({ form }) => form !== undefined)
      .flatMap(({ name }) => states.map((state) => `${name}/${state}`))
    expect(wanted.filter((stop) => !stops.includes(stop)).toSorted()).toEqual(exceptions)
  })

  it('stops at every dialog', () => {
    const wanted = steps.flatMap(({ name, dialogs = {} }) => Object.keys(dialogs).map((dialog) => `${name}/${dialog}`))
    expect(wanted.filter((stop) => !stops.includes(stop))).toEqual([])
    expect(wanted.length).toBeGreaterThan(0)
  })

  it('stops at each state only once', () => {
    expect(stops.filter((stop, index) => stops.indexOf(stop) !== index)).toEqual([])
  })
})
