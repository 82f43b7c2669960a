import { join } from 'node:path'
import { UsageError, type EngineNames, type FlowProject } from './Command.ts'
import type { ImportedForm } from './import/ImportedForm.ts'
import { type ImportedSteps, toStepNames, toSteps } from './import/toSteps.ts'
import type { WrittenFile } from './formatFile.ts'

const draft = 'http://json-schema.org/draft-07/schema#'

/**
 * Creates the files of a new flow in a folder: a question or the steps of a form, a call that sends the answers, and a
 * thank-you step, in two languages. The result runs and passes its checks and tests unchanged. Throws a `UsageError` for an
 * unsuitable folder name.
 */
export function toFlowFiles(
  name: string,
  folder: string,
  { toEngine }: FlowProject,
  { steps, call, scenarios, copy }: FlowContent = question,
): WrittenFile[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new UsageError(`"${name}" is not a name of a flow. Write it as pet-sitting.`)
  const home = join(folder, name)
  const engine = toEngine(home)
  const { grammars } = engine
  const files: Readonly<Record<string, object | string>> = {
    'flow.json': toFlow(name, grammars.flow, steps, call),
    'api.json': { $schema: grammars.api, calls: { [call.name]: { method: 'POST', path: 'answers', ...call.listed } } },
    'scenarios.json': { $schema: grammars.scenarios, ...scenarios },
    ...Object.fromEntries(Object.entries(steps.schemas).map(([id, schema]) => [`schemas/${id}`, schema])),
    ...Object.fromEntries(
      Object.entries(steps.texts).map(([language, texts]) => [
        `copy/${language}.json`,
        { ...texts, ...copy[language] },
      ]),
    ),
    'index.html': page,
    'main.tsx': toMain(engine),
    ...engine.files,
  }
  return Object.entries(files).map(([path, content]) => ({
    path: join(home, path),
    text: typeof content === 'string' ? content : JSON.stringify(content),
  }))
}

const toFlow = (
  name: string,
  grammar: string,
  { steps, data, predicates }: ImportedSteps,
  call: FlowContent['call'],
) => ({
  $schema: grammar,
  name,
  version: 1,
  schemas: 'schemas',
  copy: 'copy',
  language: 'en',
  start: Object.keys(steps)[0],
  steps: {
    ...steps,
    THANKS: {
      title: 'thanks.title',
      progress: 100,
      back: 'bar',
      ending: 'success',
      view: [{ text: 'thanks.text' }],
      on: {},
    },
  },
  startUp: [{ reset: true, to: Object.keys(steps)[0] }],
  actions: { [call.name]: { input: call.input, outcomes: call.outcomes, timeoutSeconds: 20 } },
  predicates,
  constants: {},
  data,
})

/** The questions of a new flow, and the call that sends the answers. */
interface FlowContent {
  readonly steps: ImportedSteps
  readonly call: {
    readonly name: string
    readonly input: object
    readonly outcomes: object
    /** The remaining properties of the call in `api.json`. */
    readonly listed?: object
  }
  readonly scenarios: object
  /** Texts besides those of the steps, by language. */
  readonly copy: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const thanks = {
  en: { 'thanks.title': 'Thank you', 'thanks.text': 'Your answer has arrived.' },
  es: { 'thanks.title': 'Gracias', 'thanks.text': 'Su respuesta ha llegado.' },
}

const question: FlowContent = {
  steps: {
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
    },
    data: { question: { schema: 'forms/question.schema.json', initial: {} } },
    predicates: {},
    schemas: {
      'forms/question.schema.json': {
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
    },
    texts: {
      en: {
        'question.title': 'What would you like to tell us?',
        'question.answer': 'Your answer',
        'question.submit': 'Send',
        'question.known': 'You have told us this before',
      },
      es: {
        'question.title': '¿Qué quiere contarnos?',
        'question.answer': 'Su respuesta',
        'question.submit': 'Enviar',
        'question.known': 'Ya nos contó esto antes',
      },
    },
    left: [],
  },
  call: {
    name: 'sendAnswer',
    input: { type: 'object', required: ['answer'], properties: { answer: { type: 'string' } } },
    outcomes: { sent: {}, known: {} },
    listed: { outcomes: { 409: 'known' } },
  },
  scenarios: {
    known: { means: 'the answer was sent before', call: 'sendAnswer', when: { answer: 'again' }, status: 409 },
  },
  copy: thanks,
}

/** Returns the content of a flow created from a form. `languages` are the languages of the form's texts. */
export function toFormContent(form: ImportedForm, languages: readonly string[]): FlowContent {
  const names = toStepNames(form, (name) => name === 'THANKS')
  const steps = toSteps(form, {
    names,
    languages,
    $schema: draft,
    toSubmit: (isLast) => (isLast ? 'common.send' : 'common.next'),
    toProgress: (index) => Math.round(((index + 1) / (names.length + 1)) * 100),
    end: [{ call: 'sendAnswers' }, { to: 'THANKS' }],
  })
  // A skipped page leaves an empty slot, which the page's own schema would reject.
  const answers = Object.entries(steps.data).map(([slot, { schema }], index) =>
    form.pages[index]?.shownWhen ? [slot, { type: 'object' }] : [slot, { $ref: schema }],
  )
  return {
    steps,
    call: {
      name: 'sendAnswers',
      // Only required inputs are filled automatically from the slot of the same name.
      input: { type: 'object', required: Object.keys(steps.data), properties: Object.fromEntries(answers) },
      outcomes: { sent: {} },
    },
    scenarios: {},
    copy: {
      en: { ...(names.length > 1 && { 'common.next': 'Continue' }), 'common.send': 'Send', ...thanks.en },
      es: { ...(names.length > 1 && { 'common.next': 'Continuar' }), 'common.send': 'Enviar', ...thanks.es },
    },
  }
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
