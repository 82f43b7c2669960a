import type { HubConnection } from './createHubConnection.ts'

/** What the HTTP routes and the WebSocket upgrade need to know of the hub. */
export interface HubDoor {
  readonly longPollTimeoutMs: number
  /** Starts a connection, or answers undefined when the hub is closed. */
  open(recipient: string | undefined, negotiateVersion: number): HubConnection | undefined
  find(token: string): HubConnection | undefined
}
