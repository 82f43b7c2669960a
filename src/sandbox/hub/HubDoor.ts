import type { HubConnection } from './createHubConnection.ts'

/** What the HTTP routes and the WebSocket upgrade need to know of the hub. */
export interface HubDoor {
  readonly longPollTimeoutMs: number
  /** Starts a connection, or answers undefined when the hub is closed. */
  open(recipient: string | undefined, negotiateVersion: number): HubConnection | undefined
  /** An access token for whoever has negotiated, where the hub has its own. */
  issue(): string | undefined
  /** The connection of a negotiation's token; one that is not open yet is for whoever shows an access token of the hub, where it has its own. */
  find(token: string, accessToken: string | undefined): HubConnection | undefined
}
