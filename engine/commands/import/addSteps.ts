import { type JSONPath, applyEdits, modify } from 'jsonc-parser'
import { toHint } from '../../definition/Problem.ts'
import { toPath } from '../../definition/toFlowSource.ts'
import { toTexts } from '../../definition/SourceFile.ts'
import type { FlowSource, LinkedFlow } from '../../definition/index.ts'
import { UsageError } from '../Command.ts'
import type { ImportedForm } from './ImportedForm.ts'
import { toSchemaId, toSlotName, toStepNames, toSteps } from './toSteps.ts'

/** The new and changed files of a flow, and what could not be imported from the form. */
export interface AddedSteps {
  readonly names: readonly string[]
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly left: readonly string[]
}

/**
 * Inserts one step per page of a form between the step `after` and the target of its primary button. The steps are named after
 * `name`, or after the pages without it. Returns the changed files of the flow. Throws a `UsageError` when the steps cannot be
 * inserted there.
 */
export function addSteps(flow: LinkedFlow, form: ImportedForm, after: string, name?: string): AddedSteps {
  const { definition, written, source } = flow
  const steps = Object.keys(definition.steps)
  if (name !== undefined && !/^[A-Z][A-Z0-9_]*$/.test(name))
    throw new UsageError(`"${name}" is not a name of a step. Write it as ASK_SOMETHING.`)
  const { pages } = form
  const numbered = pages.length > 1 ? pages.map((_, index) => `${name}_${index + 1}`) : [name ?? '']
  const names = name === undefined ? toStepNames(form, (one) => toOwner(flow, one) !== undefined) : numbered
  for (const one of names) {
    const owner = toOwner(flow, one)
    if (owner !== undefined) throw new UsageError(`There is ${owner} already.`)
  }
  const before = definition.steps[after]
  if (!before) throw new UsageError(`${after} is not a step. ${toHint(after, steps)}`)
  const submit = written.steps[after]?.on['submit'] ?? []
  const last = submit.at(-1)
  if (last === undefined || (last.to ?? last.do) === undefined || last.when !== undefined)
    throw new UsageError(`The primary button of ${after} does not end in a "to" or a "do", so no step can follow it.`)
  // A procedure on the way to the next step runs after the new steps.
  const end = last.to === undefined ? last : { to: last.to }
  if (listTargets(last, 'dialog', written).length > 0)
    throw new UsageError(`The primary button of ${after} opens a dialog of that step, so no step can follow it.`)
  const { savesProgressTo = [], on } = written.steps[after] ?? { on: {} }
  const behind = listTargets(last, 'to', written)
  const beside = listTargets({ ...on, submit: submit.slice(0, -1) }, 'to', written)
  const saved = savesProgressTo.filter((step) => behind.includes(step))
  const resumable = before.resumable === true && saved.length > 0
  // The progress to the next step is saved where the new steps lead to it, and here only if another way leads there as well.
  const kept = [
    ...savesProgressTo.filter((step) => !saved.includes(step) || beside.includes(step)),
    ...(resumable ? [names[0] ?? ''] : []),
  ]

  const folder = toPath(source.flow.path, definition.schemas)
  const [first = ''] = names
  const label = before.form ? firstSubmit(before.form) : `${toSlotName(first)}.submit`
  const made = toSteps(form, {
    names,
    languages: [...source.copy.keys()],
    // Editors validate the form with the project's own form grammar if it has one.
    $schema: source.schemas.has('form.schema.json') ? '../form.schema.json' : 'http://json-schema.org/draft-07/schema#',
    toSubmit: () => label,
    toProgress: () => before.progress,
    end: [end],
    savesProgressTo: saved,
    resumable,
  })
  const place = steps.indexOf(after) + 1
  const changes: Change[] = [
    [
      ['steps', after, 'on', 'submit', submit.length - 1, ...(last.to === undefined ? [] : ['to'])],
      last.to === undefined ? { to: first } : first,
    ],
    [['steps', after, 'savesProgressTo'], kept.length > 0 ? kept : undefined],
    ...Object.entries(made.steps).map(([one, step], index): Change => [['steps', one], step, place + index]),
    ...Object.entries(made.predicates).map(([one, predicate]): Change => [['predicates', one], predicate]),
    ...Object.entries(made.data).map(([slot, what]): Change => [['data', slot], what]),
  ]
  return {
    names,
    left: made.left,
    files: [
      edit(source.flow, changes),
      ...Object.entries(made.schemas).map(([id, schema]) => ({
        path: `${folder}/${id}`,
        text: JSON.stringify(schema),
      })),
      ...[...source.copy].map(([language, file]) => {
        const texts = { ...made.texts[language], ...(before.form ? {} : { [label]: `TODO: button of ${first}` }) }
        const known = Object.keys(toTexts(file))
        return edit(
          file,
          Object.entries(texts).flatMap(([key, text]) => (known.includes(key) ? [] : [[[key], text] as const])),
        )
      }),
    ],
  }
}

/** Returns what a new step of this name would overwrite or share, in words; undefined if the name is free. */
function toOwner({ definition, schemas, copy }: LinkedFlow, step: string): string | undefined {
  const [slot, schema] = [toSlotName(step), toSchemaId(step)]
  if (step in definition.steps) return `a step ${step}`
  if (slot in definition.data || slot in (definition.facts ?? {})) return `a value ${slot}`
  if (schemas.files.has(schema)) return `a form ${schema}`
  const isText = [...copy.values()].some((texts) => Object.keys(texts).some((key) => key.startsWith(`${slot}.`)))
  return isText ? `a text that begins with "${slot}."` : undefined
}

/** Lists the steps or dialogs that instructions lead to, also in their outcomes and by procedures. */
const listTargets = (instructions: unknown, key: 'to' | 'dialog', written: LinkedFlow['written']): readonly string[] =>
  [...(JSON.stringify(instructions) ?? '').matchAll(/"(to|do|dialog)":"(\w+)"/g)].flatMap(([, found, name = '']) =>
    found === 'do' ? listTargets(written.procedures?.[name]?.do, key, written) : found === key ? name : [],
  )

type Change = readonly [path: JSONPath, value: unknown, index?: number]

function edit({ path, text }: FlowSource['flow'], changes: readonly Change[]): AddedSteps['files'][number] {
  const changed = changes.reduce(
    (before, [place, value, index]) =>
      applyEdits(before, modify(before, place, value, index === undefined ? {} : { getInsertionIndex: () => index })),
    text,
  )
  return { path, text: changed }
}

const firstSubmit = (form: NonNullable<LinkedFlow['definition']['steps'][string]['form']>) =>
  [form].flat()[0]?.submit ?? 'form.continue'
