import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runFlow } from '../../../src/cli/flow/runFlow.ts'
import { copyNewsletter, editFile } from './copyNewsletter.ts'

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

/** The encodings and line endings in which an editor may save a file. */
const saved = {
  'with a byte order mark': (text: string) => Buffer.from(`\uFEFF${text}`),
  'with the line ends of Windows': (text: string) => Buffer.from(text.replaceAll('\n', '\r\n')),
  'with both': (text: string) => Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}`),
  'as UTF-16, little end first': utf16,
  'as UTF-16, big end first': (text: string) => utf16(text).swap16(),
  'as UTF-16 without a mark': (text: string) => Buffer.from(text, 'utf16le'),
  'as Latin-1': (text: string) => Buffer.from(text.replace('{', '{ "é": "é",'), 'latin1'),
  'without a letter in it': () => Buffer.from(''),
  'with nothing but a mark': () => Buffer.from('\uFEFF'),
} as const

/** The finding for a file that was saved in each of these ways. */
const findings: Partial<Record<keyof typeof saved, RegExp>> = {
  'as UTF-16, little end first': /:1:1 this file is written in UTF-16\. Save the file with the encoding UTF-8/,
  'as UTF-16, big end first': /:1:1 this file is written in UTF-16\. Save/,
  'as UTF-16 without a mark': /:1:2 this file is written in UTF-16\. Save/,
  'as Latin-1': /:1:4 this letter is not written in UTF-8\. Save/,
  'without a letter in it': /:1:1 this file is empty\. Restore it from git, or delete the file/,
  'with nothing but a mark': /:1:1 this file is empty\./,
}

const ways = Object.keys(saved) as (keyof typeof saved)[]
const fine = ways.filter((how) => !(how in findings))
const wrong = Object.entries(findings) as [keyof typeof saved, RegExp][]

const names = ['flow.json', 'schemas/forms/choice.schema.json', 'copy/en.json'] as const

/** Saves one file of the newsletter in this way, and runs a command on the flow. */
async function save(name: string, how: keyof typeof saved, command: string) {
  const { folder, file } = copyNewsletter()
  const path = join(folder, name)
  if (name === 'api.json') writeFileSync(path, '{}\n')
  writeFileSync(path, saved[how](readFileSync(path, 'utf8')))
  return { path, ...(await runFlow([command, file])) }
}

describe.each(names)('%s', (name) => {
  it.each(fine)('saved %s is fine', async (how) => {
    expect(await save(name, how, 'check')).toMatchObject({
      text: expect.stringMatching(/: nothing found\.$/),
      exitCode: 0,
    })
  })
})

// `api.json` is not part of the flow, but is checked together with it.
describe.each([...names, 'api.json'])('%s', (name) => {
  it.each(wrong)('saved %s has a single finding', async (how, finding) => {
    const { text, exitCode } = await save(name, how, 'check')
    const [first, ...others] = text.split('\n')
    expect(first).toMatch(finding)
    expect(first).toContain(`${name}:`)
    expect(others).toEqual(['', expect.stringMatching(/^1 found/)])
    expect(exitCode).toBe(1)
  })
})

describe('npm run flow -- upgrade', () => {
  it.each(fine)('leaves a flow file saved %s unchanged', async (how) => {
    const { path, text, exitCode } = await save('flow.json', how, 'upgrade')
    expect(text).toMatch(/is up to date\.$/)
    expect(exitCode).toBe(0)
    expect(readFileSync(path)).toEqual(saved[how](readFileSync('tests/flows/newsletter/flow.json', 'utf8')))
  })

  it.each(wrong)('reports a flow file saved %s', async (how, finding) => {
    const { text, exitCode } = await save('flow.json', how, 'upgrade')
    expect(text).toMatch(finding)
    expect(exitCode).toBe(1)
  })

  it.each(['[]', '{}', 'null', '"steps"'])('does not take %s for a flow', async (text) => {
    const { file } = copyNewsletter()
    writeFileSync(file, text)
    expect(await runFlow(['upgrade', file])).toMatchObject({
      text: expect.stringContaining('flow.json is not a flow: it has no "steps".'),
      exitCode: 2,
    })
  })

  it('keeps the byte order mark and the line endings of a file that it rewrites', async () => {
    const { file } = copyNewsletter()
    const old = readFileSync(file, 'utf8').replace('{ "when": "failure.status == 503" }', '"failure.status == 503"')
    writeFileSync(file, saved['with both'](old))
    expect(await runFlow(['upgrade', file])).toEqual({ text: `Rewrote ${file}.`, exitCode: 0 })
    const written = readFileSync(file, 'utf8')
    expect(written).toMatch(/^\uFEFF\{\r\n/)
    expect(written.replaceAll('\r\n', '')).not.toContain('\n')
    expect(await runFlow(['check', file])).toMatchObject({ exitCode: 0 })
  })

  it('reports invalid JSON instead of rewriting the file', async () => {
    const { file } = copyNewsletter()
    editFile(file, '"version": 1,', '"version": 1')
    expect(await runFlow(['upgrade', file])).toMatchObject({
      text: expect.stringMatching(/flow\.json:\d+:\d+ this is not JSON: a comma is missing after this/),
      exitCode: 1,
    })
  })
})

describe('npm run flow -- copy import', () => {
  it.each(wrong)('reports texts saved %s, and writes nothing', async (how, finding) => {
    const { folder, file } = copyNewsletter()
    const [words, copy] = [join(folder, 'words.csv'), join(folder, 'copy/en.json')]
    await runFlow(['copy', 'export', words, '--flow', file])
    const before = readFileSync(copy, 'utf8')
    // The first letters of a spreadsheet are no bracket.
    writeFileSync(words, saved[how](how === 'as Latin-1' ? '{é' : readFileSync(words, 'utf8')))
    const { text, exitCode } = await runFlow(['copy', 'import', words, '--flow', file])
    expect(text).toMatch(new RegExp(finding.source.replace(/^:1:\d+/, 'words\\.csv:\\d+:\\d+')))
    expect(exitCode).toBe(2)
    expect(readFileSync(copy, 'utf8')).toBe(before)
  })
})

describe('a copy file with another content', () => {
  it.each(['[]', '{}', '{ "$schema": "copy.schema.json" }', '7'])('has a single finding: %s', async (text) => {
    const { folder, file } = copyNewsletter()
    writeFileSync(join(folder, 'copy/en.json'), text)
    const { text: said } = await runFlow(['check', file])
    expect(said).toMatch(/copy\/en\.json:1:1 this is not a file of texts by their keys/)
    expect(said).toContain('1 found.')
  })
})

describe('a missing file', () => {
  it.each(['check', 'upgrade'])('is reported by %s with the nearest file name', async (command) => {
    const { folder } = copyNewsletter()
    const { text, exitCode } = await runFlow([command, join(folder, 'flwo.json')])
    expect(text).toMatch(/flwo\.json is not there\. Did you mean flow\.json\?\nnpm run flow/)
    expect(exitCode).toBe(2)
    const named = `${folder.split('/').at(-1)} is a folder, not a file.`
    expect((await runFlow([command, folder])).text).toContain(named)
    expect((await runFlow([command, join(folder, 'nowhere', 'flow.json')])).text).toContain('is not there.')
    expect((await runFlow([command, 'docs/decisions/zebra.txt'])).text).toMatch(
      /zebra\.txt is not there\.\nnpm run flow/,
    )
  })

  it.each([
    ['schemas/forms/choice.schema.json', /forms\/choice\.schema\.json/],
    ['copy/en.json', /there is no copy file in copy/],
  ])('is reported when the flow needs it: %s', async (name, says) => {
    const { folder, file } = copyNewsletter()
    rmSync(join(folder, name))
    const { text, exitCode } = await runFlow(['check', file])
    expect(text).toMatch(says)
    expect(exitCode).toBe(1)
  })
})
