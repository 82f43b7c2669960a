import { applyEdits, format as formatJson } from 'jsonc-parser'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from './Command.ts'

/** A text as the Prettier of the project has it; where there is none, JSON by two spaces and anything else as it is. */
export async function formatFile(path: string, text: string): Promise<string> {
  const prettier = await import('prettier').catch(() => undefined)
  // Line ends and a byte order mark stay as the author's editor writes them.
  if (prettier)
    return prettier.format(text, { ...(await prettier.resolveConfig(path)), filepath: path, endOfLine: 'auto' })
  if (!path.endsWith('.json')) return text
  const edits = formatJson(text, undefined, { insertSpaces: true, tabSize: 2, insertFinalNewline: true })
  return applyEdits(text, edits)
}

/** A file as it is to be written. */
export interface WrittenFile {
  readonly path: string
  readonly text: string
}

/** Writes files, formatted for their places. Throws a `UsageError`, and writes none, where one of the `fresh` is there already. */
export async function writeNew(files: readonly WrittenFile[], fresh: readonly WrittenFile[]): Promise<void> {
  const taken = fresh.find(({ path }) => existsSync(path))
  if (taken) throw new UsageError(`${taken.path} is there already. Choose another name.`)
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await formatFile(path, text))
  }
}
