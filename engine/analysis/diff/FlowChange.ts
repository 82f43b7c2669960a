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
        `saved applications that stopped at ${step} ${goesOnAt === undefined ? 'begin anew' : `go on at ${goesOnAt}`}`,
    ),
  ]
}

const savedWords: Readonly<Record<FlowDifference['saved'], string>> = {
  kept: 'taken up as before',
  migrated: 'brought to the new version as `migrations` says',
  dropped: 'begun anew where they no longer fit, since what is saved has another shape under the same version',
}
