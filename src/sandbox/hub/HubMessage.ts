/** A client's message after the handshake, as far as this hub acts on it. */
type ClientMessage =
  | { kind: 'call'; target: string; invocationId: string | undefined }
  | { kind: 'close' }
  | { kind: 'other' }
  | { kind: 'malformed' }

/** Parses one record without its separator. Anything but a SignalR hub protocol message is 'malformed'; never throws. */
export function toClientMessage(record: string): ClientMessage {
  const message = toObject(record)
  if (typeof message?.['type'] !== 'number') return { kind: 'malformed' }
  if (message['type'] === 7) return { kind: 'close' }
  if (message['type'] !== 1 && message['type'] !== 4) return { kind: 'other' }
  const { target, invocationId } = message
  if (typeof target !== 'string') return { kind: 'malformed' }
  return { kind: 'call', target, invocationId: typeof invocationId === 'string' ? invocationId : undefined }
}

/** Validates a client's first record. Returns undefined if it asks for JSON, version 1, and otherwise the reason for refusing it. */
export function toHandshakeError(record: string): string | undefined {
  const handshake = toObject(record)
  if (handshake === undefined) return 'The handshake is not a JSON object.'
  if (handshake['protocol'] !== 'json') return 'This hub speaks the json protocol only.'
  if (handshake['version'] !== 1) return 'This hub speaks version 1 of the json protocol only.'
  return undefined
}

function toObject(record: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(record)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** A message from the server, with the type numbers of the ASP.NET Core SignalR hub protocol (JSON). The handshake response has no type. */
export type ServerMessage =
  | { error?: string }
  | { type: 1; target: string; arguments: readonly unknown[] }
  | { type: 3; invocationId: string; error: string }
  | { type: 6 }
  | { type: 7; error?: string; allowReconnect: boolean }

/** The character that ends every record: the ASCII record separator, which JSON never contains unescaped. */
const RECORD_SEPARATOR = '\u001e'

/** Serializes a message as one record. */
export function toRecord(message: ServerMessage): string {
  return JSON.stringify(message) + RECORD_SEPARATOR
}

/** The maximum length of a record in characters, as in ASP.NET Core SignalR. */
export const RECORD_LIMIT = 32 * 1024

/**
 * Creates a function that splits a client's text into records, however the text is chunked. It returns undefined once a record
 * is too long.
 */
export function createRecordReader(): (text: string) => string[] | undefined {
  let rest = ''
  return (text) => {
    const records = (rest + text).split(RECORD_SEPARATOR)
    rest = records.pop() ?? ''
    return [...records, rest].some((record) => record.length > RECORD_LIMIT) ? undefined : records
  }
}
