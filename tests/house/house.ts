/** Prints metrics of the code base, each with its aim: its files, their imports, the path of one value through them, and the flow file. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tracePlate } from './tracePlate.ts'

/** Returns what a command prints, even if it fails; the linter exits with an error when it has findings. */
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 26 }).stdout

/** Returns the number of lines in a file. */
const toLength = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1

const folders = ['engine', 'studio', 'src']
const files = run('git', 'ls-files', ...folders.flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`]))
  .trim()
  .split('\n')
const sources = files.filter((file) => !/\.generated\.|\.d\.ts$/.test(file))
const lengths = sources.map(toLength).toSorted((a, b) => a - b)
const median = lengths[Math.floor(lengths.length / 2)] ?? 0
const share = lengths.filter((length) => length <= 20).length / lengths.length

/** Marks the start of the generated part of a page. */
const mark = 'made by npm run generate -->'
const pages = run('git', 'grep', '-l', mark, '--', 'docs/*.md').trim().split('\n')
const generated = [
  ...run('git', 'ls-files', '*.generated.*').trim().split('\n').map(toLength),
  ...pages.map((page) => readFileSync(page, 'utf8').split(mark)[1]?.split('\n').length ?? 0),
]
const doors = files.filter((file) => /^engine\/\w+\.ts$/.test(file))
const flow = readFileSync('flows/refinance.json', 'utf8').split('\n')
const firstStep = flow.findIndex((line) => line.includes('"steps"')) + 2

/** Counts the import cycles that the linter finds, including those of types. */
function countCircles(): number {
  const args = ['oxlint', '-A', 'all', '--import-plugin', '-D', 'import/no-cycle', '--format', 'json', ...folders]
  const { diagnostics } = JSON.parse(run('npx', ...args))
  return diagnostics.length
}

/**
 * Counts the pairs of places that share six or more lines, according to jscpd. It is downloaded on each run instead of being a
 * dependency.
 */
function countRepeatedPairs(): number {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  const options = ['--min-lines', '6', '--min-tokens', '50', '--silent', '--reporters', 'json', '--output', folder]
  try {
    run('npx', '--yes', 'jscpd@4.3.0', ...options, ...folders)
    return JSON.parse(readFileSync(join(folder, 'jscpd-report.json'), 'utf8')).statistics.total.clones
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const way = await tracePlate()
console.table({
  'source files': { now: sources.length, aim: '≤ 600' },
  'median of their lines': { now: median, aim: '≥ 50' },
  'share of at most 20 lines, %': { now: Math.round(share * 100), aim: '≤ 25' },
  'lines of the longest': { now: lengths.at(-1), aim: '≤ 250' },
  'generated lines': { now: generated.reduce((sum, length) => sum + length, 0), aim: '≤ 4,000' },
  'doors of the engine': { now: doors.length, aim: '3' },
  'circles of imports': { now: countCircles(), aim: '0' },
  'lines of the flow': { now: flow.length - 1, aim: '≤ 1,400' },
  'line of its first step': { now: firstStep, aim: '≤ 150' },
  'repeated pairs': { now: countRepeatedPairs(), aim: '≤ 60' },
  'files on the way of a plate, out and back': { now: way.length, aim: '≤ 20' },
})
console.log(way.join('\n'))
