import { writeFileSync } from 'node:fs'
import { listSyntaxProblems } from '../definition/checks/checkSyntax.ts'
import { readSource } from '../definition/readFlow.ts'
import { isEmpty, notUtf8 } from '../definition/SourceFile.ts'
import { toText } from '../definition/index.ts'
import { UsageError, type Command, type CommandInput, type CommandOutput } from './Command.ts'
import { fromCsv, toCsv } from './copy/csv.ts'
import { importCopy, toCopyRows } from './copy/copyRows.ts'
import { fromXliff, toXliff } from './copy/xliff.ts'
import { openWritten } from './readLinkedFlow.ts'

/** Exports all texts for translators and lawyers, and imports them again. */
export const copy: Command = {
  summary: 'exports all words as CSV or XLIFF, and imports them again',
  usage: 'export|import FILE.csv|FILE.xlf [--to es] [--pictures FOLDER]',
  options: { to: { type: 'string' }, pictures: { type: 'string' } },
  run(input) {
    const [direction, file] = input.positionals
    if (file === undefined || !/\.(csv|xlf|xliff)$/.test(file))
      throw new UsageError('Name a file that ends in .csv, or in .xlf for XLIFF.')
    if (direction === 'export') return exportCopy(input, file)
    if (direction === 'import') return takeBack(input, file)
    throw new UsageError('Say whether to export or import.')
  },
}

const isCsv = (file: string) => file.endsWith('.csv')

function exportCopy({ values, flowFile, project }: CommandInput, file: string): CommandOutput {
  // A missing translation is a reason to export, not a fault that keeps from it.
  const flow = openWritten(flowFile)
  const rows = toCopyRows(flow, String(values['pictures'] ?? project.pictures ?? ''))
  const [source = '', ...others] = flow.copy.keys()
  const target = String(values['to'] ?? others[0] ?? '')
  if (!isCsv(file) && !others.includes(target)) {
    const wrong = target === '' ? 'An XLIFF file needs' : `"${target}" is not`
    const known = others.join(', ') || 'none'
    throw new UsageError(`${wrong} a language to translate into. There is ${known}: add its file first.`)
  }
  writeFileSync(file, isCsv(file) ? toCsv(rows) : toXliff(rows, source, target))
  return { text: `Wrote ${rows.length} texts to ${file}.`, exitCode: 0 }
}

function takeBack({ flowFile }: CommandInput, file: string): CommandOutput {
  const source = readSource(file)
  // Spreadsheets save in other encodings, too.
  const isUnread = source.errors.some(({ error }) => error === notUtf8 || error === isEmpty)
  const [unread] = isUnread ? listSyntaxProblems(source) : []
  if (unread) throw new UsageError(toText(unread))
  const { text } = source
  const { merge, problems, files } = importCopy(flowFile, isCsv(file) ? fromCsv(text) : fromXliff(text))
  const conflicts = merge.conflicts.map(
    ({ key, language, here, returned }) =>
      `conflict: "${key}" of ${language} was changed since it was handed out.\n  here: ${here}\n  in the file: ${returned}`,
  )
  const faults = [...merge.unknown, ...problems.map(toText)]
  if (faults.length > 0) return { text: [...faults, ...conflicts, 'Nothing was written.'].join('\n'), exitCode: 1 }
  for (const { path, text: changed } of files) writeFileSync(path, changed)
  const count = [...merge.changes.values()].reduce((sum, { size }) => sum + size, 0)
  const told = `${count} ${count === 1 ? 'text' : 'texts'} changed.`
  return { text: [...conflicts, told].join('\n'), exitCode: conflicts.length === 0 ? 0 : 1 }
}
