import {
  type ImportedField,
  type ImportedForm,
  type LinkedFlow,
  addSteps,
  toFieldName,
  toSchema,
} from '../../../engine/authoring.ts'
import type { FlowEdit } from '../edits/applyEdit.ts'
import { firstLanguage } from '../edits/texts.ts'

/** A text by language. */
export type Words = Readonly<Record<string, string>>

/** The kinds of fields, with readable names. */
export const kinds = {
  text: { words: 'Short text', schema: { type: 'string', maxLength: 200 } },
  textarea: { words: 'Long text', schema: { type: 'string', maxLength: 2000, ui: { input: 'textarea' } } },
  number: { words: 'Number', schema: { type: 'number' } },
  date: { words: 'Date', schema: { type: 'string', format: 'date' } },
  email: { words: 'Email address', schema: { type: 'string', format: 'email', maxLength: 254 } },
  checkbox: { words: 'Checkbox', schema: { type: 'boolean', ui: { input: 'checkbox' } } },
  select: { words: 'Choice of options', schema: { type: 'string' } },
} as const

/** A field to be added. */
export interface NewField {
  readonly label: Words
  readonly kind: keyof typeof kinds
  readonly isRequired: boolean
  /** The choices, one on each line. */
  readonly choices: Words
}

/** A field that is not filled in yet. */
export const emptyField: NewField = { label: {}, kind: 'text', isRequired: true, choices: {} }

/** A step to be added. */
export interface NewStep {
  readonly title: Words
  readonly fields: readonly NewField[]
}

/** Describes what a new step still needs; undefined if it is complete. */
export function toStepFault({ title, fields }: NewStep, language: string, name: string): string | undefined {
  return title[language]?.trim() ? toFieldsFault(fields, language, name) : `Enter a title for the step in ${name}.`
}

/** Describes what new fields still need; undefined if they are complete. */
export function toFieldsFault(fields: readonly NewField[], language: string, name: string): string | undefined {
  const unnamed = fields.findIndex(({ label }) => !label[language]?.trim())
  if (unnamed >= 0) return `Enter a label for field ${unnamed + 1} in ${name}.`
  const empty = fields.findIndex(({ kind, choices }) => kind === 'select' && toLines(choices[language]).length === 0)
  return empty >= 0 ? `Enter the options of field ${empty + 1} in ${name}, one per line.` : undefined
}

/** Returns the edit that adds a step after another one, and the new step's name. Throws with a readable message if no step can follow. */
export function addStep(flow: LinkedFlow, step: NewStep, after: string): FlowEdit & { readonly name: string } {
  const { names, files } = addSteps(flow, toForm(step, firstLanguage(flow)), after)
  const [name = ''] = names
  const texts = files.map(({ path, text }) => [path, text] as const)
  return { name, label: `adding the step ${name}`, changes: [], files: Object.fromEntries(texts) }
}

/** Returns why no step can follow this one, before the author fills anything in; undefined if one can. */
export function toFollowFault(flow: LinkedFlow, after: string): string | undefined {
  const words = { [firstLanguage(flow)]: 'A' }
  try {
    addStep(flow, { title: words, fields: [{ ...emptyField, label: words }] }, after)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function toForm({ title, fields }: NewStep, language: string): ImportedForm {
  // The key of the step's title.
  const schema = toSchema(toImportedFields(fields, language, ['title']))
  return { pages: [{ name: title[language] ?? '', title: toWritten(title), schema }], left: [] }
}

/** Converts new fields to the format of an import. Their unique names derive from the labels in this language. */
export function toImportedFields(
  fields: readonly NewField[],
  language: string,
  taken: readonly string[] = [],
): readonly ImportedField[] {
  const names = toNames(
    fields.map(({ label }) => label[language] ?? ''),
    (name) => isReserved(name) || taken.includes(name),
  )
  return fields.map((field, index) => ({
    name: names[index] ?? '',
    schema: { ...kinds[field.kind].schema, title: toWritten(field.label), ...toChoices(field, language) },
    // A required checkbox would mean an agreement instead of an answer.
    isRequired: field.isRequired && field.kind !== 'checkbox',
  }))
}

/** The maximum length of a name that is made from words. */
const longestName = 60

/** Derives unique names for data from texts: `firstName` from `First name`. */
function toNames(words: readonly string[], isTaken: (name: string) => boolean): readonly string[] {
  const names: string[] = []
  for (const text of words) {
    names.push(toFreeName(toFieldName(text), (name) => isTaken(name) || names.includes(name)))
  }
  return names
}

/** Returns a name of the given words that is not taken, numbered if necessary. */
export function toFreeName(words: string, isTaken: (name: string) => boolean): string {
  const name = `${words[0]?.toLowerCase()}${words.slice(1, longestName)}`
  let number = 1
  const toName = () => (number === 1 ? name : `${name}${number}`)
  while (isTaken(toName())) number += 1
  return toName()
}

/** Checks whether a name means something else to expressions, or to every object of JavaScript, such as `constructor`. */
export const isReserved = (name: string): boolean => name in {} || ['in', 'true', 'false', 'null'].includes(name)

/**
 * Converts the choices of a field. The stored values derive from the first language; the labels of another language are matched line by
 * line.
 */
function toChoices({ kind, choices }: NewField, language: string): object {
  if (kind !== 'select') return {}
  const lines = toLines(choices[language])
  const others = Object.keys(choices).map((other) => [other, toLines(choices[other])] as const)
  return {
    enum: toNames(lines, () => false),
    enumNames: lines.map((_, index) =>
      toWritten(Object.fromEntries(others.map(([other, own]) => [other, own[index] ?? '']))),
    ),
  }
}

/** Removes the languages without a text. */
const toWritten = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words)
      .filter(([, text]) => text.trim() !== '')
      .map(([language, text]) => [language, text.trim()]),
  )

const toLines = (text = ''): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
