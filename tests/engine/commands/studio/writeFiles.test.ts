import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readFlowFiles } from '../../../../engine/definition/readFlow.ts'
import { writeFiles } from '../../../../engine/commands/studio/writeFiles.ts'

const flow = '{ "schemas": "../schemas", "copy": "copy" }\n'
let folder = ''
const project = () => ({ folder, flowFile: 'flows/flow.json' })
const read = (file: string) => readFile(join(folder, file), 'utf8')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'project-'))
  await mkdir(join(folder, 'flows/copy'), { recursive: true })
  await mkdir(join(folder, 'schemas/forms'), { recursive: true })
  await writeFile(join(folder, 'flows/flow.json'), flow)
  await writeFile(join(folder, 'flows/copy/en.json'), '{ "a": "one" }\n')
  await writeFile(join(folder, 'package.json'), '{}')
})
afterEach(() => rm(folder, { recursive: true }))

describe('writeFiles', () => {
  it('formats and writes changed files, adds new ones and deletes removed ones', async () => {
    const answer = await writeFiles(project(), [
      { path: 'flows/copy/en.json', text: '{"a":"two"}', base: '{ "a": "one" }\n' },
      { path: 'flows/copy/fr.json', text: '{}', base: null },
    ])
    expect(answer).toEqual({
      isConflict: false,
      files: { 'flows/copy/en.json': '{ "a": "two" }\n', 'flows/copy/fr.json': '{}\n' },
    })
    expect(await read('flows/copy/en.json')).toBe('{ "a": "two" }\n')
    await writeFiles(project(), [{ path: 'flows/copy/fr.json', text: null, base: '{}\n' }])
    expect(await readdir(join(folder, 'flows/copy'))).toEqual(['en.json'])
  })

  it('writes nothing when one file has changed meanwhile, and returns its current content', async () => {
    const answer = await writeFiles(project(), [
      { path: 'flows/flow.json', text: flow.replace('copy"', 'copy" '), base: flow },
      { path: 'flows/copy/en.json', text: '{"a":"two"}', base: '{ "a": "older" }\n' },
    ])
    expect(answer).toEqual({ isConflict: true, files: { 'flows/copy/en.json': '{ "a": "one" }\n' } })
    expect(await read('flows/flow.json')).toBe(flow)
  })

  it('writes a settings file only when the project names it', async () => {
    await mkdir(join(folder, 'deploy'))
    const settings = ['deploy/partners.json']
    const file = (path: string) => [{ path, text: '{"partners":[]}', base: null }]
    await writeFiles({ ...project(), settings }, file('deploy/partners.json'))
    expect(await read('deploy/partners.json')).toBe('{ "partners": [] }\n')
    await expect(writeFiles({ ...project(), settings }, file('deploy/others.json'))).rejects.toThrow(
      'not a file of the flow',
    )
  })

  it('reports a conflict to the later of two writes with the same base', async () => {
    const base = '{ "a": "one" }\n'
    const file = (text: string) => [{ path: 'flows/copy/en.json', text, base }]
    const [first, second] = await Promise.all([
      writeFiles(project(), file('{"a":"first"}')),
      writeFiles(project(), file('{"a":"second"}')),
    ])
    expect([first.isConflict, second.isConflict]).toEqual([false, true])
    expect(await read('flows/copy/en.json')).toBe('{ "a": "first" }\n')
  })

  it.each([
    'package.json',
    'flows/../package.json',
    '../other.json',
    '/etc/passwd',
    'flows/copy/../../package.json',
    'flows/copy/script.js',
    'flows/copy/deep/en.json',
    'schemas/../flows/other.schema.json',
    'flows\\copy\\en.json',
  ])('refuses %s, which is not a file of the flow', async (path) => {
    await expect(writeFiles(project(), [{ path, text: '{}', base: null }])).rejects.toThrow(/is not a file of the flow/)
  })

  it('refuses to follow a link out of the project', async () => {
    const other = await mkdtemp(join(tmpdir(), 'other-'))
    await symlink(other, join(folder, 'schemas/linked'), 'dir')
    const file = { path: 'schemas/linked/a.schema.json', text: '{}', base: null }
    await expect(writeFiles(project(), [file])).rejects.toThrow(/outside of the project/)
    expect(await readdir(other)).toEqual([])
    await rm(other, { recursive: true })
  })

  it('rejects invalid JSON with the syntax error', async () => {
    const file = { path: 'flows/copy/en.json', text: '{\n  "a": }', base: '{ "a": "one" }\n' }
    await expect(writeFiles(project(), [file])).rejects.toThrow(
      'flows/copy/en.json cannot be read on line 2: this is not JSON: a value is missing here.',
    )
    expect(await read('flows/copy/en.json')).toBe(file.base)
  })
  it.each([
    ['a byte order mark', '\uFEFF{ "a": "one" }\n'],
    ['the line ends of Windows', '{ "a": "one" }\r\n'],
  ])('keeps %s', async (_, base) => {
    const path = 'flows/copy/en.json'
    await writeFile(join(folder, path), base)
    await writeFiles(project(), [{ path, text: base.replace('"one"', '   "two"'), base }])
    expect(await read(path)).toBe(base.replace('one', 'two'))
  })

  it('refuses to save over a file that is not written in UTF-8', async () => {
    const path = 'flows/copy/es.json'
    const bytes = Buffer.from('{ "a": "café", "b": "one" }', 'latin1')
    await writeFile(join(folder, path), bytes)
    const base = readFlowFiles(join(folder, 'flows/flow.json'), folder).files.get(path) ?? ''
    const text = '{ "a": "caf\uFFFD", "b": "two" }'
    await expect(writeFiles(project(), [{ path, text, base }])).rejects.toThrow(
      `${path} is not written in UTF-8 on disk, so saving would damage its letters. Save it as UTF-8 in another editor first.`,
    )
    expect(await readFile(join(folder, path))).toEqual(bytes)
  })

  it('restores a broken flow file with the files of its folders, and finds no conflict in what is on disk already', async () => {
    await writeFile(join(folder, 'flows/flow.json'), '')
    const answer = await writeFiles(project(), [
      { path: 'flows/flow.json', text: flow, base: '' },
      { path: 'flows/copy/en.json', text: '{ "a": "one" }\n', base: null },
      { path: 'flows/copy/fr.json', text: '{}', base: null },
    ])
    expect(answer.isConflict).toBe(false)
    expect(await read('flows/flow.json')).toBe(flow)
    expect(await read('flows/copy/fr.json')).toBe('{}\n')
  })
})
