import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerWith, isFileList, isOfThisPage, readJson } from './requests.ts'
import { readStudioFiles } from './readStudioFiles.ts'
import type { StudioProject } from './StudioProject.ts'
import { RefusedError, writeFiles } from './writeFiles.ts'

/** Answers the files of a project to GET, and writes them on PUT: 200 with what was written, 409 with what others have changed. */
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
