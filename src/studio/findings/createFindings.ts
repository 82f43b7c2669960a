import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Problem } from '../../../engine/authoring.ts'
import type { Workspace } from '../workspace/Workspace.ts'
import type { CheckAnswer, CheckRequest } from './CheckMessage.ts'

/** What the check has found in the files. */
export interface Findings {
  readonly problems: readonly Problem[]
  /** Whether that is of the files as they are; while the check runs it is of an earlier state. */
  readonly isCurrent: boolean
}

/** Keeps what the check finds in step with a workspace; it runs in a worker, and only for the latest state. */
export function createFindings(workspace: Workspace, worker: Worker): StoreApi<Findings> {
  const store = createStore<Findings>()(() => ({ problems: [], isCurrent: false }))
  let [asked, isBusy] = [0, false]
  const ask = () => {
    asked += 1
    store.setState({ isCurrent: false })
    if (isBusy) return
    isBusy = true
    const { flowFile, files } = workspace.store.getState()
    const request: CheckRequest = { id: asked, flowFile, files }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage(request)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    const { id, problems, isWhole } = data
    store.setState({ problems, isCurrent: id === asked && isWhole })
    if (!isWhole) return
    isBusy = false
    if (id !== asked) {
      asked -= 1
      ask()
    }
  })
  workspace.store.subscribe((state, before) => {
    if (state.files !== before.files) ask()
  })
  ask()
  return store
}
