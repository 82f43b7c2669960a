import { type ParseError, parse } from 'jsonc-parser'
import type { StudioFiles } from '../../engine/build.ts'
import type { Disk, Files, Workspace } from '../workspace/createWorkspace.ts'
import { mergeJson } from '../workspace/mergeJson.ts'

/** Follows what others write while the studio is open, as its server tells; `tell` is told in words what has happened. */
export function followDisk(workspace: Workspace, tell: (notice: string) => void): void {
  const { store } = workspace
  let [isReading, isStale] = [false, false]

  async function follow(): Promise<void> {
    isStale = true
    if (isReading) return
    isReading = true
    while (isStale) {
      isStale = false
      const { saved, flowFile } = store.getState()
      // oxlint-disable-next-line no-await-in-loop -- the latest counts
      const files = await readFiles()
      // What was read while something was saved may be older than that.
      if (store.getState().saved !== saved) isStale = true
      else if (files) take(files === 'gone' ? { [flowFile]: null } : toDisk(saved, files, flowFile))
    }
    isReading = false
  }

  function take(disk: Disk): void {
    const notice = takeFromDisk(workspace, disk)
    if (notice !== undefined) tell(notice)
  }

  const changes = new EventSource('changes')
  // Also when it answers again after it had gone: files may have changed meanwhile.
  changes.addEventListener('open', () => void follow())
  changes.addEventListener('message', () => void follow())
}

/** The files as they are on disk; `gone` when the flow file is not there, undefined when nothing was heard. */
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
 * Takes what others have changed on disk where it does not meet what is edited here; the rest shows when it is saved. Answers
 * in words what has happened; undefined for what the studio has written itself.
 */
export function takeFromDisk({ store, accept }: Workspace, disk: Disk): string | undefined {
  const { saved, files, flowFile } = store.getState()
  const news = Object.entries(disk).filter(([file, text]) => (saved[file] ?? null) !== text)
  const taken = news.filter(([file, theirs]) => {
    const [base, mine] = [saved[file], files[file]]
    if (file === flowFile && theirs === null) return true
    if (base === mine || mine === theirs) return true
    return (
      base !== undefined && mine !== undefined && theirs !== null && mergeJson(base, mine, theirs)?.clashes.length === 0
    )
  })
  accept(Object.fromEntries(taken))
  const others = taken.filter(([file, theirs]) => files[file] !== theirs && !(file === flowFile && theirs === null))
  const left = news.filter((one) => !taken.includes(one))
  const isGone = news.some(([file, theirs]) => file === flowFile && theirs === null)
  const isBack = saved[flowFile] === undefined && taken.some(([file]) => file === flowFile)
  const words = [
    ...(isGone ? [`${flowFile} is not on the disk any more. It is kept here, and saving writes it again.`] : []),
    ...(isBack ? [`${flowFile} is on the disk again.`] : []),
    ...told(others, 'Their change is taken over.', 'It is gone here, too.'),
    ...told(left, 'You have, too: saving shows you both.', 'You have edited it: it is kept here, and saving asks you.'),
  ]
  return words.length > 0 ? words.join(' ') : undefined
}

/** What others have done, with what came of a change and of a deletion. */
function told(files: readonly (readonly [string, string | null])[], ofChange: string, ofDeletion: string): string[] {
  const toNames = (isGone: boolean) =>
    files.flatMap(([file, text]) => ((text === null) === isGone ? [file] : [])).join(', ')
  const [changed, gone] = [toNames(false), toNames(true)]
  return [
    ...(changed ? [`Somebody else has changed ${changed}. ${ofChange}`] : []),
    ...(gone ? [`Somebody else has deleted ${gone}. ${ofDeletion}`] : []),
  ]
}

/**
 * What is on disk now, by what was read of it: what was there and is not any more is gone. A flow file that cannot be read, as
 * while it is being written, names no folders: then nothing is known of what is gone.
 */
export function toDisk(saved: Files, read: Files, flowFile: string): Disk {
  const errors: ParseError[] = []
  parse(read[flowFile] ?? '', errors, { disallowComments: true })
  const known = errors.length > 0 ? [] : Object.keys(saved)
  return { ...Object.fromEntries(known.map((path) => [path, null])), ...read }
}
