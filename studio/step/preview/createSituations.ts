import { type StoreApi, createStore } from 'zustand/vanilla'
import { type Example, type LinkedFlow, listFactSamples } from '../../../engine/authoring.ts'
import type { BuiltSituations, FoundPaths } from '../../../engine/build.ts'
import type { Desk } from '../../createDesk.ts'
import type { Findings } from '../../findings/createFindings.ts'
import type { Files, Workspace } from '../../workspace/createWorkspace.ts'

/** A request to search files for situations, and the date that counts as today. */
export interface SearchRequest {
  readonly flowFile: string
  readonly files: Files
  readonly now: Date
}

/** The result of a search; undefined if the files contain no flow that can run. */
export interface SearchAnswer {
  readonly examples: FoundPaths | undefined
}

/** The situations in which an applicant can reach each step. */
export interface Situations {
  /** The result of the last successful search. */
  readonly examples: FoundPaths | undefined
  /** The result of the first search. It belongs to the files as they were opened, unless they were edited before it ended. */
  readonly first: FoundPaths | undefined
  /** The date that counts as today in the situations. */
  readonly now: Date
  /** Whether the situations belong to the current files. */
  readonly isCurrent: boolean
}

/**
 * How long to wait after the last edit before a search, in milliseconds: short if the preview needs its result, longer otherwise. A search
 * takes a second or two, and the next edit cancels it.
 */
const [soon, later] = [500, 2000]

/** Files, and the result of searching them. */
interface Searched {
  readonly files: Files
  readonly examples: FoundPaths | undefined
}

interface SituationOptions {
  readonly openWorker: () => Worker
  /** The findings of the check: files with faults are not searched. */
  readonly findings: Pick<StoreApi<Findings>, 'getState' | 'subscribe'>
  /** Returns whether a file cannot affect any way, such as a file of texts. */
  readonly isAside: (file: string) => boolean
  /** Returns whether the preview is waiting for the result of a search. */
  readonly isAwaited: () => boolean
}

/**
 * Creates the store that keeps the situations up to date with a workspace. A worker searches the latest files after a pause in editing,
 * once the check has found no faults. Nothing is searched again for files that cannot affect any way, or for those of the build or of the
 * first search. The worker starts with the first search.
 */
export function createSituations(
  workspace: Workspace,
  { openWorker, findings, isAside, isAwaited }: SituationOptions,
  built?: BuiltSituations,
): StoreApi<Situations> {
  const now = built ? new Date(built.now) : new Date()
  const store = createStore<Situations>()(() => {
    const examples = built?.examples
    return { examples, first: examples, now, isCurrent: built !== undefined }
  })
  /** The first search and the last one. */
  let known: readonly Searched[] = built ? [{ files: workspace.store.getState().saved, examples: built.examples }] : []
  let sent: Files | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let worker: Worker | undefined

  const hasSameWays = (one: Files, other: Files) =>
    Object.keys({ ...one, ...other }).every((file) => one[file] === other[file] || isAside(file))
  const find = (files: Files) => known.findLast((one) => hasSameWays(one.files, files))

  /** Uses a known result for the current files, if there is one. */
  function take(): void {
    const found = find(workspace.store.getState().files)
    store.setState((state) => ({ examples: found?.examples ?? state.examples, isCurrent: found !== undefined }))
  }

  /** Searches the current files, unless a result is known or they contain no flow that can run. */
  function search(): void {
    const { flowFile, files } = workspace.store.getState()
    if (sent || timer !== undefined || find(files)) return
    const { sound, files: checked } = findings.getState()
    if (sound !== files) return checked === files ? store.setState({ isCurrent: true }) : undefined
    store.setState({ isCurrent: false })
    sent = files
    const request: SearchRequest = { flowFile, files, now }
    worker ??= listenTo(openWorker())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage(request)
  }

  /** Cancels the running search, whose result would be out of date. */
  function stop(): void {
    if (!sent) return
    worker?.terminate()
    worker = undefined
    sent = undefined
  }

  function settle(): void {
    timer = undefined
    search()
  }

  function listenTo(opened: Worker): Worker {
    opened.addEventListener('message', ({ data: { examples } }: MessageEvent<SearchAnswer>) => {
      const found = { files: sent ?? {}, examples }
      sent = undefined
      known = [known[0] ?? found, found]
      store.setState((state) => ({ examples: examples ?? state.examples, first: state.first ?? examples }))
      take()
    })
    return opened
  }

  workspace.store.subscribe((state, before) => {
    if (hasSameWays(state.files, before.files)) return
    stop()
    take()
    clearTimeout(timer)
    timer = setTimeout(() => (isAwaited() ? settle() : (timer = setTimeout(settle, later - soon))), soon)
  })
  findings.subscribe(search)
  take()
  search()
  return store
}

/** Returns the situation that a step is shown in first: the shortest way to it on a device of this width. */
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
  // The start of an application can be shown without a search.
  const samples = listFactSamples(flow, now)
  return {
    label: 'the application starts',
    step,
    facts: samples.find((facts) => isFitting({ facts })) ?? samples[0] ?? {},
    moves: [{ kind: 'start', step: undefined, event: 'startUp', answers: [] }],
    ways: [],
  }
}

/** Checks whether the facts of the page describe a phone. */
const isMobile = ({ device }: Example['facts']): boolean =>
  typeof device === 'object' && device !== null && Reflect.get(device, 'isMobile') === true
