import { createHash } from 'node:crypto'
import type { LinkedFlow } from '../definition/index.ts'
import { toSavedText } from './toSavedSchema.ts'

/** Changes when `toSavedText` does; only then is saved data dropped. */
export const toSavedHash = (flow: LinkedFlow): string =>
  createHash('sha256').update(toSavedText(flow)).digest('hex').slice(0, 12)
