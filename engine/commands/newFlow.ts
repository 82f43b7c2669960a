import { join } from 'node:path'
import { UsageError } from './Command.ts'
import type { EngineNames, FlowProject } from './FlowProject.ts'
import type { WrittenFile } from './writeNew.ts'

const draft = 'http://json-schema.org/draft-07/schema#'

/**
 * The files of a flow of its own below a folder: a question, a call that takes the answer, and thanks, in two languages. It
 * runs, is checked and is tested as it is. Throws a `UsageError` for a name that no folder should have.
 */
export function toFlowFiles(name: string, folder: string, { toEngine }: FlowProject): WrittenFile[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new UsageError(`"${name}" is no name of a flow. Write it as pet-sitting.`)
  const home = join(folder, name)
  const engine = toEngine(home)
  const { grammars } = engine
  const files: Readonly<Record<string, object | string>> = {
    'flow.json': toFlow(name, grammars.flow),
    'api.json': {
      $schema: grammars.api,
      calls: { sendAnswer: { method: 'POST', path: 'answers', outcomes: { 409: 'known' } } },
    },
    'scenarios.json': {
      $schema: grammars.scenarios,
      known: { means: 'the answer was sent before', call: 'sendAnswer', when: { answer: 'again' }, status: 409 },
    },
    'schemas/forms/question.schema.json': {
      $schema: draft,
      $id: 'forms/question.schema.json',
      type: 'object',
      required: ['answer'],
      properties: {
        answer: {
          title: 'question.answer',
          type: 'string',
          maxLength: 200,
          errorMessage: { type: 'errors.invalid', maxLength: 'errors.invalid' },
        },
      },
      errorMessage: { required: { answer: 'errors.required' } },
    },
    'copy/en.json': english,
    'copy/es.json': spanish,
    'index.html': page,
    'main.tsx': toMain(engine),
    ...engine.files,
  }
  return Object.entries(files).map(([path, content]) => ({
    path: join(home, path),
    text: typeof content === 'string' ? content : JSON.stringify(content),
  }))
}

const toFlow = (name: string, grammar: string) => ({
  $schema: grammar,
  name,
  version: 1,
  schemas: 'schemas',
  copy: 'copy',
  language: 'en',
  start: 'QUESTION',
  steps: {
    QUESTION: {
      title: 'question.title',
      progress: 50,
      view: ['form'],
      form: { schema: 'forms/question.schema.json', data: 'question', submit: 'question.submit' },
      on: {
        submit: [
          {
            call: 'sendAnswer',
            with: { answer: 'question.answer' },
            on: { known: [{ issue: { field: 'answer', message: 'question.known' } }] },
          },
          { to: 'THANKS' },
        ],
      },
    },
    THANKS: {
      title: 'thanks.title',
      progress: 100,
      back: 'bar',
      ending: 'success',
      view: [{ text: 'thanks.text' }],
      on: {},
    },
  },
  startUp: [{ reset: true, to: 'QUESTION' }],
  actions: {
    sendAnswer: {
      input: { type: 'object', required: ['answer'], properties: { answer: { type: 'string' } } },
      outcomes: { sent: {}, known: {} },
      timeoutSeconds: 20,
    },
  },
  predicates: {},
  constants: {},
  data: { question: { schema: 'forms/question.schema.json', initial: {} } },
})

const english = {
  'question.title': 'What would you like to tell us?',
  'question.answer': 'Your answer',
  'question.submit': 'Send',
  'question.known': 'You have told us this before',
  'thanks.title': 'Thank you',
  'thanks.text': 'Your answer has arrived.',
}

const spanish: typeof english = {
  'question.title': '¿Qué quiere contarnos?',
  'question.answer': 'Su respuesta',
  'question.submit': 'Enviar',
  'question.known': 'Ya nos contó esto antes',
  'thanks.title': 'Gracias',
  'thanks.text': 'Su respuesta ha llegado.',
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>…</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <main id="flow"></main>
    <script type="module" src="./main.tsx"></script>
  </body>
</html>
`

const toMain = ({ runtime, look }: EngineNames) => `import { startFlow } from '${runtime}'
import '${look}'
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
    baseUrl: import.meta.env['VITE_API_URL'] ?? '/api/',
  })
`
