import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { flowPlugin } from './engine/compiler/index.ts'
import { embedPlugin } from './src/embed/embedPlugin.ts'
import { prerenderPlugin } from './src/prerender/prerenderPlugin.ts'
import { configPlugin } from './src/site/configPlugin.ts'

export default defineConfig({
  plugins: [flowPlugin(), react(), configPlugin(), prerenderPlugin(), embedPlugin()],
  build: {
    // Every browser that the theme's colours need knows how to preload modules.
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: ['index.html', 'embed/frame.html'],
      // Both pages share the widget in one piece, and the little that the frame needs before it in another.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'early',
              test: /\/(languages|toLocale|storageKey|fetchCode|consoleLog|trackingFields)\.ts$|preload-helper/,
            },
            { name: 'widget', test: /\/src\/widget\/(mount\.tsx|config\/fetchConfig\.ts)$/ },
          ],
        },
      },
    },
  },
})
