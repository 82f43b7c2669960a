import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { toEmptyState, toRecord, type SandboxState } from './SandboxState.ts'

/** The sandbox's memory: change `state` in place, then `save` resolves once the change is in the file. */
export type Store = { readonly state: SandboxState; save(): Promise<void> }

/** Opens the JSON file (or memory alone without one); throws when the file is there but cannot be read as state. */
export async function createStore(file?: string): Promise<Store> {
  const state = file === undefined ? toEmptyState() : await readState(file)
  let last: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined

  return {
    state,
    save() {
      if (file === undefined) return Promise.resolve()
      // A write that has not begun yet will carry this change too.
      waiting ??= last.then(() => {
        waiting = undefined
        return writeState(file, state)
      })
      last = waiting.catch(() => undefined)
      return waiting
    },
  }
}

async function readState(file: string): Promise<SandboxState> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return toEmptyState()
  try {
    const kept: Partial<SandboxState> = JSON.parse(text)
    const state: SandboxState = { ...toEmptyState(), ...kept }
    const { sessions, contacts, redirects, answers, tries } = state
    return {
      ...state,
      sessions: toRecord(sessions),
      contacts: toRecord(contacts),
      redirects: toRecord(redirects),
      answers: toRecord(answers),
      tries: toRecord(tries),
      // A file of an earlier version may count less.
      counters: { ...toEmptyState().counters, ...kept.counters },
    }
  } catch (error) {
    throw new Error(`${file} is no JSON, so the sandbox cannot go on from it. Delete it to start anew.`, {
      cause: error,
    })
  }
}

async function writeState(file: string, state: SandboxState): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  await writeFile(draft, JSON.stringify(state, null, 2), { mode: 0o600 })
  await rename(draft, file)
}
