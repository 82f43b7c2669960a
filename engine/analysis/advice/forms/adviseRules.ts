import type { JSONPath } from 'jsonc-parser'
import { listDefaults } from '../../../compiler/checks/checkInitials.ts'
import { createSampler } from '../../../compiler/schemas/createSampler.ts'
import { listFields } from '../../../compiler/text/listFields.ts'
import { toReached } from '../../../definition/checks/checkNeeds.ts'
import { toList, toLostPlace } from '../../../definition/consequences.ts'
import { toAllForms, toForms } from '../../../definition/forms.ts'
import type { Finding, LinkedFlow } from '../../../definition/index.ts'
import { isEnding, toInstructions, toSteps } from '../../../definition/instructions.ts'
import { toMeaning } from '../../../definition/predicates.ts'
import { toFieldSchema, toLayers } from '../../../definition/schemaFields.ts'
import { isRecord } from '../../../definition/Loose.ts'
import { toContent } from '../../../definition/SourceFile.ts'
import { bundleForm } from '../../../validation/bundleForm.ts'
import type { JsonSchema } from '../../../validation/JsonSchema.ts'
import { rememberByIdentity } from '../../../validation/remember.ts'
import { type Advice, toShared } from '../Advice.ts'
import { toArguments } from './adviseEntries.ts'
import { listPlaces, toListName } from '../terms.ts'

/** Finds fields whose rules contradict each other, so that no input is valid. */
export const adviseRules: Advice = function* ({ flow }) {
  const ids = new Set(toAllForms(flow.definition).flatMap(({ form }) => form.schema ?? []))
  for (const id of ids) {
    const file = flow.source.schemas.get(id)
    const names = listContradictory(bundleForm(id, flow.schemas.files))
    if (!file || !names) continue
    const shared = listOwnContradictions(id, flow)
    if (shared.length > 0) {
      yield* shared
      continue
    }
    const path =
      names.length === 1 ? ['properties', ...(names[0] ?? '').split('.').join('.properties.').split('.')] : []
    yield {
      code: 'contradictory-rules',
      file,
      path,
      unless: [
        toLostPlace(file, path),
        ...[...toReached([id], flow.source)].map((one) => toLostPlace(flow.source.schemas.get(one), [])),
      ],
      message:
        names.length === 0
          ? `the rules of ${id} contradict each other: no answers fit them all`
          : `the rules of ${names.join(', ')} contradict each other: nothing that can be typed fits`,
      hint: 'Look for a minimum above its maximum, or a pattern that no option has',
    }
  }
}

/** Rules that do not limit a value. */
const idle = ['$schema', '$id', 'title', 'description', 'type', 'personal', 'secret', 'ui', 'errorMessage', 'tsType']

const toWithout = (schema: JsonSchema, rule: string): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => name !== rule))

/** Lists contradictions within shared files that a form refers to: they are reported there once, and not in each form. */
function listOwnContradictions(id: string, { schemas: { files }, source }: LinkedFlow): readonly Finding[] {
  const isEmpty = (one: string, schema = files.get(one)) =>
    schema !== undefined && listContradictory(bundleForm(one, new Map([...files, [one, schema]]))) !== undefined
  const empty = [...toReached([id], source)].filter((one) => one !== id && isEmpty(one))
  return empty.flatMap((one): readonly Finding[] => {
    const file = source.schemas.get(one)
    const { properties, ...rules } = files.get(one) ?? {}
    // What a file only refers to is reported in the other file.
    if (!file || properties || [...toReached([one], source)].some((inner) => inner !== one && empty.includes(inner)))
      return []
    const names = Object.keys(rules).filter((rule) => !idle.includes(rule))
    const wrong = names.filter((name) => !isEmpty(one, toWithout(rules, name)))
    const message = `the rules of ${one} contradict each other: nothing that can be typed fits`
    const path = [wrong.at(-1) ?? ''].filter((name) => name !== '')
    const hint = `Look at ${toList(wrong.length > 0 ? wrong : names)}`
    const place = [toLostPlace(file, [])]
    return [{ code: 'contradictory-rules', file, path, message, hint, unless: place, loses: place }]
  })
}

/** Lists the fields for which no value is valid; undefined if some value is valid for the whole schema. */
const listContradictory = rememberByIdentity((schema: JsonSchema): readonly string[] | undefined => {
  const { samples } = createSampler(schema)
  if (!samples([schema]).next().done) return undefined
  return listFields(schema).flatMap(({ path, nodes }) =>
    !nodes.some((node) => node.properties) && samples(nodes).next().done ? [path] : [],
  )
})

/** Finds boxes that have to be ticked once somebody has touched them, although the form does not ask for them. */
export const adviseConsents: Advice = function* ({ flow: { source } }) {
  for (const [id, file] of source.schemas) {
    const content = toContent(file)
    const properties = isRecord(content) && isRecord(content['properties']) ? content['properties'] : {}
    const required = new Set(listRequired(content))
    for (const [name, field] of id.startsWith('forms/') ? Object.entries(properties) : []) {
      if (!isRecord(field) || field['const'] !== true || required.has(name)) continue
      const message = `${name} need not be filled in, but has to be true once somebody has`
      const hint = `Add "${name}" to "required", or take "const" out`
      const path = ['properties', name, 'const']
      yield { code: 'contradictory-rules', file, path, message, hint, unless: [`need of ${name}`] }
    }
  }
}

/** Lists the fields that a schema requires, under whatever condition. */
function* listRequired(node: unknown): Generator {
  if (Array.isArray(node)) for (const inner of node) yield* listRequired(inner)
  if (!isRecord(node)) return
  if (Array.isArray(node['required'])) yield* node['required']
  for (const inner of Object.values(node)) yield* listRequired(inner)
}

/** Finds fields that a form always requires, and shows only under a condition. */
export const adviseHiddenNeeds: Advice = function* ({ flow: { definition, source } }) {
  const ids = new Set(
    toSteps(definition)
      .flatMap(([step]) => toForms(step, definition.steps[step] ?? {}))
      .flatMap(({ form }) => form.schema ?? []),
  )
  for (const id of ids) {
    const file = source.schemas.get(id)
    const schema: JsonSchema = file ? Object(toContent(file)) : {}
    const parts = [schema, ...(schema.allOf ?? [])]
    const shown = parts.flatMap(({ properties = {} }) => Object.keys(properties))
    const hidden = parts.flatMap(({ then, else: otherwise }) =>
      [then, otherwise].flatMap((branch) => Object.keys(Object(branch).properties ?? {})),
    )
    const index = schema.required?.findIndex((name) => hidden.includes(name) && !shown.includes(name)) ?? -1
    if (!file || index === -1) continue
    const name = schema.required?.[index]
    const message = `${name} is always required, and shown only under a condition`
    const hint = 'Require it where it is shown'
    yield { code: 'contradictory-rules', file, path: ['required', index], message, hint, unless: [`need of ${name}`] }
  }
}

/** Finds defaults that answer yes: for a service that did not say it, or in an input of the product for somebody who has to choose. */
export const adviseDefaults: Advice = function* ({ flow: { source } }) {
  for (const [id, file] of source.schemas)
    for (const { node, value, path } of listDefaults(toContent(file), [])) {
      const isAnswer = id.startsWith('api/')
      const input = node.ui?.['input'] ?? 'checkbox'
      if (value !== true || (!isAnswer && input === 'checkbox')) continue
      const says = isAnswer ? 'counts as yes where an answer does not say it' : 'is chosen before anybody has'
      const message = `the default is true, so that what it stands for ${says}`
      yield { code: 'wrong-value', file, path, message, hint: 'Write "default": false, or take it out' }
    }
}

/** Finds choices of ranges with a gap or an overlap between two neighbors: `60,000-70,000` and `80,000-90,000`. */
export const adviseRanges: Advice = function* ({ flow: { source } }) {
  for (const [id, file] of source.schemas) {
    if (!/^(?:forms|shared)\//.test(id)) continue
    for (const { options, path } of listOptions(toContent(file), [])) {
      const ranges = options.flatMap((option, index) => {
        const [, from, to] = /^([\d,]+)-([\d,]+)$/.exec(String(option).trim()) ?? []
        return from === undefined || to === undefined ? [] : [{ option, index, from: toNumber(from), to: toNumber(to) }]
      })
      // Ranges may begin where the one before ends, or one behind it.
      const isNext = (at: number) => [0, 1].includes((ranges[at]?.from ?? 0) - (ranges[at - 1]?.to ?? 0))
      const at = ranges.findIndex((_, place) => place > 0 && !isNext(place))
      if (ranges.length < 4 || at < 1) continue
      const message = `${String(ranges[at]?.option)} does not begin where ${String(ranges[at - 1]?.option)} ends`
      const hint = 'Add what is between them'
      yield { code: 'wrong-value', file, path: [...path, ranges[at]?.index ?? 0], message, hint }
    }
  }
}

const toNumber = (text: string) => Number(text.replaceAll(',', ''))

function* listOptions(node: unknown, path: JSONPath): Generator<{ options: readonly unknown[]; path: JSONPath }> {
  if (!isRecord(node)) return
  if (Array.isArray(node['enum'])) yield { options: node['enum'], path: [...path, 'enum'] }
  for (const [key, inner] of Object.entries(node)) yield* listOptions(inner, [...path, key])
}

/** Finds forms whose answers become an entry of a list, and may lack what the entries have to have. */
export const adviseEntries: Advice = function* ({ flow }) {
  const { definition, schemas, source } = flow
  const toRequired = (schema: Parameters<typeof toLayers>[0]) =>
    toLayers(schema, schemas.resolve).flatMap(({ required = [] }) => required)
  const told = new Set<string>()
  for (const { step, instruction } of toInstructions(definition))
    for (const [list, value] of Object.entries(instruction.set ?? {})) {
      const given = toArguments(value, flow)
      const { items } =
        toLayers(schemas.open(definition.data[list]?.schema ?? {}), schemas.resolve).find((one) => one.items) ?? {}
      if (step === undefined || given[0] !== list || typeof items !== 'object' || Array.isArray(items)) continue
      const needed = toRequired(items)
      for (const { form } of toForms(step, definition.steps[step] ?? {})) {
        const { schema: id = '', data = '' } = form
        const file = source.schemas.get(id)
        const asked = toRequired(schemas.open(id))
        const missing = needed.find((name) => !asked.includes(name))
        if (!given.includes(data) || !file || missing === undefined || told.has(id)) continue
        told.add(id)
        const message = `${data} becomes an entry of ${list}, which needs ${missing}, and the form does not`
        const hint = `Add "${missing}" to "required"`
        yield {
          code: 'contradictory-rules',
          file,
          path: ['required'],
          message,
          hint,
          unless: [missing, `need of ${missing}`],
        }
      }
    }
}

/** Lists what a schema asks for before it shows a field: the values of one other field in each condition around it. */
function listShownFor(schema: JsonSchema, field: string): readonly (readonly [string, JsonSchema])[] | undefined {
  const { allOf = [] } = schema
  if ([schema, ...allOf].some(({ properties }) => properties?.[field])) return []
  for (const { if: test, then } of [schema, ...allOf]) {
    const inner = then && listShownFor(then, field)
    const [first, ...more] = Object.entries(test?.properties ?? {})
    if (inner && first && more.length === 0) return [first, ...inner]
  }
  return undefined
}

/** Finds mistakes that are told at a field which the form shows only for some answers, without asking for one of these. */
export const adviseHiddenIssues: Advice = function* ({ flow: { definition, schemas } }) {
  const toWhen = (name = '') => definition.predicates[name]?.when ?? ''
  for (const { instruction, path, owner, step = '', isRoute } of toInstructions(definition)) {
    const { when = '', issue: { field = '' } = {} } = instruction
    const places = listPlaces(toWhen(when))
    const [form, ...others] = toForms(step, definition.steps[step] ?? {})
    const schema = others.length > 0 ? undefined : schemas.open(form?.form.schema ?? '')
    if (field === '' || !schema || isRoute || toShared(field, `${when} ${toMeaning(definition, when)}`) > 0) continue
    const ended = toInstructions(definition).flatMap((one) =>
      toListName(one) === toListName({ path }) && isEnding(one.instruction) ? toWhen(one.instruction.when) : [],
    )
    for (const [asked, test] of listShownFor(schema, field) ?? []) {
      const place = `${form?.form.data}.${asked}`
      const layers = toLayers(toFieldSchema(schema, [asked], schemas.resolve), schemas.resolve)
      // An answer for which the list has ended cannot be the one.
      const isLeft = (option: unknown): option is string =>
        typeof option === 'string' &&
        ![test.enum ?? test.const].flat().includes(option) &&
        !ended.some((one) => one.includes(place) && one.includes(`'${option}'`))
      const hidden = layers.flatMap((layer) => layer.enum ?? []).find(isLeft)
      if (hidden === undefined || [place, `${form?.form.data}.${field}`].some((one) => places.includes(one))) continue
      const message = `${owner} shows a mistake at ${field}, which the form does not show when ${asked} is ${hidden}, so that nobody sees it`
      const hint = `Tell it at ${asked}, or ask for ${place} in ${when}`
      yield { code: 'wrong-value', path: [...path, 'issue', 'field'], message, hint, unless: [field, asked] }
    }
  }
}
