import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const limitMs = 2000

/** Times each command of `npm run flow` on the refinance flow from start to end: the median of some runs. */
export async function timeCommands(runs: number) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-flow-'))
  // Some commands write to the flow's files.
  await Promise.all(['flows', 'schemas'].map((name) => cp(name, join(folder, name), { recursive: true })))
  const flow = ['--flow', join(folder, 'flows/refinance.json')]
  const words = join(folder, 'words.csv')
  const commands = [
    ['check'],
    ['map'],
    ['map', '--svg', join(folder, 'map.svg')],
    ['paths', '--to', 'OFFER_SELECTION'],
    ['paths'],
    ['diff', 'HEAD'],
    ['copy', 'export', words],
    ['copy', 'import', words, ...flow],
    ['release', ...flow],
    ['new', 'step', 'ASK_SOMETHING', '--after', 'OFFER_SELECTION', ...flow],
  ]
  try {
    const rows: Record<string, object> = {}
    for (const command of commands) {
      const times: number[] = []
      // The same step cannot be added twice.
      for (let count = 0; count < (command[0] === 'new' ? 1 : runs); count += 1) {
        const start = performance.now()
        // Exit code 1 reports findings, which is a valid result.
        await run('npm', ['run', '--silent', 'flow', '--', ...command]).catch((error) => {
          if (error.code !== 1) throw error
        })
        times.push(performance.now() - start)
      }
      const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN
      const name = command.filter((word) => !word.includes(folder) && word !== '--flow').join(' ')
      rows[`npm run flow -- ${name}`] = { ms: Math.round(median), aim: `≤ ${limitMs} ms`, kept: median <= limitMs }
    }
    return rows
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
