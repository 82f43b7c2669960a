import { createTwoFilesPatch } from 'diff'
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import type { WorkspaceState } from '../workspace/createWorkspace.ts'

/** A file that is otherwise than when it was saved last; without `before` it is new, without `after` it is gone. */
export interface FileChange {
  readonly file: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** The files that are otherwise than when they were saved last. */
export function listChanges({ files, saved }: Pick<WorkspaceState, 'files' | 'saved'>): FileChange[] {
  const paths = new Set([...Object.keys(saved), ...Object.keys(files)])
  return [...paths]
    .filter((path) => files[path] !== saved[path])
    .map((file) => ({ file, before: saved[file], after: files[file] }))
}

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

/** Hands the changes to the browser as a file that `git apply` takes; `name` is that of the file, without its ending. */
export function downloadPatch(changes: readonly FileChange[], name = 'flow'): void {
  const address = URL.createObjectURL(new Blob([toPatch(changes)], { type: 'text/x-patch' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.patch`
  link.click()
  URL.revokeObjectURL(address)
}

/** Changes of files as a patch that `git apply` takes. */
export const toPatch = (changes: readonly FileChange[]): string => changes.map(toFilePatch).join('')

function toFilePatch({ file, before, after }: FileChange): string {
  const [from, to] = [before === undefined ? '/dev/null' : `a/${file}`, after === undefined ? '/dev/null' : `b/${file}`]
  const patch = createTwoFilesPatch(from, to, before ?? '', after ?? '', undefined, undefined, {
    context: 3,
    headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
  })
  const kind = before === undefined ? 'new file mode 100644\n' : after === undefined ? 'deleted file mode 100644\n' : ''
  return `diff --git a/${file} b/${file}\n${kind}${patch}`
}
