import { type StoreApi, createStore } from 'zustand/vanilla'
import type { BuiltFinding } from '../../engine/build.ts'
import { keepSame } from '../map/useSame.ts'
import type { Files, Workspace } from '../workspace/createWorkspace.ts'

/** What the check found. */
export type Finding = BuiltFinding

/** Files to be checked. */
export interface CheckRequest {
  readonly id: number
  readonly flowFile: string
  readonly files: Files
  /** The words of the product's own code. */
  readonly code: string
}

/** What was found in them: first the faults, then, when there are none, the advice, unless a later request has come meanwhile. */
export interface CheckAnswer {
  readonly id: number
  readonly problems: readonly Finding[]
  /** Whether nothing more comes of this request. */
  readonly isWhole: boolean
}

/** What the check has found in the files. */
export interface Findings {
  readonly problems: readonly Finding[]
  /** The files that were checked to the end. */
  readonly files: Files
  /** Whether anything is known yet: until the first check has come to its end nothing is. */
  readonly isKnown: boolean
  /** Whether that is of the files as they are; while the check runs it is of an earlier state. */
  readonly isCurrent: boolean
  /** The latest files that were found to make a flow that can run; nothing before any were. */
  readonly sound: Files | undefined
}

/**
 * Keeps what the check finds in step with a workspace; it runs in a worker, which gives up what is outdated. What the build has found
 * in the same files is not looked for again: the worker is opened for the first check. `code` is the words of the product's own code.
 */
export function createFindings(
  workspace: Workspace,
  { openWorker, code }: { readonly openWorker: () => Worker; readonly code: string },
  built?: readonly Finding[],
): StoreApi<Findings> {
  const { files: first } = workspace.store.getState()
  const store = createStore<Findings>()(() =>
    built
      ? { problems: built, files: first, isKnown: true, isCurrent: true, sound: undefined }
      : { problems: [], files: {}, isKnown: false, isCurrent: false, sound: undefined },
  )
  /** What was found in files to the end: an edit that is undone shows at once what was found before it. */
  const known = new WeakMap<Files, Pick<Findings, 'problems' | 'sound'>>()
  if (built) known.set(first, { problems: built, sound: undefined })
  let asked = 0
  let worker: Worker | undefined
  const ask = () => {
    asked += 1
    const { flowFile, files } = workspace.store.getState()
    store.setState({ isCurrent: false })
    const found = known.get(files)
    // Once all who follow the files know of them.
    if (found) return queueMicrotask(() => files === workspace.store.getState().files && recall(files, found))
    const request: CheckRequest = { id: asked, flowFile, files, code }
    worker ??= listenTo(openWorker())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage(request)
  }
  function recall(files: Files, { problems, sound }: Pick<Findings, 'problems' | 'sound'>): void {
    store.setState((state) => ({ problems, files, isKnown: true, isCurrent: true, sound: sound ?? state.sound }))
  }
  function listenTo(opened: Worker): Worker {
    opened.addEventListener('message', ({ data: { id, problems, isWhole } }: MessageEvent<CheckAnswer>) => {
      const { problems: before, files, sound } = store.getState()
      const isCurrent = id === asked
      if (!isCurrent && store.getState().isCurrent) return
      // What was found in an earlier state is told, but of which files it is does not matter any more.
      const checked = isCurrent ? workspace.store.getState().files : undefined
      // Mostly the same is found again, of which nothing is to be drawn anew.
      const keep = (found: readonly Finding[]) => keepSame(before, found)
      if (isWhole) store.setState({ problems: keep(problems), files: checked ?? files, isKnown: true, isCurrent })
      // The faults are gone at once; the advice stays until the new one is there, lest it flickers.
      else store.setState({ problems: keep(before.filter(({ isAdvice }) => isAdvice)), sound: checked ?? sound })
      if (isWhole && checked) known.set(checked, { problems, sound: sound === checked ? sound : undefined })
    })
    return opened
  }
  workspace.store.subscribe((state, before) => {
    if (state.files !== before.files) ask()
  })
  if (!built) ask()
  return store
}

/** What was found, in a few words: `2 faults, 1 piece of advice`. */
export function toFindingsWords({ problems, isKnown }: Pick<Findings, 'problems' | 'isKnown'>): string {
  if (!isKnown) return 'Checking…'
  return toCountWords(problems) || 'Nothing found'
}

/** How many faults and pieces of advice there are, in words; nothing for none. */
export function toCountWords(problems: readonly Finding[]): string {
  const advice = problems.filter(({ isAdvice }) => isAdvice).length
  const faults = problems.length - advice
  return [
    faults > 0 && `${faults} ${faults === 1 ? 'fault' : 'faults'}`,
    advice > 0 && `${advice} ${advice === 1 ? 'piece of advice' : 'pieces of advice'}`,
  ]
    .filter((words) => words !== false)
    .join(', ')
}
