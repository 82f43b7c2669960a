import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { readStudioFiles } from './readStudioFiles.ts'
import { answerWith, isFileList, isOfThisPage, readJson } from './requests.ts'
import { serveChanges } from './serveChanges.ts'
import type { StudioProject } from './readStudioFiles.ts'
import { RefusedError, writeFiles } from './writeFiles.ts'

/**
 * Creates a Vite plugin for the studio, in preview or development. It serves the files of a flow, writes saved changes, and
 * notifies the page of changes on disk. A build emits the files and the findings about them, for pages without a server.
 */
export const studioPlugin = (project: StudioProject): Plugin => ({
  name: 'studio',
  configureServer: ({ middlewares }) => serveProject(project, middlewares),
  configurePreviewServer: ({ config, middlewares }) =>
    serveProject(project, middlewares, resolve(config.root, config.build.outDir, 'situations.json')),
  // The page handles changes on disk itself, because a reload would lose unsaved edits.
  hotUpdate: ({ file }) => (file.endsWith('.json') ? [] : undefined),
  async generateBundle() {
    const { findSituations } = await import('./findSituations.ts')
    const files = readStudioFiles(project, false)
    const situations = await findSituations(files, project)
    this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(files) })
    this.emitFile({ type: 'asset', fileName: 'situations.json', source: JSON.stringify(situations) })
  },
})

function serveProject(project: StudioProject, middlewares: Connect.Server, builtSituations?: string): void {
  const { functionsFile } = project
  middlewares.use('/files.json', (request, response) => void serveFiles(project, request, response))
  middlewares.use('/history.json', (request, response) => {
    void import('./history.ts').then(({ serveHistory }) => serveHistory(project, request, response))
  })
  middlewares.use('/changes', (request, response) => serveChanges(project, request, response))
  middlewares.use('/functions.js', (_, response) => {
    answer(response, 'text/javascript', functionsFile === undefined ? 'export {}' : readFileSync(functionsFile, 'utf8'))
  })
  // A built studio has its own `situations.json`; its hash tells whether it matches these files.
  if (builtSituations === undefined || !existsSync(builtSituations))
    middlewares.use('/situations.json', (_, response) => answer(response, 'application/json', 'null'))
}

/**
 * Serves a project's files on GET and writes them on PUT. Sends a 200 with the written files, or a 409 with those that others
 * have changed.
 */
export const serveFiles = (project: StudioProject, request: IncomingMessage, response: ServerResponse): Promise<void> =>
  answerWith(response, async () => {
    if (request.method === 'GET')
      return existsSync(join(project.folder, project.flowFile))
        ? [200, readStudioFiles(project, true)]
        : [404, `There is no flow file ${project.flowFile} anymore.`]
    if (request.method !== 'PUT') return [405, 'Files are read with GET and written with PUT.']
    if (!isOfThisPage(request)) return [403, 'Only the studio itself may write files.']
    const { files: asked }: { readonly files?: unknown } = Object(await readJson(request))
    if (!isFileList(asked)) throw new RefusedError('The request should be {"files": [{"path", "text", "base"}]}.')
    const { isConflict, files } = await writeFiles(project, asked)
    return [isConflict ? 409 : 200, { files }]
  })

function answer(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}
