import type { Handler } from './Handler.ts'
import { toDone } from './toOutcome.ts'

/** Records which screen was completed and where a resumed application goes on. */
const saveProgress: Handler<'saveProgress'> = async (body, { services, signal }) =>
  toDone('saved', await services.api.call('saveProgress', { body, signal }))

export default saveProgress
