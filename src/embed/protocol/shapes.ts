/** Whether a value is what a field of a message may hold. */
export type FieldCheck = (value: unknown) => boolean

/** The fields of a message beside the envelope's. */
export type Shape = Readonly<Record<string, FieldCheck>>

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
/** Pairs of texts, cut where the loader cuts them: nothing of that length is taken, and the validator says so. */
const isCampaign: FieldCheck = (value) =>
  Array.isArray(value) &&
  value.length < 100 &&
  value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isShortText))
const isShortText: FieldCheck = (value) => typeof value === 'string' && value.length < 1000

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
