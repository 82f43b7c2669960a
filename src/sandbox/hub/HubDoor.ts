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

/** What SignalR clients put in the address of a request. */
interface HubQuery {
  path: string
  /** SignalR's own `id`: the token of a negotiated connection. */
  token: string | undefined
  /** The application's `connectionId`. */
  recipient: string | undefined
  /** In the address where a browser can set no header: of a web socket and an event stream. */
  accessToken: string | undefined
  negotiateVersion: number
}

/** Reads the path and query of a request, such as `/hub?connectionId=a&id=b`; what is absent or empty is undefined. */
export function toHubQuery(url = '/', authorization?: string): HubQuery {
  const mark = url.indexOf('?')
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark))
  return {
    path: mark < 0 ? url : url.slice(0, mark),
    token: query.get('id') || undefined,
    recipient: query.get('connectionId') || undefined,
    accessToken: query.get('access_token') ?? authorization?.replace(/^Bearer /, ''),
    negotiateVersion: Number(query.get('negotiateVersion')) || 0,
  }
}
