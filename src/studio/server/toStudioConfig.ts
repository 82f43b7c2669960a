import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { flowPlugin } from '../../../engine/build.ts'
import type { Project } from './Project.ts'
import { studioPlugin } from './studioPlugin.ts'
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
