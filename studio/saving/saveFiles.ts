import type { SaveAnswer, SaveRequest, FlowVersion, Proposal, Proposed } from '../../engine/build.ts'
import type { FileChange } from './listChanges.ts'
import type { Files } from '../workspace/createWorkspace.ts'

/** The result of saving: saved, a conflict with what others have saved, or a failure with its message. */
type SaveOutcome =
  ({ readonly kind: 'saved' | 'conflict' } & SaveAnswer) | { readonly kind: 'failed'; readonly message: string }

/** Asks the studio's server to write files. Never rejects. */
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
      message: 'The studio’s server is not responding. Is the command that started it still running?',
    }
  }
}

/** Reads the versions of the flow, the latest first. Rejects with a readable message if that fails. */
export async function fetchVersions(): Promise<readonly FlowVersion[]> {
  const { versions }: { versions: readonly FlowVersion[] } = await ask('history.json')
  return versions
}

/** Reads the files of a version. Rejects with a readable message if that fails. */
export async function fetchVersion(id: string): Promise<Files> {
  const { files }: { files: Files } = await ask(`history.json?version=${id}`)
  return files
}

/** Creates a branch with a change, or returns the files that others have changed. Rejects with a readable message if that fails. */
export const propose = (proposal: Proposal): Promise<Proposed | SaveAnswer> =>
  ask('history.json', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(proposal),
  })

async function ask<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(address, init).catch(() => undefined)
  if (!response) throw new Error('The studio’s server is not responding. Is the command that started it still running?')
  if (!response.ok && response.status !== 409) throw new Error(await response.text())
  return response.json()
}
