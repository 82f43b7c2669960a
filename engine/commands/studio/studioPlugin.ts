import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { readStudioFiles } from './readStudioFiles.ts'
import { serveChanges } from './serveChanges.ts'
import { serveFiles } from './serveFiles.ts'
import type { StudioProject } from './StudioProject.ts'

/**
 * For Vite: serves the files of a flow to the studio, writes what is saved there, and tells when they change on disk, while the
 * studio is served as it was built or is developed itself. A build has the files and what was found in them beside it, also for a
 * page that has no server.
 */
export const studioPlugin = (project: StudioProject): Plugin => ({
  name: 'studio',
  configureServer: ({ middlewares }) => serveProject(project, middlewares),
  configurePreviewServer: ({ config, middlewares }) =>
    serveProject(project, middlewares, resolve(config.root, config.build.outDir, 'situations.json')),
  // The page itself takes what changes on disk: loading it anew would lose what is being edited.
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
    void import('./serveHistory.ts').then(({ serveHistory }) => serveHistory(project, request, response))
  })
  middlewares.use('/changes', (request, response) => serveChanges(project, request, response))
  middlewares.use('/functions.js', (_, response) => {
    answer(response, 'text/javascript', functionsFile === undefined ? 'export {}' : readFileSync(functionsFile, 'utf8'))
  })
  // Where the studio was built with these files, or others, what was found in them lies beside it.
  if (builtSituations === undefined || !existsSync(builtSituations))
    middlewares.use('/situations.json', (_, response) => answer(response, 'application/json', 'null'))
}

function answer(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}
