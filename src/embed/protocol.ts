import type { Campaign } from '../widget/options/InitOptions.ts'
import type { Ids } from './EmbedOptions.ts'

/** The fields of every message. `instance` identifies the widget; `seq` increases with each message of a sender. */
interface Envelope {
  /** The version of the protocol. */
  readonly refinance: 1
  readonly instance: string
  readonly seq: number
}

/** A message from the page in the frame. */
export type FrameMessage = Envelope &
  /** `campaign` lists the query parameters of the partner's page that are recorded with the lead. */
  (
    | { readonly type: 'hello'; readonly campaign: readonly string[] }
    | { readonly type: 'ready' }
    | ({ readonly type: 'leadCreated' | 'completed' } & Ids)
    | { readonly type: 'height'; readonly height: number }
    | ({ readonly type: 'step'; readonly step: string; readonly progress: number } & Ids)
    | { readonly type: 'error'; readonly code: string }
  )

/** A message from the partner's page. Its options are not validated yet. */
export type HostMessage = Envelope &
  (
    | { readonly type: 'start'; readonly options: object; readonly campaign: Campaign; readonly width: number }
    | { readonly type: 'options'; readonly options: object }
    | { readonly type: 'view'; readonly top: number; readonly height: number }
  )

/** A message without its envelope. */
export type Content<Message> = Message extends Envelope ? Omit<Message, keyof Envelope> : never

/** Checks whether a field of a message may have this value. */
type FieldCheck = (value: unknown) => boolean

/** The fields of a message besides the envelope's. */
type Shape = Readonly<Record<string, FieldCheck | null | undefined>>

const upTo =
  (most: number): FieldCheck =>
  (value) =>
    typeof value === 'number' && value >= 0 && value <= most
const isName: FieldCheck = (value) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)

/** The maximum length of the options as JSON, in characters, so that no page can exhaust the frame's memory. */
export const longestOptions = 20_000
const isOptions: FieldCheck = (value) => {
  try {
    return typeof value === 'object' && value !== null && JSON.stringify(value).length <= longestOptions
  } catch {
    return false // It is circular, or contains something that JSON cannot express.
  }
}
/** Checks for pairs of strings, however many; browsers limit the length of an address. */
const isCampaign: FieldCheck = (value) =>
  Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isText))
const isText: FieldCheck = (value) => typeof value === 'string'

const isMissingOrName: FieldCheck = (value) => value === undefined || isName(value)

const isNames: FieldCheck = (value) => Array.isArray(value) && value.length < 64 && value.every(isName)

const pixels = upTo(1e6)

/** The messages that the page in the frame may send. None has a field that could hold an applicant's words. */
export const fromFrame = {
  hello: { campaign: isNames },
  ready: {},
  height: { height: pixels },
  step: { step: isName, progress: upTo(100) },
  leadCreated: {},
  completed: {},
  error: { code: isName },
} satisfies Record<string, Shape>

/**
 * The messages that the partner's page may send. Lengths are in CSS pixels; `top` is where the frame begins in a viewport of
 * that `height`.
 */
export const fromHost = {
  start: { options: isOptions, campaign: isCampaign, width: pixels },
  options: { options: isOptions },
  view: { top: (value) => typeof value === 'number' && pixels(Math.abs(value)), height: pixels },
} satisfies Record<string, Shape>

/**
 * Creates the check for every message that a window receives. It returns the message when its origin, window and instance are
 * exactly the sender's, its number is higher than all before, and it has the fields of its type and no others. Otherwise it
 * returns undefined and remembers nothing. `source` is a function because a reopened frame has a new window.
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
    // Copies only own properties, so that an inherited one never passes as a field.
    const data: Readonly<Record<string, unknown>> = { ...Object(event.data) }
    const { type } = data
    // Has no prototype, so that no inherited name counts as a field.
    const checks: Shape = { __proto__: null, ...(isType(type) && shapes[type]), ...envelope }
    if (!Object.keys({ ...checks, ...data }).every((name) => checks[name]?.(data[name]))) return
    last = Number(data['seq'])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each of its fields has just been checked
    return data as Message
  }
}
