import type { JSONPath } from 'jsonc-parser'
import type { Finding } from './FlowContext.ts'
import { isRecord, toValueAt } from './Loose.ts'
import { listDeclaredPairs } from './Problem.ts'
import { type Pair, type SourceFile, exchangeValues, mostPairs, moveValue, toContent } from './SourceFile.ts'
import type { FlowSource } from './toFlowSource.ts'
import { toWords } from './toWrittenPath.ts'

/** Another text of one file, and the finding that tells where it was meant to be. */
export interface Meant {
  readonly file: SourceFile
  readonly text: string
  readonly finding: Finding
}

interface Place {
  readonly file: SourceFile
  readonly path: JSONPath
}

/** Pairs the two members at the top of a file in whose declarations most findings are; none if they are all in one. */
function listTopPairs(places: readonly Place[]): readonly Pair[] {
  const declared = places.filter(({ file, path }) => path.length === 2 && file === places[0]?.file)
  const counts = new Map<string, number>()
  for (const { path } of declared) counts.set(String(path[0]), (counts.get(String(path[0])) ?? 0) + 1)
  const [one, other] = [...counts].toSorted((a, b) => b[1] - a[1]).map(([section]) => [section])
  return one && other && declared[0] ? [{ file: declared[0].file, one, other }] : []
}

/** Lists the parts of one object that both have findings in them, those with most findings first; of many findings, two sections. */
const listPairs = (findings: readonly Place[], areMany: boolean): readonly Pair[] =>
  areMany
    ? listTopPairs(findings)
    : rank(
        listApart(findings).flatMap(({ file, path, other, at }) =>
          typeof path[at] === 'string' && at < other.length
            ? [{ file, one: path.slice(0, at + 1), other: other.slice(0, at + 1) }]
            : [],
        ),
      )

/** Two findings in one file, and where their paths part. */
interface Apart extends Place {
  readonly other: JSONPath
  readonly at: number
}

const listApart = (findings: readonly Place[]): readonly Apart[] =>
  findings.flatMap(({ file, path }, index) =>
    findings.slice(index + 1).flatMap(({ file: second, path: other }) => {
      const at = path.findIndex((part, depth) => part !== other[depth])
      return file === second && at !== -1 ? [{ file, path, other, at }] : []
    }),
  )

/** Two findings that part in members in which most findings are; other findings are about other faults. */
function listMost(findings: readonly Place[]): readonly Apart[] {
  const isIn = ({ path }: Place, member: JSONPath) => member.every((part, depth) => path[depth] === part)
  return listApart(findings).filter(({ file, path, other, at }) => {
    const members = [path, other].map((one) => one.slice(0, at + 1))
    const own = findings.filter((one) => one.file === file && members.some((member) => isIn(one, member)))
    return own.length * 2 > findings.length
  })
}

/** Returns those pairs first that most findings speak for, and of those the innermost. */
function rank(pairs: readonly Pair[]): readonly Pair[] {
  const counts = new Map<string, { readonly pair: Pair; count: number }>()
  for (const pair of pairs) {
    const key = JSON.stringify([pair.file.path, ...[pair.one, pair.other].map((path) => path.join(' ')).toSorted()])
    const known = counts.get(key) ?? { pair, count: 0 }
    counts.set(key, known)
    known.count += 1
  }
  const ranked = [...counts.values()].toSorted((a, b) => b.count - a.count || b.pair.one.length - a.pair.one.length)
  return ranked.slice(0, mostPairs).map(({ pair }) => pair)
}

/** Pairs parts of the two members in which two findings are, by their places there. */
const toLike = ({ file, path, other, at }: Apart, inner: readonly JSONPath[]): readonly Pair[] =>
  inner.map((one) => ({ file, one: [...path.slice(0, at + 1), ...one], other: [...other.slice(0, at + 1), ...one] }))

/** Lists what has one name in two members with findings, such as the forms of two steps, or is of one kind in a member with all findings. */
function listLikePairs(findings: readonly Place[]): readonly Pair[] {
  const apart = listMost(findings)
  const both = apart.flatMap((one) => toLike(one, listTails(one)))
  const beside = apart.flatMap((one) => {
    const [last = []] = listTails(one).toReversed()
    const holder = [...one.path.slice(0, one.at + 1), ...last.slice(0, -1)]
    const keys = last.length > 1 ? Object.keys(Object(toValueAt(toContent(one.file), holder))) : mainParts
    return toLike(
      one,
      keys.map((key) => [...last.slice(0, -1), key]),
    )
  })
  const [first, ...others] = findings
  const shared = first?.path.filter((_, at) =>
    others.every(
      ({ file, path }) => file === first.file && path.slice(0, at + 1).join() === first.path.slice(0, at + 1).join(),
    ),
  )
  const ofOne = first && shared && others.length > 0 && shared.length > 2 ? listSiblings(first.file, shared) : []
  return [...rank(both), ...rank(beside), ...ofOne]
}

/** Parts of a step in which a fault of another part is found. */
const mainParts = ['form', 'on', 'view']

/** Lists the beginnings of what two paths have in common behind the part in which they differ. */
function listTails({ path, other, at }: Apart): readonly JSONPath[] {
  const [own, theirs] = [path.slice(at + 1), other.slice(at + 1)]
  const end = own.findIndex((part, depth) => part !== theirs[depth])
  return own.slice(0, end === -1 ? own.length : end).map((_, depth) => own.slice(0, depth + 1))
}

const toKind = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** Pairs a member of an object with each other one that is a list, an object or a value as it is. */
function listSiblings(file: SourceFile, path: JSONPath): readonly Pair[] {
  const holder = path.slice(0, -1)
  const all = Object.entries(Object(toValueAt(toContent(file), holder)))
  const kind = toKind(toValueAt(toContent(file), path))
  return all.flatMap(([key, value]) =>
    key === path.at(-1) || toKind(value) !== kind ? [] : [{ file, one: path, other: [...holder, key] }],
  )
}

/** Lists parts that may belong to the same place of another member with findings, each with the object or list for it. */
function listMoves(findings: readonly Place[]): readonly Pair[] {
  const both = listMost(findings).flatMap((one) => [one, { ...one, path: one.other, other: one.path }])
  return rank(
    both.flatMap(({ file, path, other, at }) => {
      const [own, theirs] = [path.slice(0, at + 1), other.slice(0, at + 1)]
      const inner = path.slice(at + 1).map((_, depth) => path.slice(at + 1, at + depth + 2))
      return [...mainParts.map((part) => [part]), ...inner].flatMap((one) => {
        const holder = [...theirs, ...one.slice(0, -1)]
        const value = toValueAt(toContent(file), holder)
        const isFree = isRecord(value) && (Array.isArray(value) || !Object.hasOwn(value, one.at(-1) ?? ''))
        return isFree ? [{ file, one: [...own, ...one], other: holder }] : []
      })
    }),
  )
}

/** Lists values that may have changed places or may have been moved, the likeliest first; `declared` may be about whole declarations. */
export function listExchanged(
  findings: readonly Finding[],
  { flow }: FlowSource,
  declared: readonly Finding[],
): readonly Meant[] {
  // Two exchanged things are not missed in more places than these; two whole sections are.
  const isMany = findings.length > 2 * mostPairs
  const places = findings.map((finding) => ({ file: flow, ...finding }))
  const inner = listPairs(places, isMany).filter(({ file, one }) => isMany || file !== flow || one.length > 2)
  const pairs = isMany ? inner : [...inner, ...listDeclaredPairs(declared, flow), ...listLikePairs(places)]
  const exchanged = pairs.map(({ file, one, other }) => {
    const isBeside = one.slice(0, -1).join() === other.slice(0, -1).join()
    const theirs = isBeside ? `"${String(other.at(-1))}" beside it` : toWords(other)
    const message = `${toWords(one)} and ${theirs} have the values of each other`
    const told = { code: 'wrong-value', file, path: one, message, hint: 'Exchange the two values' }
    // What a whole declaration, or a list of it, says somewhere else changes the flow everywhere.
    const isWide = isMany || one.length === 2 || isRecord(toValueAt(toContent(file), one))
    return { file, text: exchangeValues(file, one, other), finding: { ...told, isWhole: isWide } }
  })
  const moved = (isMany ? [] : listMoves(places)).map(({ file, one, other }) => {
    const message = `${toWords(one)} does not belong there, and ${toWords(other)} lacks it`
    const told = { code: 'wrong-value', file, path: one, message, hint: 'Move it there' }
    return { file, text: moveValue(file, one, other), finding: { ...told, at: 'key' as const, isWhole: true } }
  })
  return [...exchanged, ...moved].flatMap(({ text, ...one }) => (text === undefined ? [] : [{ ...one, text }]))
}

/** How long a value is, as JSON, that nobody writes twice by chance. */
const shortest = 40

/** Finds a part of a step, or the fields of a schema, that are word for word those of one other, and that most of several findings are about. */
export function findPasted(findings: readonly Finding[], { flow, schemas }: FlowSource): Finding | undefined {
  const { steps } = Object(toContent(flow))
  const isMost = (about: readonly unknown[]) => about.length > 1 && about.length * 2 > findings.length
  const places = findings.flatMap(({ file = flow, path }) => (file === flow && path[0] === 'steps' ? [path] : []))
  for (const path of places)
    for (let length = 3; length < path.length; length += 1) {
      const [place, step = ''] = [path.slice(0, length), path[1]]
      const inner = place.slice(2)
      const own = JSON.stringify(toValueAt(Object(steps)[step], inner))
      const same = Object.keys(Object(steps)).filter(
        (name) => name !== step && JSON.stringify(toValueAt(Object(steps)[name], inner)) === own,
      )
      const [twin, ...more] = own === undefined || own.length < shortest ? [] : same
      // What is wrong in such a part is found inside of it.
      if (twin === undefined || more.length > 0 || places.some((one) => one[1] === twin)) continue
      if (!isMost(findings.filter(({ path: one, message }) => one[1] === step || message.includes(`step ${step} `))))
        continue
      return toPasted(flow, place, `step ${step} has the ${inner.map((part) => `"${part}"`).join(' ')} of step ${twin}`)
    }
  for (const [id, file] of schemas) {
    const own = JSON.stringify(Object(toContent(file)).properties)
    const [twin, ...more] = [...schemas].flatMap(([other, one]) =>
      one !== file && own !== undefined && JSON.stringify(Object(toContent(one)).properties) === own ? [other] : [],
    )
    if (twin === undefined || more.length > 0 || own === undefined || own.length < shortest) continue
    const isAbout = ({ file: shown = flow, path }: Finding) =>
      shown === file ||
      (shown === flow && JSON.stringify(toValueAt(toContent(flow), path.slice(0, 2)))?.includes(`"${id}"`))
    if (isMost(findings.filter(isAbout))) return toPasted(file, ['properties'], `${id} has the "properties" of ${twin}`)
  }
  return undefined
}

const toPasted = (file: SourceFile, path: JSONPath, message: string): Finding => ({
  code: 'wrong-value',
  file,
  path,
  at: 'key',
  message: `${message}, word for word`,
  hint: 'Restore what stood there, for example from git, or write its own',
  isWhole: true,
})
