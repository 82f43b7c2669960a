import type { Campaign } from '../widget/options/InitOptions.ts'

/** What every message has: `instance` names the one widget that it belongs to, `seq` rises with each message of a sender. */
interface Envelope {
  /** The version of the protocol. */
  readonly refinance: 1
  readonly instance: string
  readonly seq: number
}

/** What an application is called: by the product, which tells the API host the same, and by the page, if it has given it a name. */
interface Ids {
  readonly applicationId?: string
  readonly reference?: string
}

/** What the page in the frame says. */
export type FrameMessage = Envelope &
  /** `campaign` is the names of what the lead is told of the address of the page around the frame. */
  (
    | { readonly type: 'hello'; readonly campaign: readonly string[] }
    | { readonly type: 'ready' }
    | ({ readonly type: 'leadCreated' | 'completed' } & Ids)
    | { readonly type: 'height'; readonly height: number }
    | ({ readonly type: 'step'; readonly step: string; readonly progress: number } & Ids)
    | { readonly type: 'error'; readonly code: string }
  )

/** What the partner's page says; its options are not looked into yet. */
export type HostMessage = Envelope &
  (
    | { readonly type: 'start'; readonly options: object; readonly campaign: Campaign; readonly width: number }
    | { readonly type: 'options'; readonly options: object }
    | { readonly type: 'view'; readonly top: number; readonly height: number }
  )

/** A message without its envelope. */
export type Content<Message> = Message extends Envelope ? Omit<Message, keyof Envelope> : never

/** Whether a value is what a field of a message may hold. */
type FieldCheck = (value: unknown) => boolean

/** The fields of a message beside the envelope's. */
type Shape = Readonly<Record<string, FieldCheck | null | undefined>>

const upTo =
  (most: number): FieldCheck =>
  (value) =>
    typeof value === 'number' && value >= 0 && value <= most
const isName: FieldCheck = (value) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)

/** The longest text of JSON that a page may pass as options, so that nobody fills the memory of the frame. */
export const longestOptions = 20_000
const isOptions: FieldCheck = (value) => {
  try {
    return typeof value === 'object' && value !== null && JSON.stringify(value).length <= longestOptions
  } catch {
    return false // It leads back to itself, or holds what JSON has no words for.
  }
}
/** Pairs of texts, as many and as long as an address may hold. */
const isCampaign: FieldCheck = (value) =>
  Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isText))
const isText: FieldCheck = (value) => typeof value === 'string'

const isMissingOrName: FieldCheck = (value) => value === undefined || isName(value)

const isNames: FieldCheck = (value) => Array.isArray(value) && value.length < 64 && value.every(isName)

const pixels = upTo(1e6)

/** What the page in the frame may say: nothing that could hold a word of the applicant. */
export const fromFrame = {
  hello: { campaign: isNames },
  ready: {},
  height: { height: pixels },
  step: { step: isName, progress: upTo(100) },
  leadCreated: {},
  completed: {},
  error: { code: isName },
} satisfies Record<string, Shape>

/** What the partner's page may say. Lengths are in CSS pixels; `top` is where the frame begins in a window of that `height`. */
export const fromHost = {
  start: { options: isOptions, campaign: isCampaign, width: pixels },
  options: { options: isOptions },
  view: { top: (value) => typeof value === 'number' && pixels(Math.abs(value)), height: pixels },
} satisfies Record<string, Shape>

/**
 * Makes the check of all messages that a window hears. It answers with the message when origin, window (which is another one
 * when the frame is opened anew) and instance are exactly the sender's, when no message with this or a higher number came before, and when it has the fields of its type
 * and no others; else with undefined, and remembers nothing of it.
 */
export function createGate<Message extends { readonly type: string }>(
  shapes: Readonly<Record<Message['type'], Shape>>,
  origin: string,
  source: () => MessageEventSource | null | undefined,
  instance: string,
) {
  let last = 0
  const isType = (type: unknown): type is Message['type'] => typeof type === 'string' && Object.hasOwn(shapes, type)
  const envelope: Shape = {
    refinance: (value) => value === 1,
    instance: (value) => value === instance,
    seq: (value) => Number.isSafeInteger(value) && Number(value) > last,
    type: isType,
    applicationId: isMissingOrName,
    reference: isMissingOrName,
  }
  return (event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>): Message | undefined => {
    if (event.origin !== origin || !event.source || event.source !== source()) return
    // Own fields alone count, so that nothing inherited passes for one.
    const data: Readonly<Record<string, unknown>> = { ...Object(event.data) }
    const { type } = data
    // Inherits nothing, so that no other name is one of them.
    const checks: Shape = { __proto__: null, ...(isType(type) && shapes[type]), ...envelope }
    if (!Object.keys({ ...checks, ...data }).every((name) => checks[name]?.(data[name]))) return
    last = Number(data['seq'])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each of its fields has just been looked at
    return data as Message
  }
}
