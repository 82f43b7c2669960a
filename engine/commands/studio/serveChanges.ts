import { type FSWatcher, readdirSync, watch } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import type { FlowPlace } from './readStudioFiles.ts'
import { readOwnership } from './writeFiles.ts'

/** How soon the page reconnects after losing the server, in milliseconds. */
const retryMs = 1000

/** Notifies a page with empty server-sent events (HTML, 9.2) whenever a project's files may have changed. */
export function serveChanges(project: FlowPlace, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  const stop = watchFolders(project, () => response.write('data:\n\n'))
  // Sent once the watch is active, so that a page that reads the files then misses no change.
  response.write(`retry: ${retryMs}\n\n`)
  request.on('close', stop)
}

/** Programs truncate a file before writing it, so we wait this many milliseconds to avoid reading an empty one. */
const settledMs = 50

/** Calls back whenever something in the folders of a project's flow may have changed. Returns a function that stops watching. */
function watchFolders(project: FlowPlace, tell: () => void): () => void {
  let watchers: readonly FSWatcher[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    for (const watcher of watchers) watcher.close()
  }
  const open = () => {
    watchers = listFolders(project).flatMap((folder) => toWatcher(folder, follow))
  }
  const follow = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      // Reopens the watchers, since folders come and go, and does so before calling back, so that no change is missed in
      // between.
      close()
      open()
      tell()
    }, settledMs)
  }
  open()
  return () => {
    clearTimeout(timer)
    close()
  }
}

/** Lists the existing folders to watch: the project's, the flow's and the settings', and those of schemas and copy with all subfolders. */
function listFolders(project: FlowPlace): readonly string[] {
  const { folder, flowFile, settings = [] } = project
  const own = [folder, ...[flowFile, ...settings].map((path) => join(folder, dirname(path)))]
  try {
    const { folders } = readOwnership(project)
    return [...new Set([...own, ...folders.flatMap((path) => listWithin(join(folder, path)))])]
  } catch {
    // The flow file is missing. Its folder is watched, so its return is noticed.
    return own
  }
}

function listWithin(folder: string): readonly string[] {
  try {
    const inner = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory())
    return [folder, ...inner.map(({ parentPath, name }) => join(parentPath, name))]
  } catch {
    return []
  }
}

function toWatcher(folder: string, follow: () => void): readonly FSWatcher[] {
  try {
    // A watcher may fail when its folder is deleted.
    return [watch(folder, follow).on('error', follow)]
  } catch {
    return []
  }
}
