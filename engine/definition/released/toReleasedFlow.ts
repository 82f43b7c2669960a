import type { LinkedFlow } from '../FlowContext.ts'
import type { ReleasedFlow } from './ReleasedFlow.ts'
import { toReleasedSteps } from './toReleasedSteps.ts'
import { toSavedSchema } from './toSavedSchema.ts'

/** What a flow leaves behind when it is released as it is. Throws when a schema of its saved data cannot be bundled. */
export const toReleasedFlow = (flow: Pick<LinkedFlow, 'definition' | 'schemas'>): ReleasedFlow => ({
  version: flow.definition.version,
  steps: toReleasedSteps(flow.definition),
  saved: toSavedSchema(flow),
})
