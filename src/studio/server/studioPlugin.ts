import type { Plugin } from 'vite'
import type { Project } from './Project.ts'
import { readStudioFiles } from './readStudioFiles.ts'

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
  configureServer({ middlewares }) {
    middlewares.use('/files.json', (_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(readStudioFiles(project, true)))
    })
  },
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
