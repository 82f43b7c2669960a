import type { JSONPath } from 'jsonc-parser'
import type { Finding, Told } from './FlowContext.ts'
import type { GrammarFault } from './grammar.ts'
import { findNear } from '../expressions/index.ts'
import { toValueAt } from './Loose.ts'
import { listParts, type Problem, toMeant, toOrigin } from './Problem.ts'
import { toSections, withRenamed } from './renamed.ts'
import { toContent, toOffset, toPosition, type SourceFile } from './SourceFile.ts'
import { rememberByIdentity } from '../validation/remember.ts'

/**
 * Removes findings that only follow from another one, so that each fault is reported once, where it can be fixed. A finding that lacks
 * something lost elsewhere is dropped, each place keeps one finding, and a missing name is reported where it is first used.
 */
export function withoutConsequences(
  findings: readonly Finding[],
  flow: SourceFile,
  told: readonly Told[] = [],
): readonly Finding[] {
  const places = new Set(told.map(({ file = flow, path }) => toLostPlace(file, path)))
  const others = findings.filter(({ file = flow, path }) => !places.has(toLostPlace(file, path)))
  return withOthers(withOneAtEach(withoutExplained(others, told, flow)), flow)
}

/**
 * Joins the problems that several checks found in a flow and the files beside it, without those that follow from others. Unused things
 * are reported only if nothing else is wrong, since most faults leave something unused.
 */
export function joinProblems(...lists: readonly (readonly Problem[])[]): readonly Problem[] {
  const problems = withRenamed(lists.flat())
  const findings = problems.flatMap((problem) => toOrigin(problem) ?? [])
  const left = new Set(withOneAtEach(withoutExplained(findings, [])))
  const told = problems.filter((problem) => {
    const origin = toOrigin(problem)
    return origin === undefined || left.has(origin)
  })
  const inUse = told.filter((problem) => toOrigin(problem)?.leftOver === undefined)
  return inUse.length > 0 ? inUse : withLeftOvers(told)
}

/** Joins leftovers of different kinds into one problem: removing one instruction can leave both a condition and a text unused. */
function withLeftOvers(problems: readonly Problem[]): readonly Problem[] {
  const [first, ...others] = problems
  const kinds = problems.map((problem) => {
    const { file, path = [] } = toOrigin(problem) ?? {}
    return path.length > 1 ? `${file?.path} ${path[0]}` : file?.path
  })
  if (!first || others.length === 0 || new Set(kinds).size < kinds.length) return problems
  const names = others.map((problem) => `${toOrigin(problem)?.leftOver} (${problem.file}:${problem.line})`)
  return [{ ...first, message: `${first.message}; neither is ${toList(names)}` }]
}

/**
 * Names what a finding lacks, and that what stands twice at its place is only one of two things. A name with a blank at its end, which
 * its hint may name, is refused where it stands.
 */
const toLacked = ({ unless = [], hint, file, path }: Finding, flow?: SourceFile) => {
  const meant = toMeant(hint)
  const own = [...unless, `twice ${toLostPlace(file ?? flow, path)}`]
  return meant === undefined || meant === meant.trim() ? own : [...own, meant]
}

/** Removes findings that lack what another one has lost, also indirectly; of findings that explain each other, the first stays. */
function withoutExplained(findings: readonly Finding[], told: readonly Told[], flow?: SourceFile): readonly Finding[] {
  const losing = toIndex<Told>([...told, ...findings], toLosses)
  const lacking = toIndex(findings, (finding) => toLacked(finding, flow))
  const isFollowing = (finding: Finding) =>
    toLacked(finding, flow).some((name) =>
      losing.get(name)?.some((other) => other !== finding && !isOfSame(other, finding)),
    )
  const whole = [...told, ...findings].flatMap((one) => (one.isWhole ? (one.file ?? []) : []))
  const others = findings.filter(({ file = flow, isWhole }) => isWhole || file === undefined || !whole.includes(file))
  const left = new Set(others.filter((finding) => !isFollowing(finding)))
  const open = new Set(others.filter(isFollowing))
  const explain = (cause: Told) => {
    const names = new Set(toLosses(cause))
    // Iterating a set also visits the values that are added meanwhile.
    for (const name of names)
      for (const finding of lacking.get(name) ?? [])
        if (!isOfSame(cause, finding) && open.delete(finding))
          for (const further of toLosses(finding)) names.add(further)
  }
  for (const cause of [...told, ...left]) explain(cause)
  for (const finding of open) {
    open.delete(finding)
    left.add(finding)
    explain(finding)
  }
  return findings.filter((finding) => left.has(finding))
}

/** Checks whether two findings are about the same missing thing: `withOthers` reports them together. */
const isOfSame = (one: Told, { about }: Finding) => about !== undefined && one.about === about

/** Names what a finding makes unavailable, including the name that its hint says was meant. */
function toLosses({ loses = [], hint }: Told): readonly string[] {
  const meant = toMeant(hint)
  // The parts of a path in the data are lost, too; a file has none.
  return meant === undefined ? loses : [...loses, meant, ...(/\/|\.json$/.test(meant) ? [] : meant.split('.'))]
}

function toIndex<One>(all: readonly One[], toNames: (one: One) => readonly string[] | undefined) {
  const index = new Map<string, One[]>()
  for (const one of all)
    for (const name of toNames(one) ?? []) {
      const before = index.get(name)
      if (before) before.push(one)
      else index.set(name, [one])
    }
  return index
}

/** Lists the names in a value. */
export const listWords = (content: unknown): readonly string[] =>
  content === undefined ? [] : (JSON.stringify(content).match(/[A-Za-z_][\w-]*(?:\.[\w-]+)*/g) ?? [])

/** Describes what a refused part of a file makes unavailable: its place, what contains it, and the names in it. */
export function toTold({ path, rule, params, known }: GrammarFault, file: SourceFile): Told {
  const value = toValueAt(toContent(file), path)
  const names = listWords(rule === 'required' ? params['missingProperty'] : [path.at(-1), value])
  const holder = path.slice(0, -1)
  // An unknown name is most likely a misspelling of the one that is then missing.
  const near = rule === 'additionalProperties' ? findNear(String(path.at(-1)), known) : undefined
  const meant = near === undefined ? [] : [near, toLostPlace(file, [...holder, near])]
  const [section, step, part = 'on'] = path
  const ways = section === 'steps' && part === 'on' ? [`ways from ${step}`] : []
  const marks = path.at(-1) === 'personal' ? [`mark of ${holder.at(-1)}`] : []
  return {
    file,
    path,
    loses: [...names, ...marks, ...meant, ...ways, toLostPlace(file, path), toLostPlace(file, holder)],
  }
}

/** Describes what unreadable files make unavailable: all names in them. */
export const listUnread = (files: readonly SourceFile[]): readonly Told[] =>
  files.map((file) => ({ file, path: [], loses: [...listWords(file.text), 'a mark', toLostPlace(file, [])] }))

/** Returns the name of a place for `loses` and `unless`. */
export const toLostPlace = (file: SourceFile | undefined, path: JSONPath) => `${file?.path} ${path.join('.')}`

const toPlace = ({ file, path, index, offset }: Finding) => JSON.stringify([file?.path, path, index, offset])

const toKeys = (finding: Finding) => [
  toPlace(finding),
  JSON.stringify([finding.file?.path, finding.path, finding.message]),
]

/** Keeps the first finding at each place, and the first of those that say the same about several places of one text. */
function withOneAtEach(findings: readonly Finding[]): readonly Finding[] {
  const first = new Map<string, Finding>()
  return findings.filter((finding) => {
    const isFirst = toKeys(finding).every((key) => !first.has(key))
    for (const key of toKeys(finding)) if (!first.has(key)) first.set(key, finding)
    return isFirst
  })
}

/** Findings with these codes report a missing thing only if no other finding does. */
const late = ['missing-input', 'surplus-input', 'bad-expression']

/** How many further places a message names. */
const most = 4

/** Reports a missing thing at the only declaration that nothing uses: its name is most likely misspelled, if nothing else has that name. */
function toMisnamed(finding: Finding, count: number, flow: SourceFile): Finding | undefined {
  const { code, about, hint, message: said, file = flow } = finding
  const sections = Object.values(Object(toContent(flow)))
  const isElsewhere = count === 1 && sections.some((one) => Object.hasOwn(Object(one), about ?? ''))
  if (about === undefined || file !== flow || isElsewhere) return undefined
  const declared = toSections(code, said).flatMap((section) =>
    Object.entries(Object(Object(toContent(flow))[section])).map(([name, value]) => ({ section, name, value })),
  )
  const lone = declared.filter(
    ({ name }) => /^\w+$/.test(name) && flow.text.split(new RegExp(String.raw`\b${name}\b`)).length === 2,
  )
  const meant = toMeant(hint)
  const [only, ...others] = lone.filter(({ name }) => meant === undefined || name === meant)
  if (!only || others.length > 0) return undefined
  const { section, name: own, value } = only
  // Of two places, either may be misspelled.
  if (count === 1 && !isOdd(own, about, flow)) return undefined
  const asked = count === 1 ? `${about} is asked for` : `${count} places ask for ${about}`
  const message = `nothing asks for ${own}, and ${asked}, which is not there`
  const loses = [...(finding.loses ?? []), own, ...listWords(value)]
  return { ...finding, path: [section, own], at: 'key', message, hint: `Did you mean ${about}?`, loses }
}

/** Counts the parts of all names and words in a file. */
const countParts = rememberByIdentity(({ text }: SourceFile): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const part of listParts(text)) counts.set(part, (counts.get(part) ?? 0) + 1)
  return counts
})

/** Checks whether one of two names is misspelled: it has a part that no other name has, or a capital, and all parts of the other are known. */
export function isOdd(own: string, other: string, file: SourceFile): boolean {
  const counts = countParts(file)
  const isKnown = (part: string, name: string) => (counts.get(part) ?? 0) > file.text.split(name).length - 1
  if (own.toLowerCase() === other.toLowerCase()) return /^[A-Z]/.test(own) && /^[a-z]/.test(other)
  return listParts(own).some((part) => !isKnown(part, own)) && listParts(other).every((part) => isKnown(part, other))
}

/** Reports each missing thing once, where it is first used, with the other places in the message. */
function withOthers(findings: readonly Finding[], flow: SourceFile): readonly Finding[] {
  const others = new Map<string, Finding[]>()
  for (const finding of findings)
    if (finding.about !== undefined) others.set(finding.about, [...(others.get(finding.about) ?? []), finding])
  return findings.flatMap((finding) => {
    const all = others.get(finding.about ?? '') ?? []
    const [first, ...more] = all.toSorted((a, b) => Number(late.includes(a.code)) - Number(late.includes(b.code)))
    if (finding.about === undefined) return [finding]
    if (first !== finding) return []
    const misnamed = toMisnamed(finding, all.length, flow)
    if (misnamed) return [misnamed]
    const places = toPlaces(more, finding, flow)
    return places.length === 0 ? [finding] : [{ ...finding, message: `${finding.message} (also ${toList(places)})` }]
  })
}

/** Lists the other lines with findings, from the top, and the other files. */
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

/** Joins words as "A, B, and C". */
export const toList = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts)

/** Lists which problems are left after a change that explains all, or several; undefined if one has come that was not hidden before. */
export function listLeft(
  before: readonly Problem[],
  after: readonly Problem[],
  wasHidden: (problem: Problem) => boolean,
): readonly Problem[] | undefined {
  const left = before.filter((one) => after.some((other) => toSaid(one) === toSaid(other)))
  const others = after.filter((one) => !before.some((other) => toSaid(one) === toSaid(other)))
  const isExplained = left.length < before.length - 1 || (left.length === 0 && before.length > 0)
  return isExplained && others.every(wasHidden) ? [...left, ...others] : undefined
}

const toSaid = ({ code, file, message }: Problem) => `${code} ${file} ${message.replace(/ \(also .*/, '')}`
