import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { flowPlugin } from '../../engine/compiler/index.ts'
import { studioPlugin } from './server/studioPlugin.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [flowPlugin({ hasAjv: true }), react(), studioPlugin()],
  server: { port: 5190, fs: { allow: [resolve(import.meta.dirname, '../..')] } },
  worker: { format: 'es' },
  build: {
    outDir: resolve(import.meta.dirname, '../../dist-studio'),
    emptyOutDir: true,
    // For authors, who open it again and again: nobody waits for it on a phone.
    chunkSizeWarningLimit: 3000,
    rolldownOptions: { input: ['index.html', 'preview.html'].map((page) => resolve(import.meta.dirname, page)) },
  },
})
