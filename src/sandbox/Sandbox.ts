import type { SchemaCheck } from './compileSchemas.ts'
import type { Store } from './createStore.ts'
import type { Doorbell } from './createDoorbell.ts'
import type { Speech } from './toSpoken.ts'
import type { MessageHub } from './hub/createMessageHub.ts'

/** What the routes share. */
export type Sandbox = {
  store: Store
  hub: Pick<MessageHub, 'send' | 'connectionCount'>
  check: SchemaCheck
  /** Rings with the authToken of a session whose phone was confirmed, or whose check was given up. */
  confirmations: Doorbell
  now: () => Date
  slowMs: number
  statusWaitMs: number
  /** How it says its answers. */
  speech: Speech
  /** Whether what comes after the identity check is refused without its token. */
  needsAuthorization: boolean
  /** Makes an id, never the same twice. */
  createId: () => string
  /** Makes the token of an identity check, never the same twice; a vendor's has to look as its SDK expects it. */
  createAuthToken: (check: { flowType: 'MOBILE' | 'DESKTOP'; isPhoneKnown: boolean }) => string
}
