import { toSourceFile } from '../../engine/authoring.ts'
import type { StudioFiles } from '../../engine/build.ts'
import type { Disk, Files, Workspace } from '../workspace/createWorkspace.ts'
import { mergeJson } from '../workspace/mergeJson.ts'

/** Follows what others write to disk while the studio is open, as its server reports. `tell` is called with a message about each change. */
export function followDisk(workspace: Workspace, tell: (notice: string) => void): void {
  const { store } = workspace
  let [isReading, isStale] = [false, false]
  /** What the disk was known to hold when the author was told of a change that has not been taken over. */
  let left: Files | undefined

  async function follow(): Promise<void> {
    isStale = true
    if (isReading) return
    isReading = true
    try {
      while (isStale) {
        isStale = false
        const { saved, flowFile } = store.getState()
        // oxlint-disable-next-line no-await-in-loop -- each pass needs the latest files
        const files = await readFiles()
        // The files may be older than a save that happened while they were read.
        if (store.getState().saved !== saved) isStale = true
        else if (files) take(files === 'gone' ? { [flowFile]: null } : toDisk(saved, files, flowFile))
      }
    } finally {
      isReading = false
    }
  }

  function take(disk: Disk): void {
    const notice = takeFromDisk(workspace, disk)
    const { saved } = store.getState()
    const isLeft = Object.entries(disk).some(([file, text]) => (saved[file] ?? null) !== text)
    if (notice !== undefined) tell(notice)
    else if (left === saved && !isLeft) tell('The other change is gone from disk again. Yours is still here.')
    left = isLeft ? saved : undefined
  }

  const changes = new EventSource('changes')
  // The event also fires when the server is back after an interruption, during which files may have changed.
  changes.addEventListener('open', () => void follow())
  changes.addEventListener('message', () => void follow())
}

/** Reads the files from disk: `gone` if the flow file does not exist, undefined if the server did not answer. */
async function readFiles(): Promise<Files | 'gone' | undefined> {
  try {
    const response = await fetch('files.json')
    if (response.status === 404) return 'gone'
    const { files }: StudioFiles = await response.json()
    return files
  } catch {
    return undefined
  }
}

/**
 * Takes over changes on disk that do not conflict with the author's edits; saving shows the others. Returns a message about what happened,
 * or undefined if the studio wrote the changes itself.
 */
export function takeFromDisk({ store, accept }: Workspace, disk: Disk): string | undefined {
  const { saved, files, flowFile } = store.getState()
  const news = Object.entries(disk).filter(([file, text]) => (saved[file] ?? null) !== text)
  const taken = news.filter(([file, theirs]) => {
    const [base, mine] = [saved[file], files[file]]
    if (file === flowFile && theirs === null) return true
    if (base === mine || (mine ?? null) === theirs) return true
    return base !== undefined && mergeJson(base, mine, theirs)?.clashes.length === 0
  })
  accept(Object.fromEntries(taken))
  const others = taken.filter(
    ([file, theirs]) => (files[file] ?? null) !== theirs && !(file === flowFile && theirs === null),
  )
  const left = news.filter((one) => !taken.includes(one))
  const isGone = news.some(([file, theirs]) => file === flowFile && theirs === null)
  const isBack = saved[flowFile] === undefined && taken.some(([file]) => file === flowFile)
  const words = [
    ...(isGone ? [`${flowFile} was deleted from disk. It is kept here, and saving will write it again.`] : []),
    ...(isBack ? [`${flowFile} is back on disk.`] : []),
    ...told(others, 'Their changes were applied here.', 'It was removed here, too.'),
    ...told(
      left,
      'You changed it, too. Saving will show both versions.',
      'You edited it, so it is kept here. Saving will ask which version to use.',
    ),
  ]
  return words.length > 0 ? words.join(' ') : undefined
}

/** Describes what others have done, with what follows from a change and from a deletion. */
function told(files: readonly (readonly [string, string | null])[], ofChange: string, ofDeletion: string): string[] {
  const toNames = (isGone: boolean) =>
    files.flatMap(([file, text]) => ((text === null) === isGone ? [file] : [])).join(', ')
  const [changed, gone] = [toNames(false), toNames(true)]
  return [
    ...(changed ? [`Someone else changed ${changed}. ${ofChange}`] : []),
    ...(gone ? [`Someone else deleted ${gone}. ${ofDeletion}`] : []),
  ]
}

/**
 * Returns the state of the disk by comparing what was read with what was known: a file that is missing is deleted. While the flow file
 * cannot be parsed, for instance during a write, it names no folders, so no file counts as deleted.
 */
export function toDisk(saved: Files, read: Files, flowFile: string): Disk {
  const { errors } = toSourceFile(flowFile, read[flowFile] ?? '')
  const known = errors.length > 0 ? [] : Object.keys(saved)
  return { ...Object.fromEntries(known.map((path) => [path, null])), ...read }
}
