/** An HTTP answer on its way to the browser. */
export interface HostAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** One way in which a call can go wrong. */
export interface Fault {
  readonly name: string
  /**
   * What the product can learn from it: `nothing`, so that it can only try again; a `refusal` of the host; or an
   * `answer` other than the expected one.
   */
  readonly tells: 'nothing' | 'refusal' | 'answer'
  /** Whether the host does its work before the call goes wrong; `own` is then its answer. */
  readonly isDone?: boolean
  /** Replaces the host's answer: with another one, a broken connection, or endless silence. */
  readonly reply: (own: HostAnswer) => HostAnswer | 'cut' | 'silence'
  readonly delayMs?: number
  /** Whether an applicant has to wait many seconds before going on. */
  readonly isLong?: boolean
  /** Whether the answer lacks the CORS headers, without which a page of another origin cannot read it. */
  readonly isHidden?: boolean
}

/** A message of the host that is meant for people. */
export const hostWords = 'The host cannot do this at the moment.'

/** Technical words that no applicant may ever see. */
export const rawWords = /nginx|<\/?\w+>|Bad Gateway|Gateway Time|Service Unavailable|Too Many|fetch|JSON|Error:/i

const json = { 'content-type': 'application/json' }
const html = { 'content-type': 'text/html' }
const page = '<html><head><title>nginx</title></head><body><h1>nginx says no</h1></body></html>'

const answer = (status: number, body: string, headers: Readonly<Record<string, string>> = json) => ({
  reply: (): HostAnswer => ({ status, headers, body }),
})
const refuse = (status: number, message = hostWords) => answer(status, JSON.stringify({ status, message }))
const done = (body: string, headers = json, status = 200) =>
  ({ tells: 'answer', isDone: true, ...answer(status, body, headers) }) as const
const ownBut = (change: (body: string) => string) =>
  ({ tells: 'answer', isDone: true, reply: (own: HostAnswer) => ({ ...own, body: change(own.body) }) }) as const

/** Every way in which a call can go wrong at a host that others have written. */
export const faults: readonly Fault[] = [
  { name: 'cut before it arrives', tells: 'nothing', reply: () => 'cut' },
  { name: 'answer lost', tells: 'nothing', isDone: true, reply: () => 'cut' },
  { name: 'hangs', tells: 'nothing', isDone: true, isLong: true, reply: () => 'silence' },
  { name: 'slow', tells: 'nothing', isDone: true, delayMs: 1500, reply: (own) => own },
  { name: 'unreadable across origins', tells: 'nothing', isDone: true, isHidden: true, reply: (own) => own },
  { name: 'redirect to a page', tells: 'answer', ...answer(302, '', { location: '/' }) },
  { name: '400', tells: 'refusal', ...refuse(400) },
  { name: '401', tells: 'refusal', ...refuse(401, 'The authorization is not known.') },
  { name: '403', tells: 'refusal', ...refuse(403) },
  { name: '404', tells: 'refusal', ...refuse(404) },
  { name: '404 of a gateway', tells: 'nothing', ...answer(404, page, html) },
  { name: '408', tells: 'nothing', ...refuse(408) },
  { name: '409', tells: 'refusal', ...refuse(409) },
  { name: '413', tells: 'refusal', ...answer(413, page, html) },
  { name: '422', tells: 'refusal', ...refuse(422, JSON.stringify({ message: hostWords })) },
  { name: '422 with 1 MB of words', tells: 'refusal', ...refuse(422, 'Long words. '.repeat(87_000)) },
  { name: '429', tells: 'nothing', isLong: true, ...answer(429, '', { ...json, 'retry-after': '2' }) },
  { name: '500', tells: 'nothing', ...refuse(500) },
  { name: '500 after the work', tells: 'nothing', isDone: true, ...refuse(500) },
  { name: '502 of a gateway', tells: 'nothing', ...answer(502, page, html) },
  { name: '503', tells: 'nothing', isLong: true, ...answer(503, page, { ...html, 'retry-after': '2' }) },
  { name: '504 after the work', tells: 'nothing', isDone: true, ...answer(504, page, html) },
  { name: '200 with a page', ...done(page, html) },
  { name: '200 with nothing', ...done('') },
  { name: '204', ...done('', {} as typeof json, 204) },
  { name: '207', ...done(JSON.stringify({ message: 'Accepted.' }), json, 207) },
  { name: 'null', ...done('null') },
  { name: '{}', ...done('{}') },
  { name: '[]', ...done('[]') },
  { name: 'half of its JSON', ...ownBut((body) => body.slice(0, Math.ceil(body.length / 2))) },
  { name: 'wrong types', ...ownBut((body) => JSON.stringify(toWrong(JSON.parse(body || 'null')))) },
  { name: 'success: false', tells: 'refusal', ...answer(200, JSON.stringify({ success: false, message: hostWords })) },
]

/** Returns the same value with other types. */
function toWrong(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWrong)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toWrong(part)]))
  if (typeof value === 'string') return {}
  return typeof value === 'number' ? 'many' : 'perhaps'
}
