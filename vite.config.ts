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

/** What a person leads on from the first step with. */
const beyond = [
  'engine/actions/runAction.ts',
  'engine/machine/answer.ts',
  'engine/machine/beyondStart.ts',
  'engine/machine/call.ts',
  'engine/machine/fail.ts',
  'engine/machine/fill.ts',
  'engine/machine/rareInstructions.ts',
  'engine/machine/replaceFlow.ts',
  'engine/machine/transition.ts',
  'engine/machine/travel.ts',
  'engine/session/attemptCall.ts',
  'engine/session/createOutbox.ts',
  'src/widget/watchErrors.ts',
  'engine/expressions/operators.ts',
  'engine/react/createPressGuard.ts',
  'engine/react/history/followHistory.ts',
  'engine/react/inputs/builtInInputs.tsx',
  'engine/react/inputs/choiceInputs.tsx',
  'engine/react/inputs/DateInput.tsx',
  'engine/react/inputs/NumberInput.tsx',
  'engine/react/toNearest.ts',
  'flow/refinance.js',
  'copy/en.js',
  'src/widget/beyondFirstStep.ts',
]

/** The steps that the first one leads to. */
const vehicle = ['src/widget/vehicle/']

/** All inputs: which ones a step has is known when it is drawn. */
const inputs = ['src/widget/fields/', '@maskito/']

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
      // Both pages share the widget in one piece, and the little that the frame needs before it in another. What is fetched after
      // the first step comes in few pieces, too: modules of theirs that the widget names and does not use are to stay with them.
      output: {
        codeSplitting: {
          groups: [
            { name: 'early', test: /\/src\/widget\/early\/|rolldown\/runtime/ },
            { name: 'beyond', test: liesAt(...beyond), includeDependenciesRecursively: false },
            { name: 'vehicle', test: liesAt(...vehicle), includeDependenciesRecursively: false },
            { name: 'inputs', test: liesAt(...inputs), includeDependenciesRecursively: false },
            { name: 'widget', test: liesAt('src/widget/mount.tsx') },
          ],
        },
      },
    },
  },
})
