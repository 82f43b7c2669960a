import type { JSONPath } from 'jsonc-parser'
import type { Finding } from './FlowContext.ts'
import type { GrammarFault } from './grammar.ts'
import { isRecord } from './Loose.ts'
import { toContent, toOffset, toPosition, type SourceFile } from './SourceFile.ts'

/**
 * The findings without those that only follow from another one, so that each fault is told once, where it can be mended: of what was
 * refused nothing more is said, of one place one thing, and a name that is not there is told where it is asked for first.
 */
export function withoutConsequences(
  findings: readonly Finding[],
  flow: SourceFile,
  faults: readonly GrammarFault[],
): readonly Finding[] {
  const refused = faults.flatMap((fault) => toNames(fault, toContent(flow)))
  // Without a whole section of it, a flow lacks nearly all.
  const isBare = faults.some(({ path }) => path.length === 1)
  const hasLostFailure =
    faults.some(({ path }) => path[0] === 'failures') ||
    findings.some(({ code, path }) => code === 'unknown-predicate' && path[0] === 'failures')
  const formless = new Set(
    faults.flatMap(({ rule, path: [section, step, part] }) =>
      section === 'steps' && (part === 'form' || rule === 'additionalProperties') ? step : [],
    ),
  )
  const isTold = ({ code, message, path: [section, step] }: Finding) =>
    // What only failures may read is read where the flow would say so.
    (hasLostFailure && message.includes('There is no `failure` here')) ||
    isBare ||
    (code === 'wrong-value' && faults.length > 0) ||
    (code === 'unknown-field' && section === 'steps' && formless.has(step ?? '')) ||
    (faults.length > 0 && (absences.has(code) || refused.some((name) => new RegExp(`\\b${name}\\b`).test(message))))
  const left = withoutGuesses(findings).filter((finding) => !isTold(finding))
  // Two that follow from one another are no reason to say nothing.
  return withOthers(withOneAtEach(left.length > 0 || faults.length > 0 ? left : findings), flow)
}

/** What is found to be missing, not to be used or to lead nowhere, as it may be for something that was refused. */
const absences = new Set([
  'circle',
  'dead-instruction',
  'empty',
  'expected-outcome',
  'forgotten-data',
  'hidden-form',
  'idle-progress',
  'missing-form',
  'missing-input',
  'missing-route',
  'no-call',
  'no-end',
  'no-way-out',
  'skipped-step',
  'surplus-input',
  'unfilled-placeholder',
  'unknown-dialog',
  'unhandled-event',
  'unmigrated-data',
  'unmigrated-step',
  'unreachable-step',
  'unsent-event',
])

/** Sections of a flow whose parts have names of their own. */
const sections = ['actions', 'data', 'fieldGroups', 'procedures', 'predicates']

/** What was refused is called, what it is a part of, and what it holds. */
function toNames({ path, rule }: GrammarFault, content: unknown): readonly string[] {
  const owner = sections.includes(String(path[0])) ? path[1] : undefined
  if (rule === 'required') return owner === undefined ? [] : [String(owner)]
  const value = path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), content)
  const inside = isRecord(value) && !Array.isArray(value) ? Object.keys(value) : []
  return [path.at(-1), owner, ...inside].filter((name) => typeof name === 'string' && /^\w{4,}$/.test(name)).map(String)
}

const isOfText = (code: string) => /^(no-text|bad-text|bad-wording|bad-link|written-limit)$/.test(code)

/** What is told, as far as other findings may follow from it. */
function toCauses(findings: readonly Finding[]) {
  const toSet = <Value>(pick: (finding: Finding) => readonly Value[]) => new Set(findings.flatMap(pick))
  const toAbout = (wanted: string) => toSet(({ code, about }) => (code === wanted ? [about] : []))
  const toMeant = (wanted: RegExp) =>
    toSet(({ code, hint = '' }) => (wanted.test(code) ? (/^Did you mean (.+)\?/.exec(hint)?.slice(1) ?? []) : []))
  const inSteps = (wanted: RegExp) => toSet((one) => (wanted.test(one.code) ? [toStep(one)] : []))
  const says = (words: RegExp) => findings.some(({ message }) => words.test(message))
  return {
    findings,
    texts: toSet(({ code, path }) => (isOfText(code) ? [path[0]] : [])),
    copy: toAbout('unknown-copy'),
    functions: toAbout('bad-signature'),
    steps: toAbout('unknown-step'),
    /** Names that something which is not there is most likely to mean: words, what handles an event, and all else. */
    unused: toMeant(/^unused$/),
    unsent: toMeant(/^unsent-event$/),
    meant: toMeant(/^unknown-/),
    stuck: inSteps(/^(empty|no-end|unhandled-event|no-way-out|skipped-step)$/),
    broken: inSteps(/^(empty|no-end|unhandled-event|skipped-step)$/),
    formless: inSteps(/^(missing-form|hidden-form|unknown-schema|unknown-slot)$/),
    gone: toAbout('unknown-path'),
    hasOtherOption: findings.some(({ code, path }) => code === 'unknown-copy' && path.at(-1) === 'options'),
    // Where a schema lacks a mark, so does all that the flow gives to its fields.
    isUnmarked:
      findings.some(({ code, file }) => code === 'unknown-schema' || (code === 'personal-unmarked' && file)) ||
      says(/ does not say what it |, but (is )?no propert(y|ies) here$/),
    // What an action takes and answers is not known where its file does not say so.
    isContract: says(/, but (is )?no propert(y|ies) here$| lacks the "outcomes" |neither what action/),
    isEmpty: findings.some(({ code }) => code === 'empty'),
    isStrange: findings.some(
      ({ code, message }) => code === 'wrong-id' || message.includes(' is neither what action '),
    ),
    isLost: findings.some(({ code }) => code === 'unknown-slot'),
    isEndless: says(/^step \w+ is an ending, but/),
    isKept: says(/ keeps what was entered/),
    isTwice: says(/does the same twice/),
  }
}

type Follows = (finding: Finding, causes: ReturnType<typeof toCauses>) => boolean

const contract: Follows = (_, { isContract }) => isContract
const below: Follows = ({ file, path }, { findings }) =>
  findings.some(
    (one) => one.code === 'missing-property' && one.file !== undefined && one.file === file && isBelow(path, one.path),
  )
const nameless: Follows = ({ message }, { meant }) => isNamed(message, meant)
const formless: Follows = (one, causes) => toStep(one) !== undefined && causes.formless.has(toStep(one))

/** Whether a finding of some code only follows from another one. */
const follows: Readonly<Record<string, Follows>> = {
  'bad-expression': ({ about, message }, { functions, hasOtherOption }) =>
    functions.has(about) || (hasOtherOption && /is never `'|: The result (?:may|should) be/.test(message)),
  'bad-schema': ({ file, message }, { findings }) =>
    message.startsWith('the schema cannot be compiled') && findings.filter((one) => one.file === file).length > 1,
  'contradictory-rules': (_, { hasOtherOption }) => hasOtherOption,
  'dead-instruction': (_, { isTwice }) => isTwice,
  'forgotten-data': (_, { isEndless, isLost }) => isEndless || isLost,
  'idle-progress': (one, { steps, stuck, isEmpty }) => steps.size > 0 || isEmpty || stuck.has(toStep(one)),
  'missing-message': ({ message }, { unused }) => isNamed(message, unused),
  'missing-property': (_, { isStrange }) => isStrange,
  'never-forgotten': ({ message }, { isKept }) => isKept && message.includes(' is secret, '),
  'no-end': ({ message }, { findings }) =>
    findings.some(({ code, path }) => code === 'unsent-event' && message.includes(` on ${path.at(-1)}, `)),
  'no-way-out': (_, { steps, broken }) => steps.size > 0 || broken.size > 0,
  'other-placeholders': ({ path }, { texts }) => texts.has(path[0]),
  'personal-unmarked': ({ file, message }, { isUnmarked, gone }) =>
    file === undefined && (isUnmarked || [...gone].some((name) => message.includes(` ${name} `))),
  'surplus-input': ({ message }, { isContract, texts }) =>
    isContract || [...texts].some((key) => message.startsWith(`"${key}"`)),
  'surplus-translation': ({ about }, { copy }) => copy.has(about),
  'unhandled-event': ({ message }, { unsent }) => isNamed(message, unsent),
  'unknown-field': formless,
  'unknown-outcome': contract,
  'unknown-path': nameless,
  'unknown-schema': ({ path }, { meant }) => path[0] === 'actions' && meant.has(String(path[1])),
  'unmigrated-step': ({ about }, { steps }) => steps.has(about),
  'unmigrated-data': contract,
  'unreachable-step': ({ message }, { meant, stuck, isEmpty }) => isEmpty || stuck.size > 0 || isNamed(message, meant),
  'unsent-event': formless,
  unused: below,
  'wrong-type': ({ file, path }, { findings }) =>
    findings.some((one) => one.code === 'bad-expression' && one.file === file && one.path.join() === path.join()),
  'wrong-value': below,
}

/** Without what differs by a fault that is told: of a text from its translations, of a value from the options that there are. */
function withoutGuesses(findings: readonly Finding[]): readonly Finding[] {
  const causes = toCauses(findings)
  return findings.filter((finding) => !follows[finding.code]?.(finding, causes))
}

const toStep = ({ path: [section, step] }: Finding) => (section === 'steps' ? step : undefined)

/** Whether a sentence has one of these names in it. */
const isNamed = (message: string, names: ReadonlySet<string>) => message.split(/[^\w]+/).some((word) => names.has(word))

const isBelow = (path: JSONPath, owner: JSONPath) => owner.every((key, index) => path[index] === key)

/** What follows from nearly everything else that may be wrong in a place. */
const last = ['no-end', 'personal-unmarked']

const toPlace = ({ file, path, index, offset }: Finding) => JSON.stringify([file?.path, path, index, offset])

/** The first of what is found at one place. */
function withOneAtEach(findings: readonly Finding[]): readonly Finding[] {
  const first = new Map<string, Finding>()
  for (const finding of findings) {
    const before = first.get(toPlace(finding))
    if (!before || last.includes(before.code)) first.set(toPlace(finding), finding)
  }
  return findings.filter((finding) => first.get(toPlace(finding)) === finding)
}

/** What names something that is told better where it was to be. */
const late = ['missing-input', 'surplus-input', 'bad-expression']

/** So many places are named beside the first one. */
const most = 4

/** What is not there, told where it is asked for first, with the other places. */
function withOthers(findings: readonly Finding[], flow: SourceFile): readonly Finding[] {
  const others = new Map<string, Finding[]>()
  for (const finding of findings)
    if (finding.about !== undefined) others.set(finding.about, [...(others.get(finding.about) ?? []), finding])
  return findings.flatMap((finding) => {
    const all = others.get(finding.about ?? '') ?? []
    const [first, ...more] = all.toSorted((a, b) => Number(late.includes(a.code)) - Number(late.includes(b.code)))
    if (finding.about === undefined || more.length === 0) return [finding]
    if (first !== finding) return []
    const places = toPlaces(more, finding, flow)
    return places.length === 0 ? [finding] : [{ ...finding, message: `${finding.message} (also ${toList(places)})` }]
  })
}

/** The other lines in which findings are, from the top, and the other files. */
function toPlaces(findings: readonly Finding[], beside: Finding, flow: SourceFile): readonly string[] {
  const toLine = ({ file = flow, path, at }: Finding) => toPosition(file.text, toOffset(file, path, at)).line
  const own = findings.filter(({ file = flow }) => file === (beside.file ?? flow)).map(toLine)
  const others = findings.filter(({ file = flow }) => file !== (beside.file ?? flow))
  const places = [
    ...[...new Set(own)]
      .toSorted((a, b) => a - b)
      .flatMap((line) => (line === toLine(beside) ? [] : `in line ${line}`)),
    ...new Set(others.map((finding) => `in ${(finding.file ?? flow).path}:${toLine(finding)}`)),
  ]
  return places.length > most ? [...places.slice(0, most), `${places.length - most} more`] : places
}

/** "A, B, and C". */
export const toList = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts)
