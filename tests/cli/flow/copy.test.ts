import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, assert, property, record, string } from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { type CopyRow, toFingerprint } from '../../../engine/commands/copy/copyRows.ts'
import { fromCsv, toCsv } from '../../../engine/commands/copy/csv.ts'
import { fromXliff, toXliff } from '../../../engine/commands/copy/xliff.ts'
import { runFlow } from '../../../src/cli/flow/runFlow.ts'
import { copyNewsletter, editFile } from './copyNewsletter.ts'

/** Exports the texts of the newsletter in two languages to a file. */
async function handOut(name: string) {
  const { folder, file } = copyNewsletter()
  const [english, portuguese, out] = [join(folder, 'copy/en.json'), join(folder, 'copy/pt.json'), join(folder, name)]
  writeFileSync(portuguese, readFileSync(english))
  expect(await runFlow(['copy', 'export', out, '--flow', file])).toMatchObject({ exitCode: 0 })
  return {
    file,
    out,
    english,
    portuguese,
    takeBack: () => runFlow(['copy', 'import', out, '--flow', file]),
    read: (path: string): Record<string, string> => JSON.parse(readFileSync(path, 'utf8')),
  }
}

describe('texts that are exported and imported', () => {
  it.each(['words.csv', 'words.xlf'])('change nothing when %s was not edited', async (name) => {
    const { takeBack, english } = await handOut(name)
    const before = readFileSync(english, 'utf8')
    expect(await takeBack()).toEqual({ text: '0 texts changed.', exitCode: 0 })
    expect(readFileSync(english, 'utf8')).toBe(before)
  })

  it.each([
    ['words.csv', /(Welcome,)Welcome/],
    ['words.xlf', /(<target>)Welcome(?=<)/],
  ])('are updated from an edited %s, and the copy file keeps its layout', async (name, text) => {
    const { out, portuguese, takeBack, read } = await handOut(name)
    const before = readFileSync(portuguese, 'utf8')
    const handedOut = readFileSync(out, 'utf8')
    expect(handedOut).toMatch(text)
    writeFileSync(out, handedOut.replace(text, '$1Le damos la bienvenida'))
    expect(await takeBack()).toEqual({ text: '1 text changed.', exitCode: 0 })
    expect(Object.values(read(portuguese))).toContain('Le damos la bienvenida')
    expect(readFileSync(portuguese, 'utf8').split('\n')).toHaveLength(before.split('\n').length)
  })

  it('are kept, and reported as a conflict, when the copy has changed meanwhile', async () => {
    const { out, portuguese, takeBack, read } = await handOut('words.xlf')
    editFile(out, '<target>Welcome<', '<target>Hola<')
    editFile(portuguese, '"Welcome"', '"Buenos días"')
    const { text, exitCode } = await takeBack()
    expect(text).toMatch(/^conflict: ".+" of pt was changed.*\n.*here: Buenos días\n.*in the file: Hola$/m)
    expect(exitCode).toBe(1)
    expect(Object.values(read(portuguese))).toContain('Buenos días')
  })

  it('are all rejected when one of them would break the flow', async () => {
    const { file, out, portuguese, takeBack } = await handOut('words.csv')
    const before = readFileSync(portuguese, 'utf8')
    const found = await runFlow(['check', '--flow', file])
    editFile(out, 'Welcome,Welcome', 'Welcome,{lost}')
    const { text, exitCode } = await takeBack()
    expect(text).toMatch(/pt\.json:\d+:\d+ .*has \{lost\}.*\nNothing was written\.$/s)
    expect(exitCode).toBe(1)
    expect(readFileSync(portuguese, 'utf8')).toBe(before)
    expect(await runFlow(['check', '--flow', file])).toEqual(found)
  })

  it.each([
    ['words.csv', /(?<=\(optional\),)(?=,)/],
    ['words.xlf', /(?<=<target>)(?=<)/],
  ])('include missing translations in %s, and take each of them back to its place', async (name, gap) => {
    const { file, out, portuguese, takeBack, read } = await handOut(name)
    const keys = Object.keys(read(portuguese))
    const [, second = '', third = ''] = keys
    for (const key of [second, third])
      writeFileSync(portuguese, readFileSync(portuguese, 'utf8').replace(new RegExp(`  "${key}".*\\n`), ''))
    expect(await runFlow(['copy', 'export', out, '--flow', file])).toMatchObject({ exitCode: 0 })
    expect(readFileSync(out, 'utf8')).toMatch(gap)
    writeFileSync(out, readFileSync(out, 'utf8').replace(gap, 'opcional'))
    expect(await takeBack()).toEqual({ text: '1 text changed.', exitCode: 0 })
    expect(Object.keys(read(portuguese))).toEqual(keys.filter((key) => key !== third))
    const lines = readFileSync(portuguese, 'utf8').split('\n')
    expect(lines[2]).toBe(`  "${second}": "opcional",`)
  })

  it('are not exported as XLIFF without a language to translate into', async () => {
    const { folder, file } = copyNewsletter()
    const { text, exitCode } = await runFlow(['copy', 'export', join(folder, 'words.xlf'), '--flow', file])
    expect(text).toContain('An XLIFF file needs a language to translate into. There is none: add its file first.')
    expect(exitCode).toBe(2)
  })

  it('of a new language are taken back one by one, though the others are not translated yet', async () => {
    const { file, out, portuguese, takeBack, read } = await handOut('words.xlf')
    const marked = Object.entries(read(portuguese)).map(([key, text]) => [key, `[en] ${text}`])
    writeFileSync(portuguese, JSON.stringify(Object.fromEntries(marked), undefined, 2))
    expect(await runFlow(['copy', 'export', out, '--flow', file])).toMatchObject({ exitCode: 0 })
    editFile(out, '<target>[en] Welcome</target>', '<target>Bem-vindo</target>')
    editFile(out, '<target>[en] (optional)</target>', '')
    expect(await takeBack()).toEqual({ text: '1 text changed.', exitCode: 0 })
    expect(Object.values(read(portuguese))).toContain('Bem-vindo')
    expect(read(portuguese)['form.optional']).toBe('[en] (optional)')
  })

  it('are rejected when their key is unknown, with the nearest key', async () => {
    const { out, takeBack } = await handOut('words.csv')
    editFile(out, 'done.title,', 'done.titel,')
    expect((await takeBack()).text).toContain('"done.titel" is not a key of this flow. Did you mean done.title?')
  })

  it('list the step and the field where they appear', async () => {
    const { out } = await handOut('words.csv')
    expect(readFileSync(out, 'utf8')).toMatch(/^errors\.emailFormat,"?ADDRESS: field email, message of the rule/m)
  })
})

describe('the CSV and XLIFF formats', () => {
  const text = string({ unit: 'grapheme', maxLength: 40 }).filter((one) => !/\p{Cc}|[\ufffe\uffff]/u.test(one))
  const rows = array(record({ context: text, en: text, es: text }), { minLength: 1, maxLength: 8 }).map((list) =>
    list.map(({ context, ...texts }, index): CopyRow => ({
      key: `key.${index}`,
      context,
      pictures: [],
      texts,
      fingerprint: toFingerprint(texts),
    })),
  )
  const kept = (list: readonly CopyRow[]) => list.map(({ key, texts, fingerprint }) => ({ key, texts, fingerprint }))

  // A stranger may have written a text, a field name or a translation like these.
  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    "'=1",
    "''+1",
    '＝1',
    "'text",
    '=HYPERLINK("http://a")',
  ]

  it('write no CSV cell that a spreadsheet reads as a formula, and read every text back', () => {
    const list = formulas.map((formula, index): CopyRow => ({
      key: `${formula}${index}`,
      context: formula,
      pictures: [formula],
      texts: { en: formula, es: 'Hola' },
      fingerprint: toFingerprint({ en: formula }),
    }))
    const csv = toCsv(list)
    const cells = Papa.parse<string[]>(csv.replace(/^\uFEFF/, '')).data.flat()
    expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([])
    expect(fromCsv(csv)).toEqual(kept(list))
  })

  it('lose nothing for any texts', () => {
    assert(
      property(rows, (list) => {
        expect(fromCsv(toCsv(list))).toEqual(kept(list))
        expect(fromXliff(toXliff(list, 'en', 'es'))).toEqual(kept(list))
      }),
    )
  })

  it.each([
    ['a CSV without keys', () => fromCsv('a,b\r\n1,2\r\n'), 'has no column "key"'],
    ['a document that is cut off', () => fromXliff('<xliff><file>'), 'Line 1 of the XLIFF cannot be read'],
    ['another document', () => fromXliff('<html></html>'), 'The file is not XLIFF 1.2'],
  ])('refuse %s', (_, read, message) => {
    expect(read).toThrow(message)
  })
})
