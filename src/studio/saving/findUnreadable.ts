import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser'
import type { FileChange } from './listChanges.ts'

/** The files that are no JSON, each as a sentence with the line. */
export const findUnreadable = (changes: readonly FileChange[]): string[] =>
  changes.flatMap(({ file, after }) => {
    if (after === undefined) return []
    const errors: ParseError[] = []
    parse(after, errors, { disallowComments: true })
    const [first] = errors
    if (!first) return []
    const line = after.slice(0, first.offset).split('\n').length
    return [`${file} cannot be read: ${printParseErrorCode(first.error)} in line ${line}.`]
  })
