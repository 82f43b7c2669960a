import { type StoreApi, createStore } from 'zustand/vanilla'
import type { BuiltFinding } from '../../engine/build.ts'
import { keepSame } from '../map/useSame.ts'
import type { Files, Workspace } from '../workspace/createWorkspace.ts'

/** One finding of the check. */
export type Finding = BuiltFinding

/** A request to check files. */
export interface CheckRequest {
  readonly id: number
  readonly flowFile: string
  readonly files: Files
  /** The words of the product's own code. */
  readonly code: string
}

/** The findings for a request. A flow without faults gets a second answer with all findings, unless a later request arrives first. */
export interface CheckAnswer {
  readonly id: number
  readonly problems: readonly Finding[]
  /** Whether this is the last answer to the request. */
  readonly isWhole: boolean
}

/** The state of the check. */
export interface Findings {
  readonly problems: readonly Finding[]
  /** The files of the last complete check. */
  readonly files: Files
  /** Whether any check has completed yet. */
  readonly isKnown: boolean
  /** Whether the findings belong to the current files; false while a check runs. */
  readonly isCurrent: boolean
  /** The latest files whose flow had no faults and can run; undefined until a check finds such files. */
  readonly sound: Files | undefined
}

/**
 * Creates the store that keeps the findings up to date with a workspace. The check runs in a worker, which gives up outdated requests.
 * Findings of the build are reused for the same files: the worker starts with the first check. `code` is the words of the product's own
 * code.
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
  /** The complete results by files, so that undoing an edit shows the earlier findings at once. */
  const known = new WeakMap<Files, Pick<Findings, 'problems' | 'sound'>>()
  if (built) known.set(first, { problems: built, sound: undefined })
  let asked = 0
  /** The number of the last request that a known result answered; the worker's answers to earlier ones are about what was undone. */
  let recalled = 0
  let worker: Worker | undefined
  const ask = () => {
    asked += 1
    const { flowFile, files } = workspace.store.getState()
    store.setState({ isCurrent: false })
    const found = known.get(files)
    if (found) recalled = asked
    // Wait until all subscribers know the new files.
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
      if (id < recalled) return
      // Findings of an earlier state are shown, too, but its files are no longer known here.
      const checked = isCurrent ? workspace.store.getState().files : undefined
      // Most findings stay the same, so reusing their objects avoids rendering them again.
      const keep = (found: readonly Finding[]) => keepSame(before, found)
      if (isWhole) store.setState({ problems: keep(problems), files: checked ?? files, isKnown: true, isCurrent })
      // Faults disappear at once; the old advice stays until the new advice arrives, to avoid flicker.
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

/** Begins a message with a capital letter, unless it begins with a name such as `incomeAdded`, which would look like another one. */
export const toSentence = (message: string): string =>
  message.replace(/^[a-z](?=[a-z]*(?:[\s,]|$))/, (first) => first.toUpperCase())

/** Summarizes the findings in a few words: `2 faults, 1 piece of advice`. */
export function toFindingsWords({ problems, isKnown }: Pick<Findings, 'problems' | 'isKnown'>): string {
  if (!isKnown) return 'Checking…'
  return toCountWords(problems) || 'No problems found'
}

/** Returns the number of faults and pieces of advice in words; empty if there are none. */
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
