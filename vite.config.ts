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

/** What looks after the page as soon as its first step is live. */
const guards = [
  'engine/react/createPressGuard.ts',
  'engine/react/history/followHistory.ts',
  'src/widget/askBeforeLeaving.ts',
  'src/widget/watchErrors.ts',
]

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
  'engine/machine/withoutValueAt.ts',
  'engine/session/attemptCall.ts',
  'engine/session/createOutbox.ts',
  'engine/expressions/operators.ts',
  'engine/react/inputs/builtInInputs.tsx',
  'engine/react/inputs/choiceInputs.tsx',
  'engine/react/inputs/DateInput.tsx',
  'engine/react/inputs/NumberInput.tsx',
  'engine/react/lateParts.ts',
  'engine/react/StepDialog.tsx',
  'engine/react/form/OptionsStatus.tsx',
  'engine/react/toNearest.ts',
  'date-fns/',
  'engine/validation/runtime/date.ts',
  'engine/validation/runtime/toToday.ts',
]

/** The steps that the first one leads to, with their forms, what they show and call; and all inputs, since which a step has is known when it is drawn. */
const nextSteps = [
  'engine/validation/runtime/minimumAge.ts',
  'engine/validation/runtime/ucs2length.ts',
  'flow-forms/ENTER_LICENSE_PLATE_MANUALLY.js',
  'flow-forms/VEHICLE_MANUAL_ENTER.js',
  'flow-forms/VERIFY_VEHICLE_INFO.js',
  'flow-schema/forms/identity-',
  'flow-schema/forms/vehicle',
  'src/widget/screens/DeadEnd.tsx',
  'src/widget/screens/Icon.tsx',
  'src/widget/screens/Scene.tsx',
  'src/widget/screens/SummaryCard.tsx',
  'src/widget/screens/pictures.tsx',
  'src/widget/toOutcome.ts',
  'src/widget/vehicle/DisqualificationReasons.tsx',
  'src/widget/vehicle/VehicleSummary.tsx',
  'src/widget/vehicle/actions.ts',
  '@maskito/',
  'src/widget/contact/SsnInput.tsx',
  'src/widget/credit/FinalOffer.tsx',
  'src/widget/credit/LoanCards.tsx',
  'src/widget/credit/OfferCards.tsx',
  'src/widget/credit/SelectedOfferCard.tsx',
  'src/widget/credit/offerFigures.ts',
  'src/widget/credit/toFinalOffer.ts',
  'src/widget/fields/',
  'src/widget/history/AnnualIncome.tsx',
  'src/widget/history/records.ts',
  'src/widget/rules/masks.ts',
  'src/widget/screens/useData.ts',
  'src/widget/screens/useFormats.ts',
]

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
            { name: 'guards', test: liesAt(...guards), includeDependenciesRecursively: false },
            { name: 'beyond', test: liesAt(...beyond), includeDependenciesRecursively: false },
            { name: 'nextSteps', test: liesAt(...nextSteps), includeDependenciesRecursively: false },
            { name: 'widget', test: liesAt('src/widget/mount.tsx') },
          ],
        },
      },
    },
  },
})
