import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toFlowText } from '../../engine/build.ts'
import { runFlow } from '../../src/cli/flow/runFlow.ts'
import { readCheckedFlow } from '../flows/readCheckedFlow.ts'

const names = readdirSync('examples', { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))

describe.each(names)('the example %s', (name) => {
  const folder = join('examples', name)
  const file = join(folder, 'flow.json')

  it('passes the check', async () => {
    expect(await runFlow(['check', file])).toEqual({ text: `${file}: nothing found.`, exitCode: 0 })
  })

  it('has data for each of its paths', async () => {
    expect(await runFlow(['paths', '--flow', file])).toMatchObject({ exitCode: 0 })
  })

  it('matches its reviewed description', async () => {
    const { flow, steps } = toFlowText(readCheckedFlow(file), 'en')
    await expect([flow, ...Object.values(steps)].join('\n')).toMatchFileSnapshot(`./__snapshots__/${name}.txt`)
  })

  it('has at most 50 lines of code', () => {
    const code = readdirSync(folder).filter((one) => /\.tsx?$/.test(one))
    const lines = code.flatMap((one) => readFileSync(join(folder, one), 'utf8').trim().split('\n'))
    expect(lines.length).toBeLessThanOrEqual(50)
  })
})
