import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { flowPlugin } from './engine/compiler/index.ts'
import { prerenderPlugin } from './src/prerender/prerenderPlugin.ts'
import { configPlugin } from './src/site/configPlugin.ts'

export default defineConfig({
  plugins: [flowPlugin(), react(), configPlugin(), prerenderPlugin()],
  // Every browser that the theme's colours need knows how to preload modules.
  build: { modulePreload: { polyfill: false }, license: { fileName: 'licenses.md' } },
})
