import { type FSWatcher, readdirSync, watch } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import type { FlowPlace } from './StudioProject.ts'
import { readOwnership } from './writeFiles.ts'

/** How soon a page asks again when the server has gone. */
const retryMs = 1000

/** Tells a page, as server-sent events (HTML, 9.2) without content, whenever the files of a project may be others than before. */
export function serveChanges(project: FlowPlace, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  const stop = watchFolders(project, () => response.write('data:\n\n'))
  // Once it watches, so that a page that reads the files now misses nothing.
  response.write(`retry: ${retryMs}\n\n`)
  request.on('close', stop)
}

/** Programs empty a file before they write it: what is read in between is nothing. */
const settledMs = 50

/** Tells whenever something in the folders of a project's flow may be another than before; answers what stops it. */
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
      // Anew, since folders come and go; and before it is told, so that nothing is missed in between.
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

/** The project's folder, those of the flow and of the settings beside it, and those of its schemas and copy with all that are in them; as far as they are there. */
function listFolders(project: FlowPlace): readonly string[] {
  const { folder, flowFile, settings = [] } = project
  const own = [folder, ...[flowFile, ...settings].map((path) => join(folder, dirname(path)))]
  try {
    const { folders } = readOwnership(project)
    return [...new Set([...own, ...folders.flatMap((path) => listWithin(join(folder, path)))])]
  } catch {
    // The flow file is not there: when it comes back, its folder tells.
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
    // A folder that is taken away may end its watcher with an error.
    return [watch(folder, follow).on('error', follow)]
  } catch {
    return []
  }
}
