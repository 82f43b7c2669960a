import { applyEdits, format as formatJson } from 'jsonc-parser'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from './Command.ts'

/** Formats a text with the project's Prettier. Without Prettier, JSON gets an indent of two spaces and other text stays unchanged. */
export async function formatFile(path: string, text: string): Promise<string> {
  const prettier = await import('prettier').catch(() => undefined)
  // Keeps the line endings and byte order mark of the author's editor.
  if (prettier)
    return prettier.format(text, { ...(await prettier.resolveConfig(path)), filepath: path, endOfLine: 'auto' })
  if (!path.endsWith('.json')) return text
  const edits = formatJson(text, undefined, { insertSpaces: true, tabSize: 2, insertFinalNewline: true })
  return applyEdits(text, edits)
}

/** A file to write. */
export interface WrittenFile {
  readonly path: string
  readonly text: string
}

/** Writes files, formatted according to their paths. Throws a `UsageError` and writes nothing if one of the `fresh` files exists. */
export async function writeNew(files: readonly WrittenFile[], fresh: readonly WrittenFile[]): Promise<void> {
  const taken = fresh.find(({ path }) => existsSync(path))
  if (taken) throw new UsageError(`${taken.path} is there already. Choose another name.`)
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await formatFile(path, text))
  }
}
