import type { FlowDefinition } from '../FlowDefinition.ts'
import type { ReleasedFlow } from './ReleasedFlow.ts'

/** Where the steps of a flow stand in it. */
export const toReleasedSteps = ({ steps }: FlowDefinition): ReleasedFlow['steps'] =>
  Object.fromEntries(
    Object.entries(steps).map(([name, { progress, resumable, ending }]) => [
      name,
      { progress, ...(resumable && { resumable }), ...(ending && { ending: true }) },
    ]),
  )
