import { basename, dirname } from 'node:path'
import { getLocation } from 'jsonc-parser'
import { toSourceFile } from '../../../engine/authoring.ts'

/** A replacement in one file. */
interface Edit {
  readonly file: string
  readonly from: string
  readonly to: string
}

/** A fault to plant together with others. */
export interface Planted {
  readonly code: string
  readonly edits: readonly Edit[]
  /** The message for the fault when it is planted alone, and its place. */
  readonly found: { readonly file: string; readonly offset: number; readonly message: string }
}

/** The files to plant faults in. */
export interface Field {
  readonly flowFile: string
  readonly toText: (file: string) => string
  /** Returns the file that another one is derived from; the file itself if it already exists. */
  readonly toOrigin: (file: string) => string
  /** Checks whether a file is one whose schema violations hide all its other findings. */
  readonly isSettings: (file: string) => boolean
  /** Which faults are not planted together, because one of them would hide the other. */
  readonly hiding: readonly Hiding[]
}

/** A part of a text, and its replacement. */
interface Hunk {
  readonly file: string
  /** The name of what contains the part, as expressions, texts and forms use it. */
  readonly owner: string | undefined
  readonly start: number
  readonly end: number
  readonly to: string
}

interface Member<Fault extends Planted> {
  readonly fault: Fault
  readonly hunks: readonly Hunk[]
}

/**
 * Plants as many of the faults together as possible, and returns where each one is then reported. Leaves out a fault whose edits
 * touch what another one edits, points at or mentions, or make a file unreadable that others depend on.
 */
export function plantTogether<Fault extends Planted>(faults: readonly Fault[], field: Field) {
  const members: Member<Fault>[] = []
  for (const fault of faults) {
    const hunks = toHunks(fault, field)
    const candidate = hunks && { fault, hunks }
    if (!candidate || members.some((one) => isInTheWay(one, candidate, field))) continue
    if (isReadable([...members, candidate], field)) members.push(candidate)
  }
  const all = members.flatMap(({ hunks }) => hunks)
  return {
    members: members.map(({ fault, hunks }) => ({ fault, offset: toMoved(fault.found, hunks, all) })),
    texts: toTexts(all, field),
  }
}

/** Divides the faults into batches that are each planted together; each fault is in one of them. */
export function divide<Fault extends Planted>(faults: readonly Fault[], field: Field) {
  const batches: ReturnType<typeof plantTogether<Fault>>[] = []
  // Neighbors in the list are often in the same place, so distant ones are planted together.
  const toRow = (fault: Fault) => faults.indexOf(fault) % 41
  let rest: readonly Fault[] = faults.toSorted((a, b) => toRow(a) - toRow(b))
  while (rest.length > 0) {
    const batch = plantTogether(rest.slice(0, 8), field)
    batches.push(batch)
    rest = rest.filter((fault, index) => index > 0 && !batch.members.some((one) => one.fault === fault))
  }
  return batches
}

function toHunks({ edits }: Planted, { toText }: Field): readonly Hunk[] | undefined {
  const hunks = edits.map(({ file, from, to }) => {
    const start = toText(file).indexOf(from)
    return { file, start, end: start + from.length, to, owner: toOwner(toText(file), start + from.length / 2) }
  })
  const isApart = hunks.every((one) => hunks.every((other) => one === other || !isTouching(one, other)))
  // A fault that edits a part twice, or edits its own replacement, is left out.
  return isApart && hunks.every(({ start }) => start !== -1) ? hunks : undefined
}

interface Hiding {
  readonly by: RegExp
  /** Where the finding is that hides others; by default anywhere. */
  readonly within?: 'flow' | 'schemas'
  readonly hidden: RegExp
  readonly reason: string
}

/** Matches the codes of parts that a grammar refuses. */
const refused =
  /^(bad-schema|do-alone|empty|missing-property|old-form|out-of-range|unknown-property|wrong-(name|type|value))$/

/** Codes of findings that may hide others, and the codes that they hide. */
export const codesThatHide: readonly Hiding[] = [
  {
    by: /^(unmigrated|unneeded|version-not|bad-release|unknown-(schema|property|path)|missing-property|duplicate-key)/,
    hidden: /^(unmigrated|unneeded|version-not|personal-persisted)/,
    reason: 'What was saved is compared as a whole with what is saved now.',
  },
  {
    by: /^(unknown-(slot|path|field)|bad-schema|constant-condition|unmigrated-data)$/,
    hidden: /^(unwritten-data|contradictory-rules|unknown-slot)$/,
    reason: 'What seems to be there nowhere may be what has another name somewhere.',
  },
  {
    by: refused,
    within: 'flow',
    hidden: /^(?!unknown-(action|copy|predicate|procedure|property|schema|slot|step)$)/,
    reason: 'What seems to be missing may have been meant by a part that is refused.',
  },
  {
    by: refused,
    within: 'schemas',
    hidden: /^(?!unknown-(action|predicate|procedure|property|slot|step)$)/,
    reason: 'What seems to be missing may have been meant by a part that is refused.',
  },
  { by: /^(?!unused)/, hidden: /^unused$/, reason: 'What is used nowhere is told when all else is in order.' },
  {
    by: /^unused$/,
    within: 'schemas',
    hidden: /^unused$/,
    reason: 'Words for a rule that a schema does not have are a fault, and no leftover of the flow.',
  },
]

/** Returns the name of the predicate, slot, field or text at an offset. */
function toOwner(text: string, offset: number): string | undefined {
  const { path } = getLocation(text, offset)
  const [section, name] = path
  if (section === 'steps') return undefined
  const owner = path.includes('properties') ? path[path.lastIndexOf('properties') + 1] : (name ?? section)
  return owner === undefined ? undefined : String(owner)
}

const isTouching = (one: Hunk, other: Hunk) => one.file === other.file && one.start < other.end && other.start < one.end

function isInTheWay(
  one: Member<Planted>,
  other: Member<Planted>,
  { flowFile, toOrigin, isSettings, hiding }: Field,
): boolean {
  const isRelated = (a: Hunk, b: Hunk) =>
    isTouching(a, b) ||
    (a.file === b.file && isSettings(a.file)) ||
    (a.file !== b.file && (toOrigin(a.file) === b.file || toOrigin(b.file) === a.file))
  const isPointing = ({ fault: { found }, hunks }: Member<Planted>, { hunks: others }: Member<Planted>) => {
    const place = toBefore(found, hunks)
    return others.some(
      ({ file, start, end, owner }) =>
        (file === found.file && start <= place && place < end) ||
        (owner !== undefined && new RegExp(`(?<![\\w.])${owner}(?!\\w)`).test(found.message)),
    )
  }
  const isHiding = ({ fault: { code: by, found } }: Member<Planted>, { fault: { code } }: Member<Planted>) => {
    const within = found.file === flowFile ? 'flow' : found.file.startsWith('schemas/') ? 'schemas' : undefined
    return hiding.some(
      (pair) => pair.by.test(by) && pair.hidden.test(code) && [undefined, within].includes(pair.within),
    )
  }
  return (
    isHiding(one, other) ||
    isHiding(other, one) ||
    one.hunks.some((a) => other.hunks.some((b) => isRelated(a, b))) ||
    isPointing(one, other) ||
    isPointing(other, one)
  )
}

function toTexts(hunks: readonly Hunk[], { toText }: Field): Readonly<Record<string, string>> {
  const files = [...new Set(hunks.map(({ file }) => file))]
  const apply = (text: string, { start, end, to }: Hunk) => `${text.slice(0, start)}${to}${text.slice(end)}`
  return Object.fromEntries(files.map((file) => [file, listOwn(hunks, file).toReversed().reduce(apply, toText(file))]))
}

/** Checks whether every changed file can be read, or no other fault depends on it: all depend on the flow, and texts on other languages. */
function isReadable(members: readonly Member<Planted>[], field: Field): boolean {
  const texts = toTexts(
    members.flatMap(({ hunks }) => hunks),
    field,
  )
  return Object.entries(texts).every(([file, text]) => {
    const isBeside = ({ file: other }: Hunk) =>
      other === file || file === field.flowFile || (toFolder(file) === 'copy' && toFolder(other) === 'copy')
    return (
      toSourceFile(file, text).errors.length === 0 || members.filter(({ hunks }) => hunks.some(isBeside)).length === 1
    )
  })
}

const toFolder = (file: string) => basename(dirname(file))

const toGrowth = ({ start, end, to }: Hunk) => to.length - (end - start)

const listOwn = (hunks: readonly Hunk[], file: string) =>
  hunks.filter((hunk) => hunk.file === file).toSorted((a, b) => a.start - b.start)

/** Converts an offset in a changed text to the offset in the original. */
function toBefore({ file, offset }: Planted['found'], hunks: readonly Hunk[]): number {
  let growth = 0
  for (const hunk of listOwn(hunks, file)) {
    if (hunk.start + growth > offset) break
    if (offset < hunk.start + growth + hunk.to.length) return Math.min(offset - growth, hunk.end)
    growth += toGrowth(hunk)
  }
  return offset - growth
}

/** Converts an offset in a text with one fault to the offset in the text with all of them. */
function toMoved(found: Planted['found'], hunks: readonly Hunk[], all: readonly Hunk[]): number {
  const before = toBefore(found, hunks)
  const others = all.filter((hunk) => hunk.file === found.file && !hunks.includes(hunk) && hunk.start <= before)
  return found.offset + others.reduce((sum, hunk) => sum + toGrowth(hunk), 0)
}
