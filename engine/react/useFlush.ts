import { useFlow } from './FlowContext.ts'

/** Has what was typed and not yet committed go to the session, at once. For event handlers. */
export const useFlush = (): (() => void) => useFlow().pending.flush
