import type { Kind, Mutant } from './listMutants.ts'

/** Slips that the check does not find, with the reason why it need not, or cannot. */
interface Harmless {
  readonly file?: RegExp
  /** A pattern for the place: names joined by dots, with slashes for the dots within them. */
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
  { path: /allOf\.\d+$|anyOf\.\d+$/, kinds: ['doubled'], reason: 'The same rule twice is that rule.' },
  {
    file: schemas,
    path: /(^|\.)(default|const)$/,
    kinds: ['deleted', 'misspelled', 'changed'],
    reason: 'Which value it is, is the author’s to choose.',
  },
  {
    file: schemas,
    path: /(?<!errorMessage)(^|\.)(minimum|maximum|minLength|maxLength|minItems|maxItems|pattern|format|notInFuture|notBefore|minimumAge|additionalProperties)$/,
    kinds: ['deleted', 'changed', 'misspelled'],
    reason: 'A rule that is another one, or none, is the author’s to choose.',
  },
  {
    file: /^schemas\/(forms|shared)\//,
    path: /(?<!errorMessage|properties)(^|\.)type$/,
    kinds: ['deleted'],
    reason: 'Options say of what kind they are; what has other rules, and no kind, is found.',
  },
  {
    file: schemas,
    path: /(^|\.)(personal|secret)$/,
    kinds: ['changed'],
    reason:
      'That something is not personal, or not secret, is said by false, where no other schema and no name tells otherwise.',
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
    path: /\.if\.(required(\.\d+)?|properties\.\w+\.enum\.\d+)$/,
    kinds: ['deleted', 'emptied'],
    reason: 'What is there in any case need not be asked for, and of values one may ask for fewer; more is found.',
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
    file: /^schemas\/data\//,
    path: /^properties\.\w+$/,
    kinds: ['misspelled'],
    reason:
      'What only the code reads of the answer of its own action: the compiler tells of it, once the types are made anew.',
  },
  {
    file: /^schemas\/data\//,
    path: /^properties\.\w+\.enum\.\d+$/,
    kinds: ['misspelled', 'emptied'],
    reason: 'As above, of what only the code answers.',
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
    path: /\.(when|style|back|to|stay|field|resumeAt|return|on\.[^.]+)$/,
    kinds: ['deleted'],
    reason: 'A step that does less, or for everybody, may be meant; what it leaves over is found.',
  },
  {
    file: flow,
    path: /\.on\.[^.]+$/,
    kinds: ['emptied'],
    reason: 'That nothing happens then may be written down; a step on which nothing happens is found.',
  },
  {
    file: flow,
    path: /\.(layouts?|layouts\.\w+|layouts?\.[\w.]+)$/,
    kinds: ['deleted', 'emptied'],
    reason: 'What is not laid out comes after what is.',
  },
  {
    file: flow,
    path: /\.form\.\d+$/,
    kinds: ['deleted'],
    reason: 'Where one form of several is gone the next one is shown; where none is, the check says so.',
  },
  {
    file: flow,
    path: /^steps\.\w+\.resumable$/,
    kinds: ['changed'],
    reason: 'Who writes false has thought of it; at what is released, the check asks for a migration.',
  },
  {
    file: flow,
    path: /^data\.\w+\.schema\.required$/,
    kinds: ['emptied'],
    reason: 'What a slot has to hold is the author’s to choose; what reads it without asking is found.',
  },
  {
    file: flow,
    path: /^data\.\w+\.persist$/,
    kinds: ['deleted', 'changed'],
    reason: 'What is kept between visits is the author’s to choose, until it is released.',
  },
  {
    file: flow,
    path: /^actions\.\w+\.(progress|timeoutSeconds)$/,
    kinds: ['deleted'],
    reason: 'An action need not say what it waits for, nor how long.',
  },
  {
    file: flow,
    path: /\.(on|do|view|layout)[^]*(?<!forget)\.\d+$|^startUp\.\d+$/,
    kinds: ['deleted'],
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
    path: /^data\.\w+\.initial$/,
    kinds: ['misspelled'],
    reason: 'A text that a slot begins with is the author’s to choose, where it fits.',
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
    path: /^application\.\d+$/,
    kinds: ['deleted'],
    reason: 'By which of its ids partners know an application is the author’s to choose.',
  },
  {
    file: /sections\.json$/,
    path: /^sections\.\d+$/,
    kinds: ['deleted'],
    reason: 'Which parts the bar has is the author’s to choose.',
  },
  {
    file: /partners\.json$/,
    kinds: ['misspelled', 'deleted'],
    reason: 'Who may embed the page is known to nobody else; that somebody may is asked for.',
  },
]

/** Returns the reason why a mutant needs no finding, or undefined where it needs one. */
export const toReason = ({ file, path, kind }: Mutant): string | undefined =>
  harmless.find(
    (one) =>
      (one.file?.test(file) ?? true) && (one.path?.test(toPlace(path)) ?? true) && (one.kinds?.includes(kind) ?? true),
  )?.reason

const toPlace = (path: Mutant['path']) => path.map((part) => String(part).replaceAll('.', '/')).join('.')
