import react from '@vitejs/plugin-react'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { flowPlugin } from './engine/build.ts'
import { embedPlugin } from './src/embed/embedPlugin.ts'
import { integrityPlugin } from './src/integrity/integrityPlugin.ts'
import { beforePaintPlugin, prerenderPlugin } from './src/prerender/prerenderPlugin.ts'
import { configPlugin, settingsPlugin } from './src/site/configPlugin.ts'
import { zipCodesPlugin } from './src/widget/zipCodes/zipCodesPlugin.ts'

/** The steps that the first one leads to. */
const nextSteps = ['ENTER_LICENSE_PLATE_MANUALLY', 'VEHICLE_MANUAL_ENTER', 'VERIFY_VEHICLE_INFO']

/** Whether a module is one of these files, or in one of these folders; throws where one is not there. */
function within(...paths: readonly string[]): (id: string) => boolean {
  const places = paths.map((path) => join(import.meta.dirname, path))
  const lost = places.find((place) => !existsSync(place))
  if (lost !== undefined) throw new Error(`vite.config.ts: ${lost} is not there. Name where it lies now.`)
  return (id) => places.some((place) => id === place || id.startsWith(`${place}/`))
}

/** Whether a module that is made while building has one of these in its name. */
const isNamed =
  (...parts: readonly string[]) =>
  (id: string) =>
    parts.some((part) => id.includes(part))

const anyOf =
  (...tests: readonly ((id: string) => boolean)[]) =>
  (id: string) =>
    tests.some((test) => test(id))

const engine = within('engine')
/** Who only looks calls nothing. */
const looking = within('engine/calls/readAnswer.ts', 'engine/calls/sendRequest.ts')
const beyond = (id: string) => engine(id) && !looking(id)

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
            { name: 'react', test: within('node_modules/react', 'node_modules/react-dom', 'node_modules/scheduler') },
            { name: 'early', test: anyOf(within('src/widget/early'), isNamed('rolldown/runtime')) },
            {
              name: 'guards',
              test: within(
                'engine/react/createPressGuard.ts',
                'engine/react/followHistory.ts',
                // The first step names it in development alone.
                'engine/react/toNearest.ts',
                'node_modules/web-vitals',
                'src/widget/askBeforeLeaving.ts',
                'src/widget/watchVisit.ts',
              ),
              includeDependenciesRecursively: false,
            },
            { name: 'widget', test: within('src/widget/mount.tsx') },
            {
              name: 'beyond',
              test: anyOf(beyond, within('src/widget/beyondFirstStep.ts')),
            },
            {
              name: 'nextSteps',
              test: anyOf(
                within('src/widget/fields', 'src/widget/screens', 'src/widget/vehicle'),
                isNamed(...nextSteps.map((step) => `flow-forms/${step}`)),
              ),
            },
          ],
        },
      },
    },
  },
})
