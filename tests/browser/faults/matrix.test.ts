import { availableParallelism } from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import { createSandbox } from '../../../src/sandbox/createSandbox.ts'
import { serveConfigured } from '../support/serveConfigured.ts'
import { theBrowser } from '../support/theBrowser.ts'
import { cells, toSample, toWalks } from './cells.ts'
import type { Result } from './Cell.ts'
import { createFaultyHost } from '../../faults/createFaultyHost.ts'
import { createOutage } from './createOutage.ts'
import { takeWalk, type Lane } from './takeWalk.ts'

/** `FAULTS` selects the cells whose names contain one of its parts; without it, a sample is played, another one each day. */
const { FAULTS: asked, FAULTS_SEED: seed = String(Math.floor(Date.now() / 86_400_000)) } = process.env
const sampleSize = 12
const timeoutMs = asked === undefined ? 300_000 : 3 * 60 * 60_000

it(
  'the application recovers from every failing call, with nothing lost and nothing done twice',
  async () => {
    const pieces = asked?.split('|')
    const chosen = pieces
      ? cells.filter(({ name }) => pieces.some((piece) => name.includes(piece)))
      : toSample(cells, sampleSize, Number(seed))
    const queue = toWalks(chosen)
    const results: Result[] = []
    const browser = await theBrowser()
    const work = async () => {
      const lane = await openLane(browser)
      for (let walk = queue.shift(); walk; walk = queue.shift()) {
        // oxlint-disable-next-line no-await-in-loop -- a lane takes one walk at a time
        const found = await takeWalk(walk, lane)
        results.push(...found)
        for (const result of found) if (asked !== undefined || isFailing(result)) console.log(toLine(result))
        // A fault that leads elsewhere ends the walk; the cells that remain go to another walk.
        const left = walk.filter(({ name }) => found.every((result) => result.name !== name))
        if (left.length > 0) queue.unshift(left)
      }
    }
    await Promise.all(Array.from({ length: 2 * availableParallelism() }, work))
    console.log(toReport(results))
    const failing = results.filter(isFailing)
    expect(failing.map(toLine)).toEqual([])
  },
  timeoutMs,
)

async function openLane(browser: Lane['browser']): Promise<Lane> {
  const sandbox = await createSandbox({ slowMs: 300, statusWaitMs: 300 })
  onTestFinished(() => sandbox.close())
  const hostUrl = await sandbox.listen({ port: 0, host: 'localhost' })
  const outage = createOutage()
  const host = await createFaultyHost(hostUrl, outage.choose)
  onTestFinished(() => host.close())
  const { url: siteUrl } = await serveConfigured({ environment: 'qa', apiBaseUrl: `${host.url}/` })
  return { browser, siteUrl, hostUrl, outage }
}

const isFailing = ({ isReached, lost, repeated, seen }: Result) =>
  !isReached || lost.length + repeated.length + seen.length > 0

/** Describes what was wrong with a cell, and how to play it again. */
const toLine = ({ name, isReached, lost, repeated, seen }: Result) =>
  [
    isReached ? `reached  ${name}` : `not reached  ${name}`,
    ...lost.map((what) => `  lost: ${what}`),
    ...repeated.map((what) => `  repeated: ${what}`),
    ...seen.map((what) => `  ${what}`),
  ].join('\n')

function toReport(results: readonly Result[]): string {
  const count = (has: (result: Result) => boolean) => results.filter(has).length
  return [
    `${results.length} of ${cells.length} cells tried${asked === undefined ? ` (FAULTS_SEED=${seed})` : ''}`,
    `${count(({ isReached }) => isReached)} reached`,
    `${count(({ lost }) => lost.length > 0)} lost`,
    `${count(({ repeated }) => repeated.length > 0)} repeated`,
    `${count(isFailing)} failing`,
  ].join(', ')
}
