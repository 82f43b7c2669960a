/**
 * Prints how many kilobytes of the first step's script serve which purpose, according to the source maps of a build. With
 * `--modules`, prints the size of each module.
 */
import { buildWithMaps } from './buildWithMaps.ts'
import { weighModules } from './weighModules.ts'

/** The purposes of modules by path. The first match counts. */
const purposes: readonly (readonly [purpose: string, place: RegExp])[] = [
  ['Preact', /node_modules\/preact\//],
  ['forms: drawn from their plans, and the inputs', /engine\/react\/(?:form|inputs)\//],
  ['what else of the engine draws: steps, notices, buttons, links', /engine\/react\//],
  ['the machine', /engine\/machine\//],
  ['the session: effects, storage, fetching of forms and code', /engine\/(?:session|actions)\/|zustand/],
  ['expressions, validation and words at run time', /engine\//],
  ['languages, and what the frame needs, too', /src\/widget\/early\/|createLanguage|^early$/],
  ['fetching of chunks with their hashes', /src\/integrity\//],
  ['before the first paint', /^beforePaint$/],
  ['the widget: mounting, header, footer, progress, error page, plate', /src\//],
  ['the start step: its form and what validates it', /^[A-Z_]+$/],
  ['the start step: its part of the flow, and its words', /^widget$/],
]

const weights = await buildWithMaps(weighModules)
const total = weights.reduce((sum, { gzip }) => sum + gzip, 0)
const toPurpose = (module: string) => purposes.find(([, place]) => place.test(module))?.[0] ?? 'the bundler'

if (process.argv.includes('--modules')) console.table(weights)
else {
  const sums = new Map<string, number>()
  for (const { module, gzip } of weights) sums.set(toPurpose(module), (sums.get(toPurpose(module)) ?? 0) + gzip)
  const lines = [...sums].toSorted((a, b) => b[1] - a[1]).map(([purpose, gzip]) => `| ${purpose} | ${toKb(gzip)} |`)
  console.log(['| what | kB |', '| --- | ---: |', ...lines, `| together | ${toKb(total)} |`].join('\n'))
}

function toKb(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
