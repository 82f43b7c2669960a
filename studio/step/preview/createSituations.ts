import { type StoreApi, createStore } from 'zustand/vanilla'
import { type Example, type LinkedFlow, listFactSamples } from '../../../engine/authoring.ts'
import type { BuiltSituations, FoundPaths } from '../../../engine/build.ts'
import type { Desk } from '../../createDesk.ts'
import type { Files, Workspace } from '../../workspace/createWorkspace.ts'

/** Files whose situations are to be found, and the moment that stands for today. */
export interface SearchRequest {
  readonly id: number
  readonly flowFile: string
  readonly files: Files
  readonly now: Date
}

/** What was found; nothing for files that make no flow that can run. */
export interface SearchAnswer {
  readonly id: number
  readonly examples: FoundPaths | undefined
}

/** The situations in which each step can really be come to. */
export interface Situations {
  /** What the last search that could be made has found. */
  readonly examples: FoundPaths | undefined
  /** What the first one has found, which is of the files as they were opened. */
  readonly first: FoundPaths | undefined
  /** The moment that stands for today in them. */
  readonly now: Date
  /** Whether they are of the files as they are. */
  readonly isCurrent: boolean
}

/** How long nobody edits anything before it is searched anew, in milliseconds: a search takes a second or two. */
const settled = 800

/**
 * Keeps the situations in step with a workspace: searched in a worker, after an edit has settled, for the latest state. What the
 * build has found in the same files is not searched again, nor is anything for files that have words alone; the worker is opened for
 * the first search.
 */
export function createSituations(
  workspace: Workspace,
  {
    openWorker,
    isOfWords = () => false,
  }: { readonly openWorker: () => Worker; readonly isOfWords?: (file: string) => boolean },
  built?: BuiltSituations,
): StoreApi<Situations> {
  const now = built ? new Date(built.now) : new Date()
  const store = createStore<Situations>()(() => {
    const examples = built?.examples
    return { examples, first: examples, now, isCurrent: built !== undefined }
  })
  let [asked, isBusy] = [0, false]
  let timer: ReturnType<typeof setTimeout> | undefined
  let worker: Worker | undefined
  const send = () => {
    isBusy = true
    const { flowFile, files } = workspace.store.getState()
    const request: SearchRequest = { id: asked, flowFile, files, now }
    worker ??= listenTo(openWorker())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage(request)
  }
  function listenTo(opened: Worker): Worker {
    opened.addEventListener('message', ({ data: { id, examples } }: MessageEvent<SearchAnswer>) => {
      isBusy = false
      store.setState((state) => ({
        examples: examples ?? state.examples,
        first: state.first ?? examples,
        isCurrent: id === asked,
      }))
      if (id !== asked && timer === undefined) send()
    })
    return opened
  }
  workspace.store.subscribe((state, before) => {
    const all = Object.keys({ ...state.files, ...before.files })
    if (all.every((file) => state.files[file] === before.files[file] || isOfWords(file))) return
    asked += 1
    store.setState({ isCurrent: false })
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      if (!isBusy) send()
    }, settled)
  })
  if (!built) send()
  return store
}

/** The situation in which a step is shown first: the shortest way there on a device of this width. */
export function toSituation(
  { examples, now }: Pick<Situations, 'examples' | 'now'>,
  step: string,
  width: Desk['width'],
  flow: LinkedFlow | undefined,
): Example | undefined {
  const known = examples?.steps[step] ?? []
  const isFitting = ({ facts }: Pick<Example, 'facts'>) => isMobile(facts) === (width === 'phone')
  const found = known.find(isFitting) ?? known[0]
  if (found || !flow || step !== flow.definition.start) return found
  // The start of an application needs no search.
  const samples = listFactSamples(flow, now)
  return {
    label: 'the application begins',
    step,
    facts: samples.find((facts) => isFitting({ facts })) ?? samples[0] ?? {},
    moves: [{ kind: 'start', step: undefined, event: 'startUp', answers: [] }],
    ways: [],
  }
}

/** Whether what the page tells is told by a phone. */
const isMobile = ({ device }: Example['facts']): boolean =>
  typeof device === 'object' && device !== null && Reflect.get(device, 'isMobile') === true
