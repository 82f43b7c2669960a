import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import type { BuiltPlaces, LinkedFlow } from '../engine/build.ts'

const root = import.meta.dirname

/** What the studio draws steps with, and what else it has to know of a project: the modules that it imports as `studio:step` and `studio:project`. */
interface StudioParts {
  /** Exports `StepPreview`, a component of `StepPreviewProps`, and `measureContrasts`. */
  readonly step: string
  /** Exports `loadFunctions`, `settingsFiles` and `checkBeside`. */
  readonly project: string
}

/** Those for flows that have no product around them. */
export const plainParts: StudioParts = {
  step: resolve(root, 'plain/StepPreview.tsx'),
  project: resolve(root, 'plain/project.ts'),
}

/** How Vite serves and builds the studio with these parts; a product adds what these need, and its files by `studioPlugin`. */
export const toStudioConfig = (parts: StudioParts): UserConfig => ({
  root,
  plugins: [react(), policyPlugin],
  resolve: { alias: { 'studio:step': parts.step, 'studio:project': parts.project } },
  appType: 'mpa',
  server: { port: 5190, fs: { allow: [resolve(root, '..')] } },
  preview: { port: 5190 },
  worker: { format: 'es' },
  build: {
    outDir: resolve(root, '../dist-studio'),
    emptyOutDir: true,
    // For authors, who open it again and again: nobody waits for it on a phone.
    chunkSizeWarningLimit: 3000,
    rolldownOptions: { input: ['index.html', 'preview.html'].map((page) => resolve(root, page)) },
  },
})

/** Places the steps of a flow, for a build: the page places them itself only where it shows others. */
export async function placeFlow(flow: LinkedFlow): Promise<BuiltPlaces> {
  const [{ default: Elk }, { toFlowPicture }, { placeSteps, toBuilt }] = await Promise.all([
    import('elkjs/lib/elk.bundled.js'),
    import('./map/FlowPicture.ts'),
    import('./map/placeSteps.ts'),
  ])
  return toBuilt(await placeSteps(toFlowPicture(flow, ''), new Elk()))
}

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

const policyPlugin: Plugin = {
  name: 'studio policy',
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
}
