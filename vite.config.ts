import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { flowPlugin } from './engine/build.ts'
import { embedPlugin } from './src/embed/embedPlugin.ts'
import { integrityPlugin } from './src/integrity/integrityPlugin.ts'
import { beforePaintPlugin, prerenderPlugin } from './src/prerender/prerenderPlugin.ts'
import { configPlugin, settingsPlugin } from './src/site/configPlugin.ts'
import { zipCodesPlugin } from './src/widget/zipCodes/zipCodesPlugin.ts'

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
      // Both pages share the widget in one piece, React in another, which stays the same from one release to the next, and the little
      // that the frame needs before them in a third. What is fetched after the first step comes in few pieces, too: what looks after
      // the page, the rest of the engine with what lies beyond that step, and the steps that come next.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'early', test: /\/src\/widget\/early\/|rolldown\/runtime/ },
            // The first step names `toNearest` in development alone.
            {
              name: 'guards',
              test: /\/(?:askBeforeLeaving|createPressGuard|followHistory|toNearest|watchVisit|web-vitals)\.[jt]s/,
              includeDependenciesRecursively: false,
            },
            { name: 'widget', test: /\/src\/widget\/mount\.tsx/ },
            // Who only looks calls nothing.
            {
              name: 'beyond',
              test: /\/engine\/(?!calls\/(?:readAnswer|sendRequest))|\/beyondFirstStep\.ts/,
            },
            {
              name: 'nextSteps',
              test: /\/src\/widget\/(?:fields|screens|vehicle)\/|flow-forms\/(?:ENTER_LICENSE_PLATE_MANUALLY|VEHICLE_|VERIFY_VEHICLE)/,
            },
          ],
        },
      },
    },
  },
})
