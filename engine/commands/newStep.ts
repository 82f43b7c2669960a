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
import type { ImportedForm } from './import/ImportedForm.ts'
import { type ReadForm, readForm } from './import/readForm.ts'
import { toSlotName, toSteps } from './import/toSteps.ts'
import { toFlowFiles, toFormContent } from './newFlow.ts'
import { toTexts } from '../definition/SourceFile.ts'

const toNext = (flowFile: string, { program, afterNewStep }: FlowProject) =>
  [
    'Now write its words in place of each TODO, its fields, and where it leads. Then:',
    `  ${program} check ${flowFile}`,
    ...(afterNewStep === undefined ? [] : [`  ${afterNewStep}`]),
  ].join('\n')

/** Scaffolds something new: a step with its schema, slot and words, or a whole flow. */
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
    const { files, left } = addSteps(readLinkedFlow(flowFile), name, after, form)
    await writeNew(
      files,
      files.filter(({ path }) => path.endsWith('.schema.json')),
    )
    // Its words are still to be written, which the check says until they are.
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

const formattingOptions = { insertSpaces: true, tabSize: 2 }

/**
 * The files of a flow with a further step that asks one question, or with the steps of a form, between another step and where
 * that one's primary button leads. Throws a `UsageError` where they cannot stand there.
 */
function addSteps(
  { definition, written, source }: LinkedFlow,
  name: string,
  after: string,
  form: ReadForm | undefined,
): { readonly files: WrittenFile[]; readonly left: readonly string[] } {
  const steps = Object.keys(definition.steps)
  if (!/^[A-Z][A-Z0-9_]*$/.test(name))
    throw new UsageError(`"${name}" is no name of a step. Write it as ASK_SOMETHING.`)
  const pages = form?.pages ?? []
  const names = pages.length > 1 ? pages.map((_, index) => `${name}_${index + 1}`) : [name]
  const taken = names.find((one) => steps.includes(one))
  if (taken !== undefined) throw new UsageError(`There is a step ${taken} already.`)
  const before = definition.steps[after]
  if (!before) throw new UsageError(`${after} is no step. ${toHint(after, steps) ?? ''}`)
  const submit = written.steps[after]?.on['submit'] ?? []
  const last = submit.at(-1)
  if (last?.to === undefined || last.when !== undefined)
    throw new UsageError(`The primary button of ${after} does not end in a "to", so no step can follow it.`)

  const folder = join(dirname(source.flow.path), definition.schemas)
  const label = before.form ? firstSubmit(before.form) : `${toSlotName(name)}.submit`
  const made = toSteps(form ?? toQuestion(name), {
    names,
    languages: [...source.copy.keys()],
    // Editors read it by the project's own grammar of forms where it has one.
    $schema: existsSync(join(folder, 'form.schema.json'))
      ? '../form.schema.json'
      : 'http://json-schema.org/draft-07/schema#',
    toSubmit: () => label,
    toProgress: () => before.progress,
    end: [{ to: last.to }],
  })
  const place = steps.indexOf(after) + 1
  const changes: Change[] = [
    [['steps', after, 'on', 'submit', submit.length - 1, 'to'], names[0]],
    ...Object.entries(made.steps).map(([one, step], index): Change => [['steps', one], step, place + index]),
    ...Object.entries(made.predicates).map(([one, predicate]): Change => [['predicates', one], predicate]),
    ...Object.entries(made.data).map(([slot, what]): Change => [['data', slot], what]),
  ]
  return {
    left: made.left,
    files: [
      edit(source.flow, changes),
      ...Object.entries(made.schemas).map(([id, schema]) => ({ path: join(folder, id), text: JSON.stringify(schema) })),
      ...[...source.copy].map(([language, file]) => {
        const texts = { ...made.texts[language], ...(before.form ? {} : { [label]: `TODO: button of ${name}` }) }
        const known = Object.keys(toTexts(file))
        return edit(
          file,
          Object.entries(texts).flatMap(([key, text]) => (known.includes(key) ? [] : [[[key], text] as const])),
        )
      }),
    ],
  }
}

/** A page with one question whose words are still to be written. */
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
