import type { Connect, Plugin } from 'vite'
import type { Project } from './Project.ts'
import { readStudioFiles } from './readStudioFiles.ts'
import { serveChanges } from './serveChanges.ts'
import { serveFiles } from './serveFiles.ts'

/** Of the built studio: AJV makes functions of the schemas that are edited, and the editor writes its own styles. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Serves the flow's files to the studio, built or while it is developed itself, and puts them beside one that is built. */
export const studioPlugin = (project: Project): Plugin => ({
  name: 'studio',
  configureServer: ({ middlewares }) => serveProject(project, middlewares),
  configurePreviewServer: ({ middlewares }) => serveProject(project, middlewares),
  // The page itself takes what changes on disk: loading it anew would lose what is being edited.
  hotUpdate: ({ file }) => (file.endsWith('.json') ? [] : undefined),
  transformIndexHtml: {
    order: 'post',
    handler: (_, { server }) =>
      server
        ? []
        : [
            {
              tag: 'meta',
              attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
              injectTo: 'head-prepend',
            },
          ],
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(readStudioFiles(project, false)) })
  },
})

function serveProject(project: Project, middlewares: Connect.Server): void {
  middlewares.use('/files.json', (request, response) => void serveFiles(project, request, response))
  middlewares.use('/changes', (request, response) => serveChanges(project, request, response))
}
