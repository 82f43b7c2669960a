import { createHash } from 'node:crypto'
import type { LinkedFlow } from '../definition/index.ts'
import { toSavedSchema } from './toSavedSchema.ts'

/** Changes when what is saved between visits changes its shape, or when the author raises the version; only then is saved data dropped. */
export const toSavedHash = (flow: LinkedFlow): string =>
  createHash('sha256')
    .update(JSON.stringify([flow.definition.name, flow.definition.version, toSavedSchema(flow)]))
    .digest('hex')
    .slice(0, 12)
