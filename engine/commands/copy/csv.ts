import Papa from 'papaparse'
import { UsageError } from '../Command.ts'
import type { CopyRow, ReturnedRow } from './copyRows.ts'

const own = ['key', 'context', 'pictures', 'fingerprint']

/**
 * Matches what spreadsheets would treat as a formula (OWASP: CSV injection). Such a cell gets an apostrophe in front, even if
 * it has one already, so that every text returns unchanged.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/
const toCell = (text: string) => (formula.test(text) ? `'${text}` : text)
const fromCell = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text)
const toCells = (texts: Readonly<Record<string, string>>, convert: (text: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, convert(text)]))

/** Converts the texts to CSV (RFC 4180) with one column per language. A byte order mark makes spreadsheets read it as UTF-8. */
export function toCsv(rows: readonly CopyRow[]): string {
  const languages = Object.keys(rows[0]?.texts ?? {})
  const table = rows.map(({ key, context, pictures, fingerprint, texts }) =>
    toCells({ key, context, pictures: pictures.join(' '), ...texts, fingerprint }, toCell),
  )
  const columns = ['key', 'context', 'pictures', ...languages, 'fingerprint']
  return `\uFEFF${Papa.unparse(table, { columns, newline: '\r\n' })}\r\n`
}

/** Parses the output of `toCsv`, with the columns in any order. Throws a `UsageError` when the file is not such a table. */
export function fromCsv(text: string): ReturnedRow[] {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  })
  const [error] = errors
  if (error) throw new UsageError(`Row ${(error.row ?? 0) + 2} of the CSV cannot be read: ${error.message}.`)
  for (const column of ['key', 'fingerprint']) {
    if (!meta.fields?.includes(column))
      throw new UsageError(`The CSV has no column "${column}". Keep the columns that the export made.`)
  }
  return data.map((row) => {
    const { key = '', fingerprint = '', ...others } = toCells(row, fromCell)
    return {
      key,
      fingerprint,
      texts: Object.fromEntries(Object.entries(others).filter(([name]) => !own.includes(name))),
    }
  })
}
