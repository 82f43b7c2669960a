/** What the server sends, in the numbering of the ASP.NET Core SignalR hub protocol (JSON); a handshake answer has no type. */
export type ServerMessage =
  | { error?: string }
  | { type: 1; target: string; arguments: readonly unknown[] }
  | { type: 3; invocationId: string; error: string }
  | { type: 6 }
  | { type: 7; error?: string; allowReconnect: boolean }

/** The character that ends every record: the ASCII record separator, which JSON never contains unescaped. */
export const RECORD_SEPARATOR = '\u001e'

/** Writes one message as one record. */
export function toRecord(message: ServerMessage): string {
  return JSON.stringify(message) + RECORD_SEPARATOR
}
