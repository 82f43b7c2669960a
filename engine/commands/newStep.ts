import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { checkFlow } from '../compiler/checkFlow.ts'
import { toText } from '../definition/index.ts'
import { readFlow } from '../definition/readFlow.ts'
import { type Command, type CommandOutput, UsageError, type FlowProject } from './Command.ts'
import { openLinked } from './readLinkedFlow.ts'
import { writeNew } from './formatFile.ts'
import { addSteps } from './import/addSteps.ts'
import type { ImportedForm } from './import/ImportedForm.ts'
import { toFlowFiles, toFormContent } from './newFlow.ts'
import { isRecord } from '../definition/Loose.ts'
import { isSchema } from '../validation/JsonSchema.ts'
import { fromFormio } from './import/fromFormio.ts'
import { fromSchema } from './import/fromSchema.ts'
import { fromSurvey } from './import/fromSurvey.ts'

const toNext = (flowFile: string, { program, afterNewStep }: FlowProject) =>
  [
    'Now write its words in place of each TODO, its fields, and where it leads. Then:',
    `  ${program} check ${flowFile}`,
    ...(afterNewStep === undefined ? [] : [`  ${afterNewStep}`]),
  ].join('\n')

/** Scaffolds a step with its schema, slot and texts, or a whole flow. */
export const newStep: Command = {
  summary:
    'adds a step with its schema, slot and words after another one, or begins a flow of its own; either may be made of a form',
  usage: 'step NAME --after STEP | flow NAME [--in FOLDER] [--from FORM.json [--ui UI.json]]',
  options: { after: { type: 'string' }, in: { type: 'string' }, from: { type: 'string' }, ui: { type: 'string' } },
  async run({ values, positionals: [kind, name], flowFile, project }) {
    if ((kind !== 'step' && kind !== 'flow') || name === undefined)
      throw new UsageError('Say what is new: "step" or "flow", and its name.')
    const { after, from, ui } = values
    const form = from === undefined ? undefined : readForm(String(from), ui === undefined ? undefined : String(ui))
    if (kind === 'flow') return beginFlow(name, String(values['in'] ?? project.newFlows), project, form)
    if (typeof after !== 'string') throw new UsageError('Say after which step it comes: --after STEP.')
    const { files, left } = addSteps(openLinked(flowFile), form ?? toQuestion(name), after, name)
    await writeNew(
      files,
      files.filter(({ path }) => path.endsWith('.schema.json')),
    )
    // The texts are still to be written, so the check's findings about them are left out.
    const problems = checkFlow(readFlow(flowFile)).problems.filter(({ code }) => code !== 'bad-wording')
    return {
      text: [
        ...files.map(({ path }) => `wrote ${path}`),
        ...toLeftText(left),
        ...problems.map(toText),
        toNext(flowFile, project),
      ].join('\n'),
      exitCode: problems.length === 0 ? 0 : 1,
    }
  },
}

async function beginFlow(
  name: string,
  folder: string,
  project: FlowProject,
  form: ReadForm | undefined,
): Promise<CommandOutput> {
  const content = form && toFormContent(form, form.languages)
  const files = toFlowFiles(name, folder, project, content)
  await writeNew(files, files)
  const wrote = files.map(({ path }) => `wrote ${path}`)
  const told = toLeftText(content?.steps.left ?? [])
  return { text: [...wrote, ...told, project.toNext(join(folder, name))].join('\n'), exitCode: 0 }
}

const toLeftText = (left: readonly string[]): string[] =>
  left.length === 0 ? [] : ['This was not taken from the form:', ...left.map((one) => `  ${one}`)]

/** Returns a page with one question whose texts are still to be written. */
const toQuestion = (name: string): ImportedForm => ({
  left: [],
  pages: [
    {
      name,
      title: `TODO: title of ${name}`,
      schema: {
        type: 'object',
        properties: { answer: { type: 'string', title: `TODO: question of ${name}` } },
        required: ['answer'],
        errorMessage: { required: { answer: `TODO: what to say while ${name} has no answer` } },
      },
    },
  ],
})

/** A form read from a file. */
interface ReadForm extends ImportedForm {
  /** The languages of the form's texts for which a flow has default texts. English is always one of them. */
  readonly languages: readonly string[]
}

/** Reads a SurveyJS or Form.io form, or a JSON Schema with its rjsf `uiSchema`. Throws a `UsageError` for any other file. */
function readForm(file: string, uiFile: string | undefined): ReadForm {
  const form = readJson(file)
  return { ...toForm(form, file, uiFile), languages: /"es":/.test(JSON.stringify(form)) ? ['en', 'es'] : ['en'] }
}

function toForm(form: unknown, file: string, uiFile: string | undefined): ImportedForm {
  if (!isRecord(form)) throw new UsageError(`${file} is not a form.`)
  if (Array.isArray(form['pages']) || Array.isArray(form['elements'])) return fromSurvey(form)
  if (Array.isArray(form['components'])) return fromFormio(form)
  if (isSchema(form) && (form.properties || form.$ref !== undefined || form.allOf))
    return fromSchema(form, uiFile === undefined ? undefined : readJson(uiFile))
  throw new UsageError(`${file} is not a form that can be taken: neither of SurveyJS or Form.io, nor a JSON Schema.`)
}

function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${file} is not JSON.`)
  }
}
