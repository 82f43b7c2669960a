import { startFlow } from '../../engine/index.ts'
import '../../engine/start/theme.css'
import english from './copy/en.json?copy'
import contract from './flow.json?calls'
import flow from './flow.json?flow'
import { languages } from './flow.json?languages'

const page = document.querySelector('#flow')
if (page)
  void startFlow(page, {
    flow,
    languages,
    copy: english,
    contract,
    loadAnswers: () => import('./flow.json?answers'),
    baseUrl: '/api/',
  })
