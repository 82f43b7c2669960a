import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Project } from './Project.ts'
import { watchFolders } from './watchFolders.ts'

/** How soon a page asks again when the server has gone. */
const retryMs = 1000

/** Tells a page, as server-sent events (HTML, 9.2) without content, whenever the files of a project may be others than before. */
export function serveChanges(project: Project, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  const stop = watchFolders(project, () => response.write('data:\n\n'))
  // Once it watches, so that a page that reads the files now misses nothing.
  response.write(`retry: ${retryMs}\n\n`)
  request.on('close', stop)
}
