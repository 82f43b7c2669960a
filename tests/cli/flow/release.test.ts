import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toSeal } from '../../../engine/definition/released/ReleasedFlow.ts'
import { runFlow } from '../../../src/cli/flow/runFlow.ts'
import { copyNewsletter, editFile } from './copyNewsletter.ts'

describe('npm run flow -- release', () => {
  it('writes a released file with what saved applications rely on', async () => {
    const { folder, file } = copyNewsletter()
    const released = join(folder, 'released/newsletter.1.json')
    const before = JSON.parse(readFileSync(released, 'utf8'))
    rmSync(join(folder, 'released'), { recursive: true })
    expect(await runFlow(['release', '--flow', file])).toMatchObject({
      text: expect.stringMatching(/^Wrote .*newsletter\.1\.json\. Commit it with what goes live\.$/),
      exitCode: 0,
    })
    expect(JSON.parse(readFileSync(released, 'utf8'))).toEqual(before)
  })

  it('leaves a released version unchanged, even one with the hash of old records', async () => {
    const { folder, file } = copyNewsletter()
    const released = join(folder, 'released/newsletter.1.json')
    const content = { ...JSON.parse(readFileSync(released, 'utf8')), hash: 'abc' }
    const before = JSON.stringify({ ...content, seal: toSeal(content) })
    writeFileSync(released, before)
    expect(await runFlow(['release', '--flow', file])).toMatchObject({
      text: expect.stringContaining('newsletter.1.json is up to date.'),
      exitCode: 0,
    })
    expect(readFileSync(released, 'utf8')).toBe(before)
  })

  it('requires a new version when the released one differs, and writes that version', async () => {
    const { file } = copyNewsletter()
    editFile(file, '"progress": 60', '"progress": 50')
    expect(await runFlow(['release', '--flow', file])).toMatchObject({
      text: expect.stringMatching(/^Version 1 is already released with other content\. Raise "version" in .* to 2/),
      exitCode: 1,
    })
    editFile(file, '"version": 1', '"version": 2')
    expect(await runFlow(['release', '--flow', file])).toMatchObject({
      text: expect.stringContaining('newsletter.2.json'),
      exitCode: 0,
    })
  })

  it('releases no flow with a fault', async () => {
    const { file } = copyNewsletter()
    editFile(file, '"resumable": true', '"resumable": false')
    expect(await runFlow(['release', '--flow', file])).toMatchObject({
      text: expect.stringContaining('applications of version 1 may have stopped at DONE'),
      exitCode: 1,
    })
  })
})
