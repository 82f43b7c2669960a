import type { WorkspaceState } from '../workspace/Workspace.ts'

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
