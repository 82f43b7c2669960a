import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Workspace } from '../../workspace/Workspace.ts'
import type { FoundPaths, SearchAnswer, SearchRequest } from './SearchMessage.ts'

/** The situations in which each step can really be come to. */
export interface Situations {
  /** What the last search that could be made has found. */
  readonly examples: FoundPaths | undefined
  /** The moment that stands for today in them. */
  readonly now: Date
  /** Whether they are of the files as they are. */
  readonly isCurrent: boolean
}

/** How long nobody edits anything before it is searched anew, in milliseconds: a search takes a second or two. */
const settled = 800

/** Keeps the situations in step with a workspace: searched in a worker, after an edit has settled, for the latest state. */
export function createSituations(workspace: Workspace, worker: Worker, now: Date): StoreApi<Situations> {
  const store = createStore<Situations>()(() => ({ examples: undefined, now, isCurrent: false }))
  let [asked, isBusy] = [0, false]
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    isBusy = true
    const { flowFile, files } = workspace.store.getState()
    const request: SearchRequest = { id: asked, flowFile, files, now }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage(request)
  }
  worker.addEventListener('message', ({ data: { id, examples } }: MessageEvent<SearchAnswer>) => {
    isBusy = false
    store.setState((state) => ({ examples: examples ?? state.examples, isCurrent: id === asked }))
    if (id !== asked && timer === undefined) send()
  })
  workspace.store.subscribe((state, before) => {
    if (state.files === before.files) return
    asked += 1
    store.setState({ isCurrent: false })
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      if (!isBusy) send()
    }, settled)
  })
  send()
  return store
}
