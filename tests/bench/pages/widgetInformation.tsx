import { createRoot } from 'react-dom/client'
import copy from '../../../flows/copy/en.json?copy'
import flow from '../../../flows/refinance.json?flow'
import { createSession } from '../../../engine/index.ts'
import { fieldRegistry } from '../../../src/widget/registries.ts'
import { pageScreens } from '../../../src/widget/registries.ts'
import { flowFunctions } from '../../../src/widget/flowFunctions.ts'
import { screenRegistry } from '../../../src/widget/registries.ts'
import { createLanguage } from '../../../src/widget/createLanguage.ts'
import { languages } from '../../../src/widget/early/languages.ts'
import { WidgetRoot } from '../../../src/widget/WidgetRoot.tsx'
import { showOnDemand } from './showOnDemand.ts'
import '../../../src/widget/theme/theme.css'
import '../../../src/widget/theme/steps.css'

const step = 'YOUR_INFORMATION_MANUALLY'
const plate = flow.steps[flow.start]
if (!plate) throw new Error('The flow has no start step.')

const session = createSession({
  // The first step leads to the measured one, so that the code of forms has already run, as it always has in practice.
  flow: {
    ...flow,
    steps: { ...flow.steps, [flow.start]: { ...plate, on: { show: [{ at: 'show', to: step }] }, leadsTo: [step] } },
  },
  actions: {},
  services: undefined,
  functions: flowFunctions,
  storage: { load: () => undefined, save: () => undefined, clear: () => undefined },
  now: () => new Date(),
  facts: () => ({ device: { isMobile: false }, page: { isInstantLink: false }, phoneCheck: { isLost: false } }),
})

const language = createLanguage('en', copy, languages)
const element = document.querySelector('#page')
if (element) {
  const { phone, ssn, zip } = fieldRegistry
  const { calculatorHelp, callUs } = screenRegistry
  await Promise.all([
    session.start(),
    session.warm(),
    ...[phone, ssn, zip, calculatorHelp, callUs].map((view) => view.preload()),
  ])
  await session.loadForm()
  createRoot(element).render(
    <WidgetRoot
      parts={{ components: screenRegistry, inputs: fieldRegistry, screens: pageScreens }}
      session={session}
      language={language}
      report={console.error}
    />,
  )
  showOnDemand(() => void session.send('show'))
}
