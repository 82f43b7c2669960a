import type { JSONPath } from 'jsonc-parser'
import { type Advice, isNamed, toLeftOver } from './Advice.ts'
import { createSampler } from '../../compiler/schemas/createSampler.ts'
import { listFields } from '../../compiler/text/listFields.ts'
import { toList, toLostPlace } from '../../definition/consequences.ts'
import { toReached } from '../../definition/checks/checkNeeds.ts'
import { toExpressionSites } from '../../definition/expressionSites.ts'
import { toAllForms } from '../../definition/forms.ts'
import type { LinkedFlow, SchemaSource } from '../../definition/index.ts'
import { toCopyUses } from '../../definition/copyUses.ts'
import { isRecord } from '../../definition/Loose.ts'
import { toInstructions } from '../../definition/instructions.ts'
import { toFields } from '../../definition/schemaFields.ts'
import { bundleForm } from '../../validation/bundleForm.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { rememberByIdentity } from '../../validation/remember.ts'

/**
 * Finds fields of the flow's own data that nothing writes or reads. What a form asks for is used by being asked, and what a
 * service answers is the service's to decide.
 */
export const adviseFields: Advice = function* ({ flow, code }) {
  const { definition, schemas, source } = flow
  const others = toOthersSchemas(flow)
  const paths = toPaths(flow).join('\n')
  for (const [slot, { schema }] of Object.entries(definition.data)) {
    const opened = [schema, toItemSchema(schema)].some((one) => others.has(JSON.stringify(one)))
      ? undefined
      : schemas.open(schema)
    for (const { path } of opened ? toFields(opened, schemas.resolve) : []) {
      const name = path.split('.').findLast((part) => part !== '*') ?? ''
      if (name === '' || isNamed(code, name) || isNamed(paths, name)) continue
      const place = toPlace(slot, schema, path, source.schemas)
      const words = `field ${path} of slot ${slot}`
      const unless = [slot, name, ...listCallers(slot, definition)]
      yield { ...toLeftOver(place.path, words, `${words} is never used`), ...place, unless }
    }
  }
}

/** What a list holds is asked for as what stands alone is. */
function toItemSchema(schema: SchemaSource): unknown {
  const items = typeof schema === 'string' ? undefined : schema['items']
  return isRecord(items) ? items['$ref'] : undefined
}

/** The schemas of forms and of what services answer, with those that an answer is made of. */
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

/** All that names a place of the data: expressions, and what is written where. */
const toPaths = ({ definition, schemas, expressions }: LinkedFlow): string[] => [
  ...[...toExpressionSites({ flow: definition, schemas, expressions })].map(({ source }) => source),
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

/** The actions whose answers are saved to a slot. */
const listCallers = (slot: string, definition: LinkedFlow['definition']) =>
  toInstructions(definition).flatMap(({ instruction: { save, call } }) => (save === slot ? (call ?? []) : []))

/** Finds fields whose rules contradict each other, so that nothing that can be typed fits. */
export const adviseRules: Advice = function* ({ flow }) {
  const ids = new Set(toAllForms(flow.definition).flatMap(({ form }) => form.schema ?? []))
  for (const id of ids) {
    const file = flow.source.schemas.get(id)
    const names = listContradictory(bundleForm(id, flow.schemas.files))
    if (!file || !names) continue
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

/** The fields of a form for which nothing fits; undefined where something fits the whole. */
const listContradictory = rememberByIdentity((schema: JsonSchema): readonly string[] | undefined => {
  const { samples } = createSampler(schema)
  if (!samples([schema]).next().done) return undefined
  return listFields(schema).flatMap(({ path, nodes }) =>
    !nodes.some((node) => node.properties) && samples(nodes).next().done ? [path] : [],
  )
})

/** Translations are at most this many times as long as what they translate; German and Spanish seldom need half of that. */
const factor = 2
/** Short words differ more. */
const allowance = 25

/** Finds translations that are so much longer or shorter that they say something else, or will not fit. */
export const adviseLengths: Advice = function* ({ flow }) {
  const [first, ...others] = flow.copy
  if (!first) return
  const [original, texts] = first
  for (const [language, translated] of others) {
    const file = flow.source.copy.get(language)
    if (!file) continue
    for (const [key, text] of Object.entries(translated)) {
      const [long, short] = [text.length, texts[key]?.length ?? text.length].toSorted((a, b) => b - a)
      if ((long ?? 0) <= factor * (short ?? 0) + allowance) continue
      yield {
        code: 'length-differs',
        file,
        path: [key],
        message: `"${key}" has ${text.length} characters in ${language}, and ${texts[key]?.length ?? 0} in ${original}`,
        hint: 'See whether both say the same, and whether the longer one fits',
        unless: [`text ${key}`],
      }
    }
  }
}

const isAlike = (one: string, other: string) => one.includes(other) || other.includes(one)

/** What the file of a schema is called, as fields are. */
const toName = (id: string) => id.replace(/^.*\/|\.schema\.json$|-/g, '')

/** Finds words of a field that are called after another field: its label, its hint, or what it says of a mistake. */
export const adviseNamesakes: Advice = function* ({ flow }) {
  const { definition, schemas, source } = flow
  const toRefs = ({ $ref }: JsonSchema): readonly string[] =>
    $ref === undefined ? [] : [$ref, ...toRefs(schemas.resolve($ref) ?? {})]
  const opened = toAllForms(definition).map(({ form }) => form.schema && schemas.open(form.schema))
  const ids = new Map([...source.schemas].map(([id, file]) => [file, id]))
  /** The files that the fields of each name stand for, and the names of the fields that stand for each file. */
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
    // They are another's where that has them, too, or those of this one.
    const turned = crossed.findIndex(
      (one) => one.file === file && one.owner === other && owners.includes(one.other ?? ''),
    )
    const isFirst =
      crossed.findIndex((one) => one.file === file && one.other === other && owners.includes(one.owner)) < turned
    if (other === undefined || owners.length === 0 || !(owned.has(`${key} ${other}`) || isFirst)) continue
    const message = `"${key}" is called after ${other}, which is another field than ${owners.join(', ')}`
    yield { code: 'wrong-value', file, path, message, hint: 'Name words of its own, or call these after both' }
  }
}

/** Finds hints that say the same as the label above them, which has their name but for the end. */
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

/** Finds fields that are filled in while somebody types in another one, of which nothing is said to who cannot see it (WCAG 4.1.3). */
export const adviseUnsaid: Advice = function* ({ flow: { definition } }) {
  for (const { instruction, path, owner, event } of toInstructions(definition)) {
    if (!instruction.fill || instruction.say || !event?.startsWith('change ')) continue
    const filled = Object.keys(instruction.fill).map((place) => place.slice(place.lastIndexOf('.') + 1))
    const message = `${owner} fills in ${toList(filled)} while somebody types, and nobody who does not see them is told`
    yield {
      code: 'missing-message',
      path: [...path, 'fill'],
      at: 'key',
      message,
      hint: 'Add "say" with the words for it',
    }
  }
}
