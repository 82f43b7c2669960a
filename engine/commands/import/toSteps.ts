import type { InstructionDefinition } from '../../definition/StepDefinition.ts'
import type { Loose } from '../../definition/Loose.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { type ImportedForm, toAsked, toExpression, toPlainLetters } from './ImportedForm.ts'
import { toWritten } from './toWritten.ts'

/** What the new steps have to fit into. */
interface Surroundings {
  /** The names of the steps in the flow, in order. */
  readonly names: readonly string[]
  /** The languages of the copy. The first one is the source language for translation. */
  readonly languages: readonly string[]
  /** Returns the copy key of the primary button. */
  readonly toSubmit: (isLast: boolean) => string
  readonly toProgress: (index: number) => number
  /** The instructions that run after the last step. */
  readonly end: readonly InstructionDefinition[]
  /** The steps to which the last step saves the progress; none without the property. */
  readonly savesProgressTo?: readonly string[]
  /** Whether applications are resumed at the steps. */
  readonly resumable?: boolean
  /** The `$schema` of the form schemas. */
  readonly $schema: string
}

/** The steps created from a form, and everything that they need in a flow. */
export interface ImportedSteps {
  readonly steps: Readonly<Record<string, object>>
  readonly data: Readonly<Record<string, { readonly schema: string; readonly initial: object }>>
  readonly predicates: Readonly<Record<string, object>>
  /** By path below the schemas folder. */
  readonly schemas: Readonly<Record<string, JsonSchema>>
  /** By language. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What could not be imported, by its place and name. */
  readonly left: readonly string[]
}

/** Creates one step per page of a form. A page with a condition is skipped while the condition does not hold. */
export function toSteps({ pages, left }: ImportedForm, around: Surroundings): ImportedSteps {
  const made = pages.map(({ title, name, schema, shownWhen }, index) => {
    const step = around.names[index] ?? ''
    const slot = toSlotName(step)
    const labeled: JsonSchema = { type: 'object', properties: { title: { type: 'string', title: title ?? name } } }
    const heading = toWritten(labeled, slot, around.languages)
    const form = toWritten(schema, slot, around.languages)
    const id = toSchemaId(step)
    return { step, slot, id, heading, form, shownWhen, fields: Object.keys(form.schema.properties ?? {}) }
  })
  const told = [...left, ...made.flatMap(({ heading, form }) => [...heading.left, ...form.left])]
  const toOwner = (field: string, before: number) =>
    made.slice(0, before).findLast(({ form }) => JSON.stringify(form.schema).includes(`"${field}":`))?.slot
  const predicates: Record<string, object> = {}
  const conditions = made.map(({ step, slot, shownWhen }, index) => {
    if (!shownWhen) return undefined
    const owners = new Map(toAsked(shownWhen).map((field) => [field, toOwner(field, index)]))
    if (index === 0 || [...owners.values()].includes(undefined))
      return void told.push(`${step}: the condition of its page`)
    const name = `asks${slot[0]?.toUpperCase()}${slot.slice(1)}`
    const when = toExpression(shownWhen, (field) => owners.get(field) ?? '')
    predicates[name] = { means: `the step ${step} is asked for`, when }
    return name
  })
  const { names } = around
  const toWay = (index: number): readonly Loose<InstructionDefinition>[] => {
    const next = made.findIndex((_, other) => other > index && conditions[other] === undefined)
    const ways = made.slice(index + 1, next < 0 ? undefined : next)
    return [
      ...ways.map(({ step }, offset) => ({ when: conditions[index + 1 + offset], to: step })),
      ...(next < 0 ? around.end : [{ to: made[next]?.step }]),
    ]
  }
  return {
    steps: Object.fromEntries(
      made.map(({ step, slot, id }, index) => {
        const submit = toWay(index)
        const saved = [
          ...(around.resumable ? submit.flatMap(({ to }) => (to !== undefined && names.includes(to) ? to : [])) : []),
          ...(submit.at(-1) === around.end.at(-1) ? (around.savesProgressTo ?? []) : []),
        ]
        return [
          step,
          {
            title: `${slot}.title`,
            progress: around.toProgress(index),
            ...(around.resumable && { resumable: true }),
            ...(saved.length > 0 && { savesProgressTo: saved }),
            view: ['form'],
            form: { schema: id, data: slot, submit: around.toSubmit(index === made.length - 1) },
            on: { submit },
          },
        ]
      }),
    ),
    data: Object.fromEntries(made.map(({ slot, id }) => [slot, { schema: id, initial: {} }])),
    predicates,
    schemas: Object.fromEntries(made.map(({ id, form }) => [id, { $schema: around.$schema, $id: id, ...form.schema }])),
    texts: Object.fromEntries(
      around.languages.map((language) => [
        language,
        Object.assign({}, ...made.flatMap(({ heading, form }) => [heading.texts[language], form.texts[language]])),
      ]),
    ),
    left: [...new Set(told)],
  }
}

/** Returns the path of a step's form below the schemas folder. */
export const toSchemaId = (step: string) => `forms/${step.toLowerCase().replaceAll('_', '-')}.schema.json`

/** Returns the data slot of a step, which is also the prefix of its copy keys: `PET_NAME` becomes `petName`. */
export const toSlotName = (step: string) =>
  step.toLowerCase().replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The maximum length of a name that is made from words. */
const longestName = 40

/** Converts the names of pages to step names that are unique and not taken. */
export function toStepNames({ pages }: ImportedForm, isKnown: (name: string) => boolean): string[] {
  const names: string[] = []
  for (const { name } of pages) {
    const words = toPlainLetters(name)
      .replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, '_')
      .replaceAll(/[^A-Za-z0-9]+/g, '_')
      .replaceAll(/^[_0-9]+/g, '')
    const own = words.slice(0, longestName).replace(/_+$/, '').toUpperCase() || 'PAGE'
    const isTaken = (one: string) => names.includes(one) || isKnown(one)
    let number = 1
    while (isTaken(number === 1 ? own : `${own}_${number}`)) number += 1
    names.push(number === 1 ? own : `${own}_${number}`)
  }
  return names
}
