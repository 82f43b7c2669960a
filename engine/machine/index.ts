export { advance, InstructionError } from './advance.ts'
export { createTransition, isReady, type MakeTransition, type Transition } from './createTransition.ts'
export { valueAt, withValueAt } from './dataPath.ts'
export type { Anew, Effect, Observed, Trace } from './Effect.ts'
export type { Input } from './Input.ts'
export type { Load, OpenCall } from './Run.ts'
export {
  createInitialState,
  setDraftsAside,
  type FormError,
  type FormStatus,
  type SessionState,
} from './SessionState.ts'
export type { Trail, TrailPlace } from './trail.ts'
export { transition } from './transition.ts'
export { isEntering, isSubmitting, toForeground } from './Turn.ts'
export { holds, toNow, toScope, type World } from './World.ts'
