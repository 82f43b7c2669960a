import { createRoot } from 'react-dom/client'
import copy from '../../../flows/copy/en.json?copy'
import flow from '../../../flows/refinance.json?flow'
import { createSession } from '../../../engine/index.ts'
import { fieldRegistry } from '../../../src/widget/fields/fieldRegistry.ts'
import { flowFunctions } from '../../../src/widget/flowFunctions.ts'
import { screenRegistry } from '../../../src/widget/screens/screenRegistry.ts'
import { WidgetRoot } from '../../../src/widget/WidgetRoot.tsx'
import { showOnDemand } from './showOnDemand.ts'
import '../../../src/widget/theme/theme.css'

const before = 'THANK_YOU'
const step = 'YOUR_INFORMATION_MANUALLY'
const empty = { title: 'information.title', progress: 20, resumable: false, view: [], dialogs: {}, calls: [] }

const session = createSession({
  // The step before it holds nothing, so that what is measured is this step.
  flow: {
    ...flow,
    startUp: [{ at: 'startUp', to: before }],
    steps: {
      ...flow.steps,
      [before]: { ...empty, on: { submit: [{ at: 'submit', to: step }] }, leadsTo: [step], loadForms: undefined },
    },
  },
  actions: {},
  services: undefined,
  functions: flowFunctions,
  storage: { load: () => undefined, save: () => undefined, clear: () => undefined },
  now: () => new Date(),
  facts: () => ({ device: { isMobile: false }, page: { isInstantLink: false } }),
})

const element = document.querySelector('#page')
if (element) {
  const { phone, ssn, zip } = fieldRegistry
  const { calculatorHelp, callUs } = screenRegistry
  await Promise.all([
    session.start(),
    session.warm(),
    ...[phone, ssn, zip, calculatorHelp, callUs].map((view) => view.preload()),
  ])
  await session.warm()
  createRoot(element).render(<WidgetRoot session={session} copy={copy} report={console.error} />)
  showOnDemand(() => void session.send('submit'))
}
