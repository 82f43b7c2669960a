import type { StudioFiles } from '../server/readStudioFiles.ts'
import type { Disk, Files, Workspace } from '../workspace/Workspace.ts'
import { takeFromDisk } from './takeFromDisk.ts'
import { toDisk } from './toDisk.ts'

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
