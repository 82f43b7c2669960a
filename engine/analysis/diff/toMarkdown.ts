import { changeGroups, type FlowChange, type FlowDifference } from './FlowChange.ts'

const headings: Readonly<Record<FlowChange['group'], string>> = {
  limits: 'Limits',
  words: 'Words',
  rules: 'Rules of fields',
  routes: 'Routes',
  actions: 'Calls',
  screens: 'What is shown',
  data: 'Data',
}

/** A difference as Markdown, to be pasted into a pull request; ends in a line break. */
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
