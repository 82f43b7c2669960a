import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerWith, isFileList, isOfThisPage, readJson } from './requests.ts'
import { readStudioFiles } from './readStudioFiles.ts'
import type { StudioProject } from './StudioProject.ts'
import { RefusedError, writeFiles } from './writeFiles.ts'

/**
 * Serves a project's files on GET and writes them on PUT. Sends a 200 with the written files, or a 409 with those that others
 * have changed.
 */
export const serveFiles = (project: StudioProject, request: IncomingMessage, response: ServerResponse): Promise<void> =>
  answerWith(response, async () => {
    if (request.method === 'GET')
      return existsSync(join(project.folder, project.flowFile))
        ? [200, readStudioFiles(project, true)]
        : [404, `There is no flow file ${project.flowFile} any more.`]
    if (request.method !== 'PUT') return [405, 'Files are read with GET and written with PUT.']
    if (!isOfThisPage(request)) return [403, 'Only the studio itself may write files.']
    const { files: asked }: { readonly files?: unknown } = Object(await readJson(request))
    if (!isFileList(asked)) throw new RefusedError('The request should be {"files": [{"path", "text", "base"}]}.')
    const { isConflict, files } = await writeFiles(project, asked)
    return [isConflict ? 409 : 200, { files }]
  })
