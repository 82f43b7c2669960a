import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SaveRequest, SavedFile } from './StudioFiles.ts'
import { readStudioFiles } from './readStudioFiles.ts'
import type { StudioProject } from './StudioProject.ts'
import { RefusedError, writeFiles } from './writeFiles.ts'

const mostBytes = 20_000_000

/** Answers the files of a project to GET, and writes them on PUT: 200 with what was written, 409 with what others have changed. */
export async function serveFiles(
  project: StudioProject,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = (status: number, body: unknown) => {
    response.statusCode = status
    const isText = typeof body === 'string'
    response.setHeader('content-type', isText ? 'text/plain; charset=utf-8' : 'application/json')
    response.end(isText ? body : JSON.stringify(body))
  }
  try {
    if (request.method === 'GET')
      return existsSync(join(project.folder, project.flowFile))
        ? answer(200, readStudioFiles(project, true))
        : answer(404, `There is no flow file ${project.flowFile} any more.`)
    if (request.method !== 'PUT') return answer(405, 'Files are read with GET and written with PUT.')
    if (!isOfThisPage(request)) return answer(403, 'Only the studio itself may write files.')
    const { isConflict, files } = await writeFiles(project, await readRequest(request))
    return answer(isConflict ? 409 : 200, { files })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return answer(error instanceof RefusedError ? 400 : 500, message)
  }
}

/** Another site's page cannot send JSON here without asking first, and says whence it comes. */
function isOfThisPage({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site = 'same-origin', 'content-type': type } = headers
  return site === 'same-origin' && type === 'application/json' && origin === `http://${host}`
}

async function readRequest(request: IncomingMessage): Promise<readonly SavedFile[]> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    const bytes = Buffer.from(part)
    length += bytes.length
    if (length > mostBytes) throw new RefusedError(`More than ${mostBytes} bytes are not written at once.`)
    parts.push(bytes)
  }
  const body = toBody(Buffer.concat(parts).toString('utf8'))
  if (!isSaveRequest(body)) throw new RefusedError('The request should be {"files": [{"path", "text", "base"}]}.')
  return body.files
}

function toBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isText = (value: unknown) => value === null || typeof value === 'string'

function isFile(file: unknown): boolean {
  const { path, text, base }: { readonly [name: string]: unknown } = Object(file)
  return typeof path === 'string' && isText(text) && isText(base)
}

function isSaveRequest(body: unknown): body is SaveRequest {
  const { files }: { readonly files?: unknown } = Object(body)
  return Array.isArray(files) && files.every(isFile)
}
