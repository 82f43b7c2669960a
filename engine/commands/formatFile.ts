import { applyEdits, format as formatJson } from 'jsonc-parser'

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
