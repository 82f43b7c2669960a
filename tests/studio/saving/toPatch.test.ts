import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { toPatch } from '../../../studio/saving/listChanges.ts'

const run = promisify(execFile)

it('toPatch writes a patch that git applies, with changed, new and deleted files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'patch-'))
  await mkdir(join(folder, 'flows/copy'), { recursive: true })
  const before = '{\n  "a": "one",\n  "b": "two"\n}\n'
  const after = before.replace('two', 'zwei — “2”')
  await writeFile(join(folder, 'flows/flow.json'), before)
  await writeFile(join(folder, 'flows/copy/es.json'), '{}')
  const patch = toPatch([
    { file: 'flows/flow.json', before, after },
    { file: 'flows/copy/fr.json', before: undefined, after: '{ "a": "un" }' },
    { file: 'flows/copy/es.json', before: '{}', after: undefined },
  ])
  await writeFile(join(folder, 'flow.patch'), patch)
  await run('git', ['init', '-q'], { cwd: folder })
  await run('git', ['apply', '--check', 'flow.patch'], { cwd: folder })
  await run('git', ['apply', 'flow.patch'], { cwd: folder })
  expect(await readFile(join(folder, 'flows/flow.json'), 'utf8')).toBe(after)
  expect(await readdir(join(folder, 'flows/copy'))).toEqual(['fr.json'])
  expect(await readFile(join(folder, 'flows/copy/fr.json'), 'utf8')).toBe('{ "a": "un" }')
  await rm(folder, { recursive: true })
})
