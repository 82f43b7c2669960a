import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rollup } from 'vite'
import { flowPlugin } from './engine/build.ts'
import { embedPlugin } from './src/embed/embedPlugin.ts'
import { integrityPlugin } from './src/integrity/integrityPlugin.ts'
import { beforePaintPlugin, prerenderPlugin } from './src/prerender/prerenderPlugin.ts'
import { configPlugin, settingsPlugin } from './src/site/configPlugin.ts'
import { zipCodesPlugin } from './src/widget/zipCodes/zipCodesPlugin.ts'

/** The steps that the first one leads to. */
const nextSteps = ['ENTER_LICENSE_PLATE_MANUALLY', 'VEHICLE_MANUAL_ENTER', 'VERIFY_VEHICLE_INFO']

/** Whether a module lies at one of these places, here or in a package. */
const isAt =
  (...places: readonly string[]) =>
  (id: string) =>
    places.some((place) => id.includes(place))

/** Who only looks calls nothing. */
const isLooking = isAt('/engine/calls/readAnswer.', '/engine/calls/sendRequest.')
const isBeyond = isAt('/engine/', '/src/widget/beyondFirstStep.')

/**
 * Both pages share the widget in one piece, React in another, which stays the same from one release to the next, and the little that
 * the frame needs before them in a third. What is fetched after the first step comes in few pieces, too: what looks after the page,
 * the rest of the engine with what lies beyond that step, and the steps that come next.
 */
const groups = [
  {
    name: 'react',
    test: isAt('node_modules/react/', 'node_modules/react-dom/', 'node_modules/scheduler/'),
  },
  { name: 'early', test: isAt('/src/widget/early/', 'rolldown/runtime') },
  {
    name: 'guards',
    test: isAt(
      '/engine/react/createPressGuard.',
      '/engine/react/followHistory.',
      // The first step names it in development alone.
      '/engine/react/toNearest.',
      'node_modules/web-vitals/',
      '/src/widget/askBeforeLeaving.',
      '/src/widget/watchVisit.',
    ),
    includeDependenciesRecursively: false,
  },
  { name: 'widget', test: isAt('/src/widget/mount.') },
  { name: 'beyond', test: (id: string) => isBeyond(id) && !isLooking(id) },
  {
    name: 'nextSteps',
    test: isAt(
      '/src/widget/fields/',
      '/src/widget/screens/',
      '/src/widget/vehicle/',
      ...nextSteps.map((step) => `flow-forms/${step}`),
    ),
  },
]

const compileHint = '//# allFunctionsCalledOnLoad\n'

/**
 * Has V8 compile all of a file while it arrives, beside the page, and not one function after the other as they are first called.
 * The hint counts in front of all code alone, and Vite writes code of its own in front of what the bundler writes.
 */
export const compileHintsPlugin = (isHinted: (chunk: Rollup.OutputChunk) => boolean): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  enforce: 'pre',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !isHinted(file)) continue
        file.code = compileHint + file.code
        const map = bundle[`${file.fileName}.map`]
        // Where there are maps, each line of theirs is one further down.
        if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '$&;')
      }
    },
  },
})

/** What every applicant runs, where there is much of it; the forms of later steps are run in part. */
const isHinted = ({ name }: Rollup.OutputChunk) => name !== 'early' && groups.some((group) => group.name === name)

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
    // Before the hashes are made.
    compileHintsPlugin(isHinted),
    integrityPlugin(),
  ],
  build: {
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: ['index.html', 'embed/frame.html'],
      output: {
        codeSplitting: {
          groups,
        },
      },
    },
  },
})
