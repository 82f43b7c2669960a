import { isRecord } from '../../definition/Loose.ts'

/** The kinds of change, in the order in which reviewers read them. */
export const changeGroups = ['limits', 'words', 'rules', 'routes', 'actions', 'screens', 'data'] as const

/** One difference between two flows; without `before` it was added, without `after` it was removed. */
export interface FlowChange {
  readonly group: (typeof changeGroups)[number]
  /** The place in words: `step YOUR_INFO, on submit` or `constant historyMonths`. */
  readonly where: string
  readonly before?: string
  readonly after?: string
}

/** The changes between two flows, and how they affect paths, languages, events and saved applications. */
export interface FlowDifference {
  readonly changes: readonly FlowChange[]
  /** Added or removed ways between steps: `ADDRESS → TOPICS, "Continue": if …`. */
  readonly waysAdded: readonly string[]
  readonly waysRemoved: readonly string[]
  /** Languages whose words changed. */
  readonly languages: readonly string[]
  /** Events that analytics or partners begin to receive, or no longer receive. */
  readonly eventsAdded: readonly string[]
  readonly eventsRemoved: readonly string[]
  /** Whether applications saved under the old flow resume unchanged, are migrated to the new version, or start over. */
  readonly saved: 'kept' | 'migrated' | 'dropped'
  /** Steps where a saved application can no longer resume, and where it continues instead; without `goesOnAt` it starts over. */
  readonly notResumable: readonly { readonly step: string; readonly goesOnAt?: string }[]
}

const headings: Readonly<Record<FlowChange['group'], string>> = {
  limits: 'Limits',
  words: 'Words',
  rules: 'Rules of fields',
  routes: 'Routes',
  actions: 'Calls',
  screens: 'What is shown',
  data: 'Data',
}

/** Formats a difference as Markdown for a pull request; the text ends with a line break. */
export function toMarkdown(difference: FlowDifference): string {
  const { changes } = difference
  if (changes.length === 0) return 'Nothing changed.\n'
  const sections = changeGroups.flatMap((group) => {
    const own = changes.filter((change) => change.group === group)
    return own.length === 0 ? [] : [`### ${headings[group]}`, '', ...own.map(toLine), '']
  })
  return [...sections, '### What it touches', '', ...toTouched(difference).map((line) => `- ${line}`), ''].join('\n')
}

function toLine({ where, before, after }: FlowChange): string {
  if (before === undefined) return `- **${where}**, new: ${toCode(after)}`
  if (after === undefined) return `- **${where}**, gone: ${toCode(before)}`
  return `- **${where}**: ${toCode(before)} → ${toCode(after)}`
}

const toCode = (text = ''): string =>
  text === '' ? 'nothing' : `\`${text.replaceAll('`', "'").replaceAll('\n', ' ')}\``

function toTouched(difference: FlowDifference): string[] {
  const { waysAdded, waysRemoved, languages, eventsAdded, eventsRemoved, saved, notResumable } = difference
  return [
    ...waysAdded.map((way) => `a new way: ${way}`),
    ...waysRemoved.map((way) => `a way that is gone: ${way}`),
    ...(waysAdded.length + waysRemoved.length === 0 ? ['paths: every way between steps is as before'] : []),
    languages.length === 0 ? 'languages: none' : `languages: ${languages.join(', ')}`,
    ...eventsAdded.map((event) => `partners and analytics may hear of ${event}`),
    ...eventsRemoved.map((event) => `partners and analytics no longer hear of ${event}`),
    ...(eventsAdded.length + eventsRemoved.length === 0 ? ['partner and analytics events: as before'] : []),
    `saved applications: ${savedWords[saved]}`,
    ...notResumable.map(
      ({ step, goesOnAt }) =>
        `saved applications that stopped at ${step} ${goesOnAt === undefined ? 'start over' : `go on at ${goesOnAt}`}`,
    ),
  ]
}

const savedWords: Readonly<Record<FlowDifference['saved'], string>> = {
  kept: 'resumed as before',
  migrated: 'brought to the new version as `migrations` says',
  dropped: 'started over where they no longer fit, since what is saved has another shape under the same version',
}

/** A place at which two JSON values differ; a missing value is undefined. */
export interface Difference {
  readonly path: readonly string[]
  readonly before: unknown
  readonly after: unknown
  /** Returns the later value without this difference. */
  readonly takeBack: (later: unknown) => unknown
  /** Returns the earlier value with this difference alone. */
  readonly apply: (earlier: unknown) => unknown
}

/** Below these names the order counts: the first outcome is the expected one, and a failure takes the first entry that holds. */
const orderedNames = ['failures', 'outcomes', 'properties', 'steps']

/**
 * Lists the innermost places that differ. A list of plain values counts as one value, and so does one that has another length. Where the
 * order of names counts, the part of it that differs is a place of its own, called `order`.
 */
export function listDifferences(before: unknown, after: unknown, path: readonly string[] = []): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const toDifference = (
    at: string[],
    [old, now]: readonly [unknown, unknown],
    [first, last]: readonly [unknown, unknown] = [old, now],
  ): Difference => ({
    path: [...path, ...at],
    before: old,
    after: now,
    takeBack: (later) => put(later, path, first),
    apply: (earlier) => put(earlier, path, last),
  })
  if (!isRecord(before) || !isRecord(after) || isOneValue(before, after)) return [toDifference([], [before, after])]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const inner = names.flatMap((name) => listDifferences(toOwn(before, name), toOwn(after, name), [...path, name]))
  const [old, now] = toMoved(Object.keys(before), Object.keys(after))
  if (old.length === 0 || !orderedNames.includes(path.at(-1) ?? '')) return inner
  const reordered = [inOrderOf(before, after), inOrderOf(after, before)] as const
  return [...inner, toDifference(['order'], [old.join(', '), now.join(', ')], reordered)]
}

type Parts = Readonly<Record<string, unknown>>

/** Reads an own part by a name that an author wrote. */
const toOwn = (parts: Parts, name: string): unknown => (Object.hasOwn(parts, name) ? parts[name] : undefined)

/** Returns the parts of the second object, in the order that the first one has. */
const inOrderOf = (order: Parts, parts: Parts): Parts =>
  Object.fromEntries(Object.entries({ ...order, ...parts }).filter(([name]) => Object.hasOwn(parts, name)))

/** Checks whether two different objects or lists have no parts that could be compared one by one. */
function isOneValue(before: object, after: object): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return Array.isArray(before) || Array.isArray(after)
  return before.length !== after.length || ![...before, ...after].every(isRecord)
}

/** Returns the names that both lists have, without those that are at the same place from the start or from the end. */
function toMoved(before: readonly string[], after: readonly string[]): readonly [readonly string[], readonly string[]] {
  const [old, now] = [before.filter((name) => after.includes(name)), after.filter((name) => before.includes(name))]
  const differs = (name: string, index: number) => name !== now[index]
  const [start, end] = [old.findIndex(differs), old.findLastIndex(differs) + 1]
  return start === -1 ? [[], []] : [old.slice(start, end), now.slice(start, end)]
}

/** Returns a copy of a JSON value with another value at a path, or without it where that value is undefined. */
function put(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(whole)) return whole.with(Number(name), put(whole[Number(name)], rest, value))
  if (!isRecord(whole)) return whole
  const inner = put(whole[name], rest, value)
  const { [name]: _, ...others } = whole
  return inner === undefined ? others : { ...whole, [name]: inner }
}

/** Returns the change of a value: texts as they are, other values as JSON. */
export function toChange(
  group: FlowChange['group'],
  where: string,
  { before, after }: Pick<Difference, 'before' | 'after'>,
): FlowChange {
  const isText = [before, after].every((value) => value === undefined || typeof value === 'string')
  const toShown = (value: unknown) => (isText ? String(value) : JSON.stringify(value))
  return {
    group,
    where,
    ...(before !== undefined && { before: toShown(before) }),
    ...(after !== undefined && { after: toShown(after) }),
  }
}

/** Returns the change of a file that only one of the flows has. */
export function diffExistence(
  group: FlowChange['group'],
  where: string,
  [before, after]: readonly [unknown, unknown],
): FlowChange[] {
  if (before === undefined) return [{ group, where, after: 'a new file' }]
  return after === undefined ? [{ group, where, before: 'the whole file' }] : []
}
