import { createLazyView, startFlow } from '../../engine/index.ts'
import '../../engine/start/theme.css'
import english from './copy/en.json?copy'
import contract from './flow.json?calls'
import flow from './flow.json?flow'
import { languages } from './flow.json?languages'

const views = () => import('./views.tsx')
// Drawn once per visit; the flow keeps the first value it receives.
const lot = Math.floor(Math.random() * 100)
const page = document.querySelector('#flow')
if (page)
  void startFlow(page, {
    flow,
    languages,
    copy: english,
    contract,
    loadAnswers: () => import('./flow.json?answers'),
    facts: () => ({ visitor: { lot } }),
    track: (event) => performance.mark(event),
    baseUrl: import.meta.env['VITE_API_URL'] ?? '/api/',
    components: {
      driverList: createLazyView(async () => ({ default: (await views()).DriverList })),
      price: createLazyView(async () => ({ default: (await views()).Price })),
    },
  })
