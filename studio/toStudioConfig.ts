import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import type { BuiltPlaces, LinkedFlow } from '../engine/build.ts'

const root = import.meta.dirname

/** The modules of a project that the studio imports as `studio:step` and `studio:project`. */
interface StudioParts {
  /** The file that exports `StepPreview`, a component with `StepPreviewProps`, and `measureContrasts`. */
  readonly step: string
  /** The file that exports `loadFunctions`, `settingsFiles` and `checkBeside`. */
  readonly project: string
}

/** The modules for flows without a product. */
export const plainParts: StudioParts = {
  step: resolve(root, 'plain/StepPreview.tsx'),
  project: resolve(root, 'plain/project.ts'),
}

/**
 * Returns the Vite configuration of the studio with these modules. A product adds the plugins that they need, and its files through
 * `studioPlugin`.
 */
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
    // Authors open the studio repeatedly on a desktop, so a large bundle does no harm.
    chunkSizeWarningLimit: 3000,
    rolldownOptions: { input: ['index.html', 'preview.html'].map((page) => resolve(root, page)) },
  },
})

/** Computes the positions of a flow's steps during a build, so that the page needs to do so only for other steps. */
export async function placeFlow(flow: LinkedFlow): Promise<BuiltPlaces> {
  const [{ default: Elk }, { toFlowPicture }, { placeSteps, toBuilt }] = await Promise.all([
    import('elkjs/lib/elk.bundled.js'),
    import('./map/FlowPicture.ts'),
    import('./map/placeSteps.ts'),
  ])
  return toBuilt(await placeSteps(toFlowPicture(flow, ''), new Elk()))
}

/** The policy of the built studio. AJV compiles edited schemas to functions, and the editor inserts its own styles. */
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
