import type { Session } from '../session/index.ts'
import { useFlow } from './FlowContext.ts'

/** The session that is drawn. */
export const useSession = (): Session => useFlow().session
