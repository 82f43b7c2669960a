import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import type { Connect, Plugin, UserConfig } from 'vite'
import { flowPlugin } from '../../../engine/build.ts'
import { findSituations } from './findSituations.ts'
import type { Project } from './readProject.ts'
import { readStudioFiles } from './readStudioFiles.ts'
import { serveChanges } from './serveChanges.ts'
import { serveFiles } from './serveFiles.ts'
import { zipCodesPlugin } from '../../widget/zipCodes/zipCodesPlugin.ts'

const [root, home] = [resolve(import.meta.dirname, '..'), resolve(import.meta.dirname, '../../..')]

const port = 5190

/** How Vite serves and builds the studio of a project. */
export const toStudioConfig = (project: Project): UserConfig => ({
  root,
  plugins: [flowPlugin(), zipCodesPlugin(), react(), studioPlugin(project)],
  appType: 'mpa',
  server: { port, fs: { allow: [home] } },
  preview: { port },
  worker: { format: 'es' },
  build: {
    outDir: resolve(home, 'dist-studio'),
    emptyOutDir: true,
    // For authors, who open it again and again: nobody waits for it on a phone.
    chunkSizeWarningLimit: 3000,
    rolldownOptions: { input: ['index.html', 'preview.html'].map((page) => resolve(root, page)) },
  },
})

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
const studioPlugin = (project: Project): Plugin => ({
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
  async generateBundle() {
    const files = readStudioFiles(project, false)
    const situations = await findSituations(files)
    this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(files) })
    this.emitFile({ type: 'asset', fileName: 'situations.json', source: JSON.stringify(situations) })
  },
})

function serveProject(project: Project, middlewares: Connect.Server): void {
  middlewares.use('/files.json', (request, response) => void serveFiles(project, request, response))
  middlewares.use('/changes', (request, response) => serveChanges(project, request, response))
}
