import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Workspace } from '../workspace/Workspace.ts'
import type { CheckAnswer, CheckRequest, Finding } from './CheckMessage.ts'

/** What the check has found in the files. */
export interface Findings {
  readonly problems: readonly Finding[]
  /** Whether anything is known yet: until the first check has come to its end nothing is. */
  readonly isKnown: boolean
  /** Whether that is of the files as they are; while the check runs it is of an earlier state. */
  readonly isCurrent: boolean
}

/**
 * Keeps what the check finds in step with a workspace; it runs in a worker, and only for the latest state. `code` is the words of
 * the product's own code.
 */
export function createFindings(workspace: Workspace, worker: Worker, code: string): StoreApi<Findings> {
  const store = createStore<Findings>()(() => ({ problems: [], isKnown: false, isCurrent: false }))
  let [asked, isBusy] = [0, false]
  const send = () => {
    isBusy = true
    const { flowFile, files } = workspace.store.getState()
    const request: CheckRequest = { id: asked, flowFile, files, code }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage(request)
  }
  const ask = () => {
    asked += 1
    store.setState({ isCurrent: false })
    if (!isBusy) send()
  }
  worker.addEventListener('message', ({ data: { id, problems, isWhole } }: MessageEvent<CheckAnswer>) => {
    if (isWhole) store.setState({ problems, isKnown: true, isCurrent: id === asked })
    // The faults are gone at once; the advice stays until the new one is there, lest it flickers.
    else store.setState((state) => ({ problems: state.problems.filter(({ isAdvice }) => isAdvice) }))
    if (!isWhole) return
    isBusy = false
    if (id !== asked) send()
  })
  workspace.store.subscribe((state, before) => {
    if (state.files !== before.files) ask()
  })
  ask()
  return store
}
