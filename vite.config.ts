import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { flowPlugin } from './engine/build.ts'
import { embedPlugin } from './src/embed/embedPlugin.ts'
import { integrityPlugin } from './src/integrity/integrityPlugin.ts'
import { beforePaintPlugin } from './src/prerender/beforePaintPlugin.ts'
import { prerenderPlugin } from './src/prerender/prerenderPlugin.ts'
import { configPlugin, settingsPlugin } from './src/site/configPlugin.ts'
import { zipCodesPlugin } from './src/widget/zipCodes/zipCodesPlugin.ts'

/** Tells of a module whether it lies at one of these places of the project. */
const liesAt =
  (...places: readonly string[]) =>
  (id: string) =>
    places.some((place) => id.includes(`/${place}`))

export default defineConfig({
  plugins: [
    flowPlugin(),
    settingsPlugin('flows/refinance.json'),
    zipCodesPlugin(),
    react(),
    configPlugin(),
    prerenderPlugin(),
    beforePaintPlugin(),
    embedPlugin(),
    integrityPlugin(),
  ],
  build: {
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: ['index.html', 'embed/frame.html'],
      // Both pages share the widget in one piece, and the little that the frame needs before it in another.
      output: {
        codeSplitting: {
          groups: [
            { name: 'early', test: liesAt('src/widget/early/') },
            { name: 'widget', test: liesAt('src/widget/mount.tsx') },
          ],
        },
      },
    },
  },
})
