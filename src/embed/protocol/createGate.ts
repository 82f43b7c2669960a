import type { FieldCheck, Shape } from './shapes.ts'

/** Whom a gate believes. */
interface Sender {
  readonly origin: string
  /** Another window when the frame is opened anew. */
  readonly source: () => MessageEventSource | null | undefined
  readonly instance: string
}

/**
 * Makes the check of all messages that a window hears. It answers with the message when origin, window and instance are
 * exactly the sender's, when no message with this or a higher number came before, and when it has the fields of its type
 * and no others; else with undefined, and remembers nothing of it.
 */
export function createGate<Message extends { readonly type: string }>(
  shapes: Readonly<Record<Message['type'], Shape>>,
  sender: Sender,
) {
  let last = 0
  const isType = (type: unknown): type is Message['type'] => typeof type === 'string' && Object.hasOwn(shapes, type)
  const envelope: Readonly<Record<string, FieldCheck>> = {
    refinance: (value) => value === 1,
    instance: (value) => value === sender.instance,
    seq: (value) => Number.isSafeInteger(value) && Number(value) > last,
    type: isType,
  }
  return (event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>): Message | undefined => {
    if (event.origin !== sender.origin || !event.source || event.source !== sender.source()) return
    // Own fields alone count, so that nothing inherited passes for one.
    const data: Readonly<Record<string, unknown>> = { ...Object(event.data) }
    const { type } = data
    if (!isType(type)) return
    const checks = Object.entries({ ...shapes[type], ...envelope })
    if (Object.keys(data).length !== checks.length || !checks.every(([name, check]) => check(data[name]))) return
    last = Number(data['seq'])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each of its fields has just been looked at
    return data as Message
  }
}
