import type { Plugin } from 'vite'
import type { Project } from './Project.ts'
import { readStudioFiles } from './readStudioFiles.ts'
import { serveFiles } from './serveFiles.ts'
import { isOwn, toProjectPath, watchFiles } from './watchFiles.ts'

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

/** Serves the flow's files to the studio while developing, and puts them beside it when it is built. */
export const studioPlugin = (project: Project): Plugin => ({
  name: 'studio',
  configureServer({ middlewares, watcher, ws }) {
    middlewares.use('/files.json', (request, response) => void serveFiles(project, request, response))
    watchFiles(project, watcher, (files) => ws.send({ type: 'custom', event: 'studio:files', data: files }))
  },
  // The page itself takes what changes on disk: loading it anew would lose what is being edited.
  hotUpdate: ({ file }) => (isOwn(project, toProjectPath(project, file)) ? [] : undefined),
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
