import { type StoreApi, createStore } from 'zustand/vanilla'
import { type Example, type LinkedFlow, listFactSamples } from '../../../engine/authoring.ts'
import type { BuiltSituations, FoundPaths } from '../../../engine/build.ts'
import type { Desk } from '../../createDesk.ts'
import type { Findings } from '../../findings/createFindings.ts'
import type { Files, Workspace } from '../../workspace/createWorkspace.ts'

/** Files whose situations are to be found, and the moment that stands for today. */
export interface SearchRequest {
  readonly flowFile: string
  readonly files: Files
  readonly now: Date
}

/** What was found; nothing for files that make no flow that can run. */
export interface SearchAnswer {
  readonly examples: FoundPaths | undefined
}

/** The situations in which each step can really be come to. */
export interface Situations {
  /** What the last search that could be made has found. */
  readonly examples: FoundPaths | undefined
  /** What the first one has found: of the files as they were opened, unless somebody edited them before its end. */
  readonly first: FoundPaths | undefined
  /** The moment that stands for today in them. */
  readonly now: Date
  /** Whether they are of the files as they are. */
  readonly isCurrent: boolean
}

/**
 * How long nobody edits anything before it is searched anew, in milliseconds: soon where a step cannot be shown without, else after
 * a pause. A search takes a second or two, and is given up with the next edit.
 */
const [soon, later] = [500, 2000]

/** Files, and what a search has found in them. */
interface Searched {
  readonly files: Files
  readonly examples: FoundPaths | undefined
}

interface SituationOptions {
  readonly openWorker: () => Worker
  /** What is made of files that the check refuses is no flow to be searched. */
  readonly findings: Pick<StoreApi<Findings>, 'getState' | 'subscribe'>
  /** Whether no way depends on a file, as on one of words. */
  readonly isAside: (file: string) => boolean
  /** Whether somebody waits for what a search finds. */
  readonly isAwaited: () => boolean
}

/**
 * Keeps the situations in step with a workspace: searched in a worker, after an edit has settled and the check has found a flow, for
 * the latest state. Nothing is searched for files that no way depends on, nor again for those of the build or those as they were
 * opened; the worker is opened for the first search.
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

  /** Takes what is known of the files as they are, if anything is. */
  function take(): void {
    const found = find(workspace.store.getState().files)
    store.setState((state) => ({ examples: found?.examples ?? state.examples, isCurrent: found !== undefined }))
  }

  /** Searches the files as they are, unless that was done, or they make no flow. */
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

  /** Ends the search that is under way, since what it would find is not of the files as they are. */
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
