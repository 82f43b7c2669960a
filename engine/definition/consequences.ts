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
  // Without its words or its schemas, a flow lacks nearly all.
  const isBare = faults.some(
    ({ path: [section, ...rest] }) => /^(copy|schemas)$/.test(String(section)) && rest.length === 0,
  )
  const hasLostFailure =
    faults.some(({ path }) => path[0] === 'failures') ||
    findings.some(({ code, path }) => code === 'unknown-predicate' && path[0] === 'failures')
  const formless = new Set(
    faults.flatMap(({ path: [section, step, part] }) => (section === 'steps' && part === 'form' ? step : [])),
  )
  const isTold = ({ code, message, path: [section, step] }: Finding) =>
    // What only failures may read is read where the flow would say so.
    (hasLostFailure && message.includes('There is no `failure` here')) ||
    isBare ||
    (code === 'wrong-value' && faults.length > 0) ||
    (code === 'unknown-field' && section === 'steps' && formless.has(step ?? '')) ||
    (faults.length > 0 && (absences.has(code) || refused.some((name) => new RegExp(`\\b${name}\\b`).test(message))))
  return withOthers(withOneAtEach(withoutGuesses(findings).filter((finding) => !isTold(finding))), flow)
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
  'unhandled-event',
  'unmigrated-data',
  'unmigrated-step',
  'unreachable-step',
  'unsent-event',
])

/** Sections of a flow whose parts have names of their own. */
const named = ['actions', 'data', 'fieldGroups', 'procedures', 'predicates']

/** What was refused is called, what it is a part of, and what it holds. */
function toNames({ path, rule }: GrammarFault, content: unknown): readonly string[] {
  const owner = named.includes(String(path[0])) ? path[1] : undefined
  if (rule === 'required') return owner === undefined ? [] : [String(owner)]
  const value = path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), content)
  const inside = isRecord(value) && !Array.isArray(value) ? Object.keys(value) : []
  return [path.at(-1), owner, ...inside].filter((name) => typeof name === 'string' && /^\w{4,}$/.test(name)).map(String)
}

const isOfText = (code: string) => /^(no-text|bad-text|bad-wording|bad-link|written-limit)$/.test(code)

/** Without what differs by a fault that is told: of a text from its translations, of a value from the options that there are. */
function withoutGuesses(findings: readonly Finding[]): readonly Finding[] {
  const faulty = new Set(findings.flatMap(({ code, path }) => (isOfText(code) ? [path[0]] : [])))
  // Where a schema lacks a mark, so does all that the flow gives to its fields.
  const isUnmarked = findings.some(({ code, file, message }) =>
    code === 'personal-unmarked' ? file : code === 'unknown-schema' || / does not say what it /.test(message),
  )
  const toAbout = (wanted: string) => new Set(findings.flatMap(({ code, about }) => (code === wanted ? [about] : [])))
  const [asked, unread, lost] = [toAbout('unknown-copy'), toAbout('bad-signature'), toAbout('unknown-step')]
  const hasOtherOption = findings.some(({ code, path }) => code === 'unknown-copy' && path.at(-1) === 'options')
  // Words of which the name is misspelled are lacking where they belong, and so is what handles an event.
  const toMeant = (wanted: RegExp) =>
    new Set(
      findings.flatMap(({ code, hint = '' }) =>
        wanted.test(code) ? (/^Did you mean (.+)\?/.exec(hint)?.[1] ?? []) : [],
      ),
    )
  const [words, handled, named] = [toMeant(/^unused$/), toMeant(/^unsent-event$/), toMeant(/^unknown-/)]
  const isNamed = (message: string, names: ReadonlySet<string>) =>
    [...names].some((name) => message.split(/[^\w]+/).includes(name))
  const toStep = ({ path: [section, step] }: Finding) => (section === 'steps' ? step : undefined)
  const inStep = (wanted: RegExp) =>
    new Set(findings.flatMap((one) => (wanted.test(one.code) ? (toStep(one) ?? []) : [])))
  const [broken, formless, stuck] = [
    inStep(/^(empty|no-end|unhandled-event)$/),
    inStep(/^(missing-form|unknown-schema|unknown-slot)$/),
    inStep(/^no-way-out$/),
  ]
  const isEndless = findings.some(({ code, message }) => code === 'no-end' && message.includes('is an ending'))
  const isTwice = findings.some(({ message }) => message.includes('does the same twice'))
  // What an action takes and answers is not known where its file does not say so.
  const isContract = findings.some(({ message }) =>
    /, but no properties here$|, but is no property here$| lacks the "outcomes" /.test(message),
  )
  const kindless = findings.filter(
    ({ code, message }) => code === 'missing-property' && message.endsWith('of what kind it is'),
  )
  return findings.filter((finding) => {
    const { code, file, path, about, message } = finding
    const step = toStep(finding) ?? ''
    switch (code) {
      case 'other-placeholders':
        return !faulty.has(path[0])
      case 'surplus-translation':
        return !asked.has(about)
      case 'missing-message':
        return !isNamed(message, words)
      case 'bad-expression':
        return !unread.has(about) && !(hasOtherOption && /is never `'|: The result (?:may|should) be/.test(message))
      case 'personal-unmarked':
        return !isUnmarked || file !== undefined
      case 'idle-progress':
        return lost.size === 0 && !broken.has(step) && !stuck.has(step)
      case 'no-way-out':
        return lost.size === 0 && broken.size === 0
      case 'unmigrated-step':
        return !lost.has(about)
      case 'unreachable-step':
      case 'unknown-path':
        return !isNamed(message, named)
      case 'unknown-schema':
        return !(path[0] === 'actions' && named.has(String(path[1])))
      case 'unhandled-event':
        return !isNamed(message, handled)
      case 'unsent-event':
      case 'unknown-field':
        return !formless.has(step)
      case 'forgotten-data':
        return !isEndless
      case 'surplus-input':
      case 'unknown-outcome':
        return !isContract
      case 'bad-schema':
        return (
          !message.startsWith('the schema cannot be compiled') ||
          findings.every((one) => one === finding || one.file !== file)
        )
      case 'unused':
        return !kindless.some((one) => one.file === file && isBelow(path, one.path))
      case 'dead-instruction':
        return !isTwice
      default:
        return true
    }
  })
}

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

/**
 * Faults of which those are left that say what somebody did: what an object lacks is said at once, and not at all where one of its
 * properties is unknown, which is most likely what it lacks.
 */
export function toMeantFaults(faults: readonly GrammarFault[]): readonly GrammarFault[] {
  const strange = faults.flatMap(({ rule, path }) =>
    rule === 'additionalProperties' ? [path.slice(0, -1).join()] : [],
  )
  const lacks = new Map<string, GrammarFault[]>()
  for (const fault of faults)
    if (fault.rule === 'required') {
      const place = fault.path.join()
      lacks.set(place, [...(lacks.get(place) ?? []), fault])
    }
  return faults.flatMap((fault) => {
    const own = fault.path.join()
    const around = fault.path.slice(0, -1).join()
    // Another kind of thing was taken to be meant, or it is nothing of the kind.
    if (
      fault.rule === 'enum' &&
      (lacks.has(around) || faults.some((one) => one.rule === 'type' && one.path.join() === own))
    )
      return []
    if (/^(minProperties|anyOf|oneOf)$/.test(fault.rule) && lacks.has(own)) return []
    if (fault.rule === 'type')
      return faults.find(({ rule, path }) => rule === 'type' && path.join() === own) === fault ? [fault] : []
    if (fault.rule !== 'required') return [fault]
    const all = lacks.get(own) ?? []
    if (strange.includes(own) || all[0] !== fault) return []
    const names = all.map(({ params }) => String(params['missingProperty']))
    return [{ ...fault, params: { missingProperty: toList(names.map((name) => `"${name}"`)) } }]
  })
}
