import Papa from 'papaparse'
import { UsageError } from '../Command.ts'
import type { CopyRow, ReturnedRow } from './CopyRow.ts'

const own = ['key', 'context', 'pictures', 'fingerprint']

/** The texts as CSV (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8; a column for each language. */
export function toCsv(rows: readonly CopyRow[]): string {
  const languages = Object.keys(rows[0]?.texts ?? {})
  const table = rows.map(({ key, context, pictures, fingerprint, texts }) => ({
    key,
    context,
    pictures: pictures.join(' '),
    ...texts,
    fingerprint,
  }))
  const columns = ['key', 'context', 'pictures', ...languages, 'fingerprint']
  return `\uFEFF${Papa.unparse(table, { columns, newline: '\r\n' })}\r\n`
}

/** Reads what `toCsv` wrote, columns in any order; throws a `UsageError` when the file is no such table. */
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
  return data.map(({ key = '', fingerprint = '', ...others }) => ({
    key,
    fingerprint,
    texts: Object.fromEntries(Object.entries(others).filter(([name]) => !own.includes(name))),
  }))
}
