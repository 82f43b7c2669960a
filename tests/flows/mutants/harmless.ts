import type { Kind, Mutant } from './listMutants.ts'

/** Slips that the check does not find, and why it need not, or cannot. */
interface Harmless {
  readonly file?: RegExp
  /** The place: names with dots between them. */
  readonly path?: RegExp
  readonly kinds?: readonly Kind[]
  readonly reason: string
}

const schemas = /^schemas\//
const flow = /refinance\.json$/

/** Every kind of slip that may go unnoticed, written by hand. */
const harmless: readonly Harmless[] = [
  { kinds: ['moved'], reason: 'An order is the author’s to choose.' },
  { file: /copy\//, kinds: ['misspelled'], reason: 'What a sentence says is for its readers.' },
  { path: /\.(means|description)$|^(title|description)$/, reason: 'Words for authors, which nothing goes by.' },
  // Schemas.
  { file: schemas, path: /allOf\.\d+$|anyOf\.\d+$/, kinds: ['doubled'], reason: 'The same rule twice is that rule.' },
  {
    file: schemas,
    path: /(^|\.)(default|const)$/,
    kinds: ['deleted', 'misspelled', 'changed'],
    reason: 'Which value it is, is the author’s to choose.',
  },
  {
    file: schemas,
    path: /(^|\.)(minimum|maximum|minLength|maxLength|minItems|maxItems|pattern|format|notInFuture|notBefore|minimumAge|additionalProperties)$/,
    kinds: ['deleted', 'changed', 'misspelled'],
    reason: 'A rule that is another one, or none, is the author’s to choose.',
  },
  {
    file: /^schemas\/(forms|shared)\//,
    path: /(^|\.)type$/,
    kinds: ['deleted'],
    reason: 'Options say of what kind they are; what has other rules, and no kind, is found.',
  },
  {
    file: schemas,
    path: /(^|\.)personal$/,
    kinds: ['changed'],
    reason: 'That something is not personal is said by false, where no other schema and no name tells otherwise.',
  },
  {
    file: schemas,
    path: /(^|\.)ui(\.\w+)?$/,
    kinds: ['deleted', 'emptied', 'changed'],
    reason: 'Without it a field is drawn as its kind is.',
  },
  {
    file: schemas,
    path: /errorMessage(\.\w+)?$/,
    kinds: ['deleted', 'emptied'],
    reason: 'Words of a rule that nobody can break by typing, or that a shared schema has.',
  },
  {
    file: schemas,
    path: /\.if\.(required|properties)(\.\w+)*$/,
    kinds: ['deleted', 'emptied'],
    reason: 'A condition that asks for less may be meant.',
  },
  {
    file: schemas,
    path: /\.description$|\.title$/,
    kinds: ['deleted'],
    reason: 'A field may have no hint; without a label the check says so.',
  },
  {
    file: schemas,
    path: /(^|\.)required(\.\d+)?$/,
    kinds: ['deleted', 'emptied'],
    reason: 'What need not be filled in is the author’s to choose; with words for it the check says so.',
  },
  {
    file: /^schemas\/(actions|data|facts)\//,
    kinds: ['deleted'],
    reason: 'What the flow’s own data look like: where the flow or the code needs it, the check says so.',
  },
  {
    file: /^schemas\/actions\//,
    path: /^properties\.outcomes\.properties\.\w+$/,
    kinds: ['misspelled'],
    reason: 'What an outcome is called that neither code nor a route names is the author’s to choose.',
  },
  {
    file: schemas,
    path: /enum(\.\d+)?$/,
    kinds: ['deleted'],
    reason: 'Which options there are is the author’s to choose; the words that are left over are found.',
  },
  {
    file: schemas,
    path: /(^|\.)examples(\.\d+)?$/,
    kinds: ['deleted', 'misspelled'],
    reason: 'Which names are offered while somebody types is the author’s to choose.',
  },
  // The flow.
  {
    file: flow,
    path: /^actions\.\w+$/,
    kinds: ['emptied'],
    reason: 'An action need not say what it waits for; how it takes place is found.',
  },
  { file: flow, path: /^language$/, kinds: ['deleted'], reason: 'Without it the first of the files has the words.' },
  {
    file: flow,
    path: /\.(set|fill)(\.[^]+)?$|^saveProgress\.[^]+$/,
    kinds: ['deleted', 'emptied', 'changed', 'misspelled', 'nulled', 'retyped'],
    reason: 'What is written is the author’s to choose, where it fits.',
  },
  {
    file: flow,
    path: /\.(when|track|say|issue|call|save|dialog|reset|forget(\.\d+)?|stay|to|resumeAt|return|field|style|back|do|resumable|ending|disabledWhen|readOnlyWhen|submitWhen|timeoutSeconds|progress|once|waits|persist|sentBy|wait|params|with|layout|layouts|layouts\.\w+|layout\.[\d.]+|savesProgressTo(\.\d+)?|on|on\.[^.]+|dialogs|fields|view)$/,
    kinds: ['deleted', 'emptied', 'changed'],
    reason: 'A step that does less, or for everybody, may be meant; what it leaves over is found.',
  },
  {
    file: flow,
    path: /\.(on|do|startUp|view|form|failures|buttons|layout|forget|properties|anyOf|allOf|any|required)[^]*\.\d+$|^(startUp|failures)\.\d+$/,
    kinds: ['deleted', 'emptied'],
    reason: 'Something that happens no longer may be meant; what it leaves over is found.',
  },
  {
    file: flow,
    path: /\.(initial|schema)(\.[^]+)?$/,
    kinds: ['deleted', 'nulled', 'changed'],
    reason: 'What a slot begins with and holds is the author’s to choose, where it fits.',
  },
  {
    file: flow,
    path: /^constants\./,
    kinds: ['misspelled', 'deleted'],
    reason: 'Another limit, name or address is the author’s to choose; one that is needed is found.',
  },
  {
    file: flow,
    path: /^(events|facts|functions|migrations)\b/,
    kinds: ['deleted', 'emptied', 'misspelled'],
    reason:
      'What is told to analytics and what the product’s code does is a programmer’s; names that differ are found.',
  },
  { file: flow, path: /\.progress$/, kinds: ['changed'], reason: 'How far a step is along is the author’s to choose.' },
  // Beside the flow.
  {
    file: /api\.json$/,
    path: /^hub|^headers\.|\.path$|\.timeout|^error$|\.(re(quest|sponse))$/,
    kinds: ['misspelled', 'deleted', 'doubled', 'changed'],
    reason: 'Paths, headers and times are what the API host says; what the code sends otherwise is found.',
  },
  {
    file: /environments\.json$/,
    kinds: ['misspelled', 'deleted', 'emptied'],
    reason: 'Addresses and keys of vendors are known to nobody else.',
  },
  {
    file: /partner-events\.json$/,
    path: /^errors\.|^application\.|^version$/,
    kinds: ['misspelled', 'doubled', 'changed', 'deleted'],
    reason: 'Codes for partners are published: tests/cli/generatePartnerEvents.test.ts compares them.',
  },
  {
    file: /sections\.json$/,
    path: /\.\d+$|minutes$|from$/,
    kinds: ['deleted', 'changed'],
    reason: 'Which parts the bar has is the author’s to choose.',
  },
  {
    file: /partners\.json$/,
    kinds: ['misspelled', 'deleted'],
    reason: 'Who may embed the page is known to nobody else; that somebody may is asked for.',
  },
]

/** Why nothing need be said of a mutant; undefined where something has to be. */
export const toReason = ({ file, path, kind }: Mutant): string | undefined =>
  harmless.find(
    (one) =>
      (one.file?.test(file) ?? true) && (one.path?.test(path.join('.')) ?? true) && (one.kinds?.includes(kind) ?? true),
  )?.reason
