/** What came of waiting: the message's value, or why there is none. */
export type HubMessage =
  { readonly kind: 'message'; readonly value: string } | { readonly kind: 'lost'; readonly reason: string }

/** Waits for the one message of a connection id; a lost connection is a value, an abort rejects with an `AbortError`. */
export interface MessageHub {
  waitForMessage(connectionId: string, signal: AbortSignal): Promise<HubMessage>
}
