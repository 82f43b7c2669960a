import type { SaveAnswer, SaveRequest } from '../../engine/build.ts'
import type { FileChange } from './listChanges.ts'

/** What came of saving: written, or others were faster with these files, or nothing was written, in words. */
type SaveOutcome =
  ({ readonly kind: 'saved' | 'conflict' } & SaveAnswer) | { readonly kind: 'failed'; readonly message: string }

/** Asks the studio's server to write files; never rejects. */
export async function saveFiles(changes: readonly FileChange[]): Promise<SaveOutcome> {
  const request: SaveRequest = {
    files: changes.map(({ file, before, after }) => ({ path: file, text: after ?? null, base: before ?? null })),
  }
  try {
    const response = await fetch('files.json', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
    if (response.status === 200 || response.status === 409) {
      const answer: SaveAnswer = await response.json()
      return { kind: response.ok ? 'saved' : 'conflict', ...answer }
    }
    return { kind: 'failed', message: await response.text() }
  } catch {
    return {
      kind: 'failed',
      message: 'The studio’s server does not answer. Is the command that opened it still running?',
    }
  }
}
