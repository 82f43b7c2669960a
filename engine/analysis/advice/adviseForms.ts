import type { JSONPath } from 'jsonc-parser'
import { type Advice, isNamed, toLeftOver } from './Advice.ts'
import { createSampler } from '../../compiler/schemas/createSampler.ts'
import type { Finding } from '../../definition/FlowContext.ts'
import { listFields } from '../../compiler/text/listFields.ts'
import { toList, toLostPlace } from '../../definition/consequences.ts'
import { toReached } from '../../definition/checks/checkNeeds.ts'
import { toExpressionSites } from '../../definition/expressionSites.ts'
import { toAllForms } from '../../definition/forms.ts'
import type { LinkedFlow, SchemaSource } from '../../definition/index.ts'
import { toCopyUses } from '../../definition/copyUses.ts'
import { isRecord } from '../../definition/Loose.ts'
import { toInstructions, toLists } from '../../definition/instructions.ts'
import { toFields } from '../../definition/schemaFields.ts'
import { bundleForm } from '../../validation/bundleForm.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { rememberByIdentity } from '../../validation/remember.ts'

/**
 * Finds fields of the flow's own data that nothing writes or reads. A form uses the fields that it asks for, and a service decides
 * about the fields of its answers.
 */
export const adviseFields: Advice = function* ({ flow, code }) {
  const { definition, schemas, source } = flow
  const others = toOthersSchemas(flow)
  const paths = toPaths(flow).join('\n')
  // A call without code sends the fields of its inputs as they are called.
  const calls = new Set(toInstructions(definition).flatMap(({ instruction }) => instruction.call ?? []))
  const inputs = [...calls].map((call) => definition.actions[call]?.input)
  const given = new Set(inputs.flatMap((input) => Object.keys((input && schemas.open(input)?.properties) ?? {})))
  const sent = [...source.schemas].flatMap(([id, { text }]) => (id.startsWith('api/') ? text : [])).join('\n')
  for (const [slot, { schema }] of Object.entries(definition.data)) {
    const opened = [schema, toItemSchema(schema)].some((one) => others.has(JSON.stringify(one)))
      ? undefined
      : schemas.open(schema)
    for (const { path } of opened ? toFields(opened, schemas.resolve) : []) {
      const name = path.split('.').findLast((part) => part !== '*') ?? ''
      if (name === '' || isNamed(code, name) || isNamed(paths, name)) continue
      if (given.has(slot) && isNamed(sent, name)) continue
      const place = toPlace(slot, schema, path, source.schemas)
      const words = `field ${path} of slot ${slot}`
      const unless = [slot, name, ...listCallers(slot, definition)]
      yield { ...toLeftOver(place.path, words, `${words} is never used`), ...place, unless }
    }
  }
}

/** Returns the `$ref` of a list's items: a list of values from a form or a service counts as theirs, too. */
function toItemSchema(schema: SchemaSource): unknown {
  const items = typeof schema === 'string' ? undefined : schema['items']
  return isRecord(items) ? items['$ref'] : undefined
}

/** Lists the schemas of forms and of service answers, including the schemas that an answer refers to. */
function toOthersSchemas({ definition, schemas }: LinkedFlow): ReadonlySet<string> {
  const answers = Object.values(definition.actions).flatMap(({ outcomes }) => Object.values(outcomes))
  const found = new Set(
    [...toAllForms(definition).map(({ form }) => form.schema), ...answers].map((schema) => JSON.stringify(schema)),
  )
  const parts = answers.flatMap((answer) => schemas.open(answer) ?? [])
  for (const part of parts)
    for (const [, ref = ''] of JSON.stringify(part).matchAll(/"\$ref":"([^"#]+)"/g)) {
      const size = found.size
      const inner = schemas.resolve(ref)
      if (inner && found.add(JSON.stringify(ref)).size > size) parts.push(inner)
    }
  return found
}

/** Lists everything that names a place in the data: expressions, targets of writes, and the value and label of options. */
const toPaths = ({ definition }: LinkedFlow): string[] => [
  ...toExpressionSites(definition).map(({ source }) => source),
  ...[...toInstructions(definition)].flatMap(({ instruction: { save = '', set = {}, fill = {} } }) => [
    save,
    ...Object.keys(set),
    ...Object.keys(fill),
  ]),
  ...toAllForms(definition).flatMap(({ form: { fields = {} } }) =>
    Object.values(fields).flatMap((field) => [field?.options?.value ?? '', field?.options?.label ?? '']),
  ),
]

function toPlace(slot: string, schema: SchemaSource, path: string, files: LinkedFlow['source']['schemas']) {
  const file = typeof schema === 'string' ? files.get(schema) : undefined
  const inSchema: JSONPath = ['properties', path.split('.')[0] ?? '']
  return file ? { file, path: inSchema } : { path: ['data', slot] }
}

/** Lists the actions whose answers are saved to a slot. */
const listCallers = (slot: string, definition: LinkedFlow['definition']) =>
  toInstructions(definition).flatMap(({ instruction: { save, call } }) => (save === slot ? (call ?? []) : []))

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

const isAlike = (one: string, other: string) => one.includes(other) || other.includes(one)

/** Returns the name of a schema's file without folder, ending and hyphens, to compare it with field names. */
const toName = (id: string) => id.replace(/^.*\/|\.schema\.json$|-/g, '')

/** Finds texts of a field that are named after another field: its label, its hint, or an error message. */
export const adviseNamesakes: Advice = function* ({ flow }) {
  const { definition, schemas, source, copy } = flow
  const toRefs = ({ $ref }: JsonSchema): readonly string[] =>
    $ref === undefined ? [] : [$ref, ...toRefs(schemas.resolve($ref) ?? {})]
  const opened = toAllForms(definition).map(({ form }) => form.schema && schemas.open(form.schema))
  const texts = [...copy.values()]
  const ids = new Map([...source.schemas].map(([id, file]) => [file, id]))
  /** The files that the fields of each name refer to, and the names of the fields that refer to each file. */
  const [known, named] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()]
  for (const { schema } of opened.flatMap((form) => (form ? toFields(form, schemas.resolve) : [])))
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const refs = toRefs(field)
      known.set(name, new Set([...(known.get(name) ?? []), ...refs]))
      for (const ref of refs) named.set(ref, (named.get(ref) ?? new Set()).add(name))
    }
  const uses = [...toCopyUses({ flow: definition, source })].flatMap(({ key, path, file }) => {
    if (!file || path.at(-1) === 'options') return []
    const id = ids.get(file) ?? ''
    const at = path.lastIndexOf('properties')
    const owner = path.at(-2) === 'required' ? path.at(-1) : at < 0 ? undefined : path[at + 1]
    const owners = owner === undefined ? [...(named.get(id) ?? [])] : [String(owner)]
    const files = [id, ...owners.flatMap((name) => [...(known.get(name) ?? [])])]
    const isOwn = (part: string) =>
      owners.some((name) => isAlike(name.toLowerCase(), part.toLowerCase())) ||
      files.some((one) => isAlike(toName(one), part.toLowerCase()))
    const others = key.split('.').filter((part) => known.has(part))
    return [{ key, path, file, owners, other: others.some(isOwn) ? undefined : others[0] }]
  })
  const owned = new Set(uses.flatMap(({ key, owners }) => owners.map((owner) => `${key} ${owner}`)))
  const crossed = uses.flatMap(({ owners, other, file }) => owners.map((owner) => ({ owner, other, file })))
  for (const { key, path, file, owners, other } of uses) {
    // Report a text only if the other field uses it, too, or if the two fields have exchanged their texts.
    const turned = crossed.findIndex(
      (one) => one.file === file && one.owner === other && owners.includes(one.other ?? ''),
    )
    const isFirst =
      crossed.findIndex((one) => one.file === file && one.other === other && owners.includes(one.owner)) < turned
    if (other === undefined || owners.length === 0 || !(owned.has(`${key} ${other}`) || isFirst)) continue
    // A field without such words of its own may have those of a field of its kind.
    const toOwn = (owner: string) =>
      key
        .split('.')
        .map((part) => (part === other ? owner : part))
        .join('.')
    if (!owners.some((owner) => texts.some((one) => Object.hasOwn(one, toOwn(owner))))) continue
    const message = `"${key}" is called after ${other}, which is another field than ${owners.join(', ')}`
    yield { code: 'wrong-value', file, path, message, hint: 'Name words of its own, or call these after both' }
  }
}

/** Finds fields that are filled in while the applicant types in another one, without a message to screen reader users (WCAG 4.1.3). */
export const adviseUnsaid: Advice = function* ({ flow: { definition } }) {
  for (const { list, path, owner, event } of toLists(definition)) {
    const index = list.findIndex((one) => one?.fill)
    const { fill } = list[index] ?? {}
    if (!fill || !event?.startsWith('change ') || list.some((one) => one?.say)) continue
    const filled = Object.keys(fill).map((place) => place.slice(place.lastIndexOf('.') + 1))
    const message = `${owner} fills in ${toList(filled)} while somebody types, and nobody who does not see them is told`
    yield {
      code: 'missing-message',
      path: [...path, index, 'fill'],
      at: 'key',
      message,
      hint: 'Add "say" with the words for it',
    }
  }
}

/** Finds hints with the same words as the label above them, whose key is the hint's key without the last part. */
export const adviseHints: Advice = function* ({ flow: { definition, source, copy } }) {
  const hints = [...toCopyUses({ flow: definition, source })].filter(({ path }) => path.at(-1) === 'description')
  for (const key of new Set(hints.map((hint) => hint.key))) {
    const label = key.slice(0, key.lastIndexOf('.'))
    for (const [language, texts] of copy) {
      const file = source.copy.get(language)
      if (texts[key] === undefined || texts[key] !== texts[label] || !file) continue
      const message = `"${key}" of ${language} has the words of "${label}", the label that it explains`
      yield { code: 'name-taken', file, path: [key], message, hint: 'Say what helps to fill it in, or take it out' }
    }
  }
}
