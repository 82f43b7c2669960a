export { InstructionError, isEntering, isSubmitting, toNow, valueAt, withValueAt } from '../machine/index.ts'
export type { FormError, FormStatus, Load, SessionState, Trace, Trail, TrailPlace } from '../machine/index.ts'
export { createGuard } from './createEffects.ts'
export { createSession } from './createSession.ts'
export { openSession, toChoice } from './openSession.ts'
export {
  attempt,
  createStorage,
  type ApplicationStorage,
  type KeyValueStorage,
  type SavedApplication,
} from './createStorage.ts'
export type { ScopeSources, Session, SessionOptions } from './Session.ts'
