import react from '@vitejs/plugin-react'
import { type Alias, defineConfig, type Plugin, type Rollup } from 'vite'
import { flowPlugin } from './engine/build.ts'
import { embedPlugin } from './src/embed/embedPlugin.ts'
import { integrityPlugin } from './src/integrity/integrityPlugin.ts'
import { beforePaintPlugin, prerenderPlugin } from './src/prerender/prerenderPlugin.ts'
import { configPlugin, settingsPlugin } from './src/site/configPlugin.ts'
import { zipCodesPlugin } from './src/widget/zipCodes/zipCodesPlugin.ts'

/** The steps that directly follow the first one. */
const nextSteps = ['ENTER_LICENSE_PLATE_MANUALLY', 'VEHICLE_MANUAL_ENTER', 'VERIFY_VEHICLE_INFO']

/** Creates a check for whether a module's id contains one of these paths, in this project or in a package. */
const isAt =
  (...places: readonly string[]) =>
  (id: string) =>
    places.some((place) => id.includes(place))

/** The modules that only API calls need. They load on demand, because a visitor who just looks at the first step makes no call. */
const isOfCalls = isAt('/engine/calls/readAnswer.', '/engine/calls/sendRequest.')
const isBeyond = isAt('/engine/', '/src/widget/beyondFirstStep.')

/**
 * The chunks, chosen to keep the number of requests low. Both pages share one chunk for the widget, one for Preact, which stays the
 * same across releases, and a small one that the frame needs first. Later code comes in three: page guards, the rest of the
 * engine with everything beyond the first step, and the next steps.
 */
const groups = [
  { name: 'preact', test: isAt('node_modules/preact/') },
  { name: 'early', test: isAt('/src/widget/early/', 'rolldown/runtime') },
  {
    name: 'guards',
    test: isAt(
      '/engine/react/createContentGuard.',
      '/engine/react/followHistory.',
      'node_modules/web-vitals/',
      '/src/widget/askBeforeLeaving.',
      '/src/widget/watchVisit.',
    ),
    includeDependenciesRecursively: false,
  },
  { name: 'widget', test: isAt('/src/widget/mount.') },
  { name: 'beyond', test: (id: string) => isBeyond(id) && !isOfCalls(id) },
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

/** Ships Preact in place of React, for the same code: a seventh of the bytes, and less work. Development keeps React's warnings. */
export const preact: Alias[] = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/(client|server)$/, replacement: 'preact/compat/$1' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
]

const compileHint = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes V8 compile a whole file while it downloads, instead of function by function on first call. The hint must precede all
 * code, and Vite prepends code of its own to the bundler's output.
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
        // Shifts the source map by the line that the hint adds.
        if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '$&;')
      }
    },
  },
})

/** The large chunks that every applicant runs. The forms of later steps run only in part. */
const isHinted = ({ name }: Rollup.OutputChunk) => name !== 'early' && groups.some((group) => group.name === name)

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? preact : [] },
  plugins: [
    flowPlugin(),
    settingsPlugin('flows/refinance.json'),
    zipCodesPlugin(),
    react(),
    configPlugin(),
    prerenderPlugin(),
    beforePaintPlugin(),
    embedPlugin(),
    // Has to run before the hashes are computed.
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
}))
