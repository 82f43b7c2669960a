import type { Inspection } from './inspectStop.ts'

const runs = ['english', 'spanish', 'dark'] as const

/** Formats what axe found on the tour as a page: totals, what it leaves to people, and a line for each stop. */
export function toAxeReport(inspections: readonly Inspection[]): string {
  const sum = (kind: 'violations' | 'incomplete', run: (typeof runs)[number]) =>
    inspections.reduce((total, { axe }) => total + axe[run][kind].length, 0)
  const lines = inspections.map(({ stop, axe }) => {
    const cells = runs.map((run) => `${axe[run].violations.length} / ${axe[run].incomplete.length}`)
    return `| ${stop} | ${cells.join(' | ')} |`
  })
  const found = inspections.flatMap(({ stop, axe }) =>
    runs.flatMap((run) => axe[run].violations.map((line) => `- ${stop} (${run}): \`${line}\``)),
  )
  return `${[
    '# What axe says of every stop',
    '',
    'Each cell counts violations / results that axe leaves to people. **English** is the whole set of rules (WCAG 2.0 to 2.2,',
    'A and AA, and best practice) at 1280 px, or on a phone where the stop exists only there. **Spanish** is the same set at',
    '320 by 256 px, which is 400 % zoom. **Dark** is the rules of color in dark mode.',
    '',
    '| stop | English, light | Spanish, zoomed | dark |',
    '| --- | --- | --- | --- |',
    ...lines,
    `| **${inspections.length} stops** | ${runs.map((run) => `**${sum('violations', run)} / ${sum('incomplete', run)}**`).join(' | ')} |`,
    '',
    '## Violations',
    '',
    ...(found.length > 0 ? found : ['None.']),
    '',
    '## Left to people',
    '',
    ...toOpenQuestions(inspections),
  ].join('\n')}\n`
}

function toOpenQuestions(inspections: readonly Inspection[]): string[] {
  const counts = new Map<string, number>()
  for (const line of inspections.flatMap(({ axe }) => runs.flatMap((run) => axe[run].incomplete))) {
    // Generated ids differ between stops.
    const question = line.replaceAll(/#_r_\S*/gi, '#…')
    counts.set(question, (counts.get(question) ?? 0) + 1)
  }
  if (counts.size === 0) return ['Nothing.']
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([line, count]) => `- ${count} × \`${line}\``)
}
