import { type JSONPath, applyEdits, modify } from 'jsonc-parser'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkFlow } from '../compiler/checkFlow.ts'
import { toHint } from '../definition/Problem.ts'
import { type FlowSource, type LinkedFlow, toText } from '../definition/index.ts'
import { readFlow } from '../definition/readFlow.ts'
import { type Command, type CommandOutput, UsageError } from './Command.ts'
import type { FlowProject } from './FlowProject.ts'
import { readLinkedFlow } from './readLinkedFlow.ts'
import { type WrittenFile, writeNew } from './writeNew.ts'
import { toFlowFiles } from './newFlow.ts'

const toNext = (flowFile: string, { program, afterNewStep }: FlowProject) =>
  [
    'Now write its words in place of each TODO, its fields, and where it leads. Then:',
    `  ${program} check ${flowFile}`,
    ...(afterNewStep === undefined ? [] : [`  ${afterNewStep}`]),
  ].join('\n')

/** Scaffolds something new: a step with its schema, slot and words, or a whole flow. */
export const newStep: Command = {
  summary: 'adds a step with its schema, slot and words after another one, or begins a flow of its own',
  usage: 'step NAME --after STEP | flow NAME [--in FOLDER]',
  options: { after: { type: 'string' }, in: { type: 'string' } },
  async run({ values, positionals: [kind, name], flowFile, project }) {
    if ((kind !== 'step' && kind !== 'flow') || name === undefined)
      throw new UsageError('Say what is new: "step" or "flow", and its name.')
    if (kind === 'flow') return beginFlow(name, String(values['in'] ?? project.newFlows), project)
    const { after } = values
    if (typeof after !== 'string') throw new UsageError('Say after which step it comes: --after STEP.')
    const files = addStep(readLinkedFlow(flowFile), name, after)
    await writeNew(files, files.slice(1, 2))
    // Its words are still to be written, which the check says until they are.
    const problems = checkFlow(readFlow(flowFile)).problems.filter(({ code }) => code !== 'bad-wording')
    return {
      text: [...files.map(({ path }) => `wrote ${path}`), ...problems.map(toText), toNext(flowFile, project)].join(
        '\n',
      ),
      exitCode: problems.length === 0 ? 0 : 1,
    }
  },
}

async function beginFlow(name: string, folder: string, project: FlowProject): Promise<CommandOutput> {
  const files = toFlowFiles(name, folder, project)
  await writeNew(files, files)
  const next = project.toNext(join(folder, name))
  return { text: [...files.map(({ path }) => `wrote ${path}`), next].join('\n'), exitCode: 0 }
}

const formattingOptions = { insertSpaces: true, tabSize: 2 }

/**
 * The files of a flow with a further step that asks one question and stands between another step and where that one's
 * primary button leads. Throws a `UsageError` where it cannot stand there.
 */
export function addStep({ definition, written, source }: LinkedFlow, name: string, after: string): WrittenFile[] {
  const steps = Object.keys(definition.steps)
  if (!/^[A-Z][A-Z0-9_]*$/.test(name))
    throw new UsageError(`"${name}" is no name of a step. Write it as ASK_SOMETHING.`)
  if (steps.includes(name)) throw new UsageError(`There is a step ${name} already.`)
  const before = definition.steps[after]
  if (!before) throw new UsageError(`${after} is no step. ${toHint(after, steps) ?? ''}`)
  const submit = written.steps[after]?.on['submit'] ?? []
  const last = submit.at(-1)
  if (last?.to === undefined || last.when !== undefined)
    throw new UsageError(`The primary button of ${after} does not end in a "to", so no step can follow it.`)

  const words = toCamelCase(name)
  const form = `forms/${name.toLowerCase().replaceAll('_', '-')}.schema.json`
  const step = {
    title: `${words}.title`,
    progress: before.progress,
    view: ['form'],
    form: { schema: form, data: words, submit: before.form ? firstSubmit(before.form) : `${words}.submit` },
    on: { submit: [{ to: last.to }] },
  }
  const texts = {
    [`${words}.title`]: `TODO: title of ${name}`,
    [`${words}.answer`]: `TODO: question of ${name}`,
    [`${words}.answerMissing`]: `TODO: what to say while ${name} has no answer`,
    ...(before.form ? {} : { [`${words}.submit`]: `TODO: button of ${name}` }),
  }
  return [
    edit(source.flow, [
      [['steps', after, 'on', 'submit', submit.length - 1, 'to'], name],
      [['steps', name], step, steps.indexOf(after) + 1],
      [['data', words], { schema: form, initial: {} }],
    ]),
    toSchemaFile(join(dirname(source.flow.path), definition.schemas), form, words),
    ...[...source.copy.values()].map((file) =>
      edit(
        file,
        Object.entries(texts).map(([key, text]) => [[key], text] as const),
      ),
    ),
  ]
}

type Change = readonly [path: JSONPath, value: unknown, index?: number]

function edit({ path, text }: FlowSource['flow'], changes: readonly Change[]): WrittenFile {
  const changed = changes.reduce(
    (before, [place, value, index]) =>
      applyEdits(
        before,
        modify(before, place, value, {
          formattingOptions,
          ...(index === undefined ? {} : { getInsertionIndex: () => index }),
        }),
      ),
    text,
  )
  return { path, text: changed }
}

const firstSubmit = (form: NonNullable<LinkedFlow['definition']['steps'][string]['form']>) =>
  [form].flat()[0]?.submit ?? 'form.continue'

const toCamelCase = (name: string) =>
  name.toLowerCase().replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The schema of its form, which editors read by the project's own grammar of forms where it has one. */
function toSchemaFile(folder: string, id: string, words: string): WrittenFile {
  const hasGrammar = existsSync(join(folder, 'form.schema.json'))
  const schema = {
    $id: id,
    $schema: hasGrammar ? '../form.schema.json' : 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    required: ['answer'],
    properties: { answer: { title: `${words}.answer`, type: 'string' } },
    errorMessage: { required: { answer: `${words}.answerMissing` } },
  }
  return { path: join(folder, id), text: JSON.stringify(schema) }
}
