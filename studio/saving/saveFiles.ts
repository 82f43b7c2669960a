import type { SaveAnswer, SaveRequest, FlowVersion, Proposal, Proposed } from '../../engine/build.ts'
import type { FileChange } from './listChanges.ts'
import type { Files } from '../workspace/createWorkspace.ts'

/** The files as the server expects them. */
const toSaved = (changes: readonly FileChange[]): SaveRequest['files'] =>
  changes.map(({ file, before, after }) => ({ path: file, text: after ?? null, base: before ?? null }))

/** Writes files; if others have changed any of them, writes none and returns theirs. Rejects with a readable message if that fails. */
export const saveFiles = (changes: readonly FileChange[]): Promise<Answered<SaveAnswer>> =>
  ask('files.json', 'PUT', { files: toSaved(changes) } satisfies SaveRequest)

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
export const propose = (
  changes: readonly FileChange[],
  proposal: Omit<Proposal, 'files'>,
): Promise<Proposed | SaveAnswer> =>
  ask('history.json', 'POST', { ...proposal, files: toSaved(changes) } satisfies Proposal)

type Answered<Answer> = Answer & { readonly isConflict: boolean }

async function ask<Answer>(address: string, method = 'GET', body?: object): Promise<Answered<Answer>> {
  const sent = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(address, { method, ...sent }).catch(() => undefined)
  if (!response) throw new Error('The studio’s server is not responding. Is the command that started it still running?')
  const isConflict = response.status === 409
  if (!response.ok && !isConflict) throw new Error(await response.text())
  const answer: Answer = await response.json()
  return { ...answer, isConflict }
}

/** Says why a request failed. */
export const toReason = (error: unknown): string => (error instanceof Error ? error.message : String(error))
