import type { FileChange } from './listChanges.ts'
import { toPatch } from './toPatch.ts'

/** Hands the changes to the browser as a file that `git apply` takes. */
export function downloadPatch(changes: readonly FileChange[]): void {
  const address = URL.createObjectURL(new Blob([toPatch(changes)], { type: 'text/x-patch' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'flow.patch'
  link.click()
  URL.revokeObjectURL(address)
}
