import { createTwoFilesPatch } from 'diff'
import type { FileChange } from './listChanges.ts'

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
