import { useFlow } from './FlowContext.ts'
import type { Translate } from './toTranslate.ts'

/** `t(key, params?)`: the text of a copy key, with the flow's constants as params. */
export const useCopy = (): Translate => useFlow().t
