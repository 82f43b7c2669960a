import type { JSONPath } from 'jsonc-parser'
import { type Advice, isNamed, toGroups, toLeftOver, toNameWords, toShared } from '../Advice.ts'
import { toList } from '../../../definition/consequences.ts'
import { toExpressionSites } from '../../../definition/expressionSites.ts'
import type { Finding } from '../../../definition/FlowContext.ts'
import { toAllForms, toForms } from '../../../definition/forms.ts'
import type { LinkedFlow, SchemaSource } from '../../../definition/index.ts'
import { toCopyUses } from '../../../definition/copyUses.ts'
import { isRecord } from '../../../definition/Loose.ts'
import { toInstructions, toLists } from '../../../definition/instructions.ts'
import { toFields, toLayers } from '../../../definition/schemaFields.ts'
import { toSchemaPlaces } from '../../../definition/schemaSites.ts'
import { toContent } from '../../../definition/SourceFile.ts'
import { toWrittenPath } from '../../../definition/toWrittenPath.ts'
import type { JsonSchema } from '../../../validation/JsonSchema.ts'

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
    if (other === undefined || owners.length === 0) continue
    // Report a text only if the other field uses it, too, or if the two fields have exchanged their texts.
    const turned = crossed.findIndex(
      (one) => one.file === file && one.owner === other && owners.includes(one.other ?? ''),
    )
    const isFirst =
      crossed.findIndex((one) => one.file === file && one.other === other && owners.includes(one.owner)) < turned
    if (!owned.has(`${key} ${other}`) && !isFirst) continue
    // A field without such words of its own may have those of a field of its kind.
    const parts = key.split('.')
    const toOwn = (owner: string) => [...parts.slice(0, parts.indexOf(other)), owner].join('.')
    const hasOwn = (owner: string) => (one: string) => one === toOwn(owner) || one.startsWith(`${toOwn(owner)}.`)
    if (!owners.some((owner) => texts.some((one) => Object.keys(one).some(hasOwn(owner))))) continue
    const message = `"${key}" is named after ${other}, which is another field than ${owners.join(', ')}`
    yield { code: 'wrong-value', file, path, message, hint: 'Use words of its own, or name these after both' }
  }
}

/**
 * Finds messages named after another field of the same form (`moveOutFirst` at `moveInDate`), inputs named after another one, and
 * procedures that read the field of another form.
 */
export const adviseStrangers: Advice = function* ({ flow }) {
  const { definition, schemas, source } = flow
  for (const { key, path, file } of toCopyUses({ flow: definition, source })) {
    const at = path.lastIndexOf('errorMessage')
    // The message about an empty field stands beside those of the other fields.
    const isEmpty = at !== -1 && path[at + 1] === 'required' && path.length === at + 3
    const isOfField = at > 1 && path[at - 2] === 'properties'
    const own = isEmpty ? String(path[at + 2]) : isOfField ? String(path[at - 1]) : undefined
    if (own === undefined || !file) continue
    const fields = Object.keys(Object(toContent(file)).properties ?? {})
    const parts = key.split('.')
    const last = (isEmpty ? parts.at(-2) : parts.at(-1)) ?? ''
    const isCalled = (field: string) =>
      isEmpty ? last !== '' && toShared(last, field) > 0 : toStem(field) !== '' && last.startsWith(toStem(field))
    const other = isCalled(own) ? undefined : fields.find((field) => field !== own && isCalled(field))
    // Two messages that were exchanged are reported as that.
    const theirs = String(Object(toContent(file)).errorMessage?.required?.[other ?? ''])
    if (other === undefined || (isEmpty && toShared(theirs.split('.').at(-2), own) > 0)) continue
    const message = `"${key}" is named after ${other}, which is another field than ${own}`
    yield { code: 'wrong-value', file, path, message, hint: 'Put it there, or use words of its own', unless: [other] }
  }
  const toSite = toSchemaPlaces(schemas)
  const fields = toAllForms(definition).flatMap(({ form }) => {
    const schema = form.schema === undefined ? undefined : schemas.open(form.schema)
    const parts = schema ? toFields(schema, schemas.resolve) : []
    return parts.flatMap((part) => Object.entries(part.schema.properties ?? {}))
  })
  const told = new Set<unknown>()
  for (const [name, field] of fields) {
    const layer = toLayers(field, schemas.resolve).find(({ ui }) => ui?.['input'] !== undefined)
    const input = String(layer?.ui?.['input'])
    const site = layer && toSite(layer)
    const file = source.schemas.get(site?.id ?? '')
    // An input such as `phone` is for fields of several names.
    const isOwned = toNameWords(input).length > 1 && fields.some(([other]) => other === input)
    if (!site || !file || told.has(layer) || !isOwned || toShared(input, name) > 0) continue
    told.add(layer)
    const message = `${name} has the input ${input}, which is named after another field`
    const hint = 'Name an input for what this field takes'
    yield { code: 'wrong-value', file, path: [...site.path, 'ui', 'input'], message, hint, unless: [name] }
  }
  yield* listOtherForms(flow)
}

/** Returns the name of a field without its last word: `moveOut` of `moveOutDate`. */
const toStem = (field: string) => field.replace(/^[a-z]+$|[A-Z][a-z]*$/, '')

/** Finds fields that are filled in while the applicant types in another one, without a message to screen reader users (WCAG 4.1.3). */
export const adviseUnsaid: Advice = function* ({ flow: { definition } }) {
  for (const { list, path, owner, event } of toLists(definition)) {
    const index = list.findIndex((one) => one?.fill)
    const { fill } = list[index] ?? {}
    if (!fill || !event?.startsWith('change ') || list.some((one) => one?.say)) continue
    const filled = Object.keys(fill).map((place) => place.slice(place.lastIndexOf('.') + 1))
    const message = `${owner} fills in ${toList(filled)} while somebody types, and people who cannot see them are not told`
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

/** Finds procedures that several changes of fields run, and that read the field of one form, which the other steps do not have. */
function* listOtherForms({ definition }: LinkedFlow): Generator<Finding> {
  const toSlots = (step = '') => toForms(step, definition.steps[step] ?? {}).map(({ form }) => form.data)
  const reads = toInstructions(definition).flatMap(({ instruction, path, owner, step, event = '' }) =>
    Object.entries(instruction.with ?? {}).flatMap(([name, value = '']) => {
      const [, slot, field] = /^(\w+)\.([\w.]+)$/.exec(value) ?? []
      const isOwn = toSlots(step).includes(slot)
      return slot !== undefined && owner.startsWith('procedure ')
        ? [{ path: [...path, 'with', name], owner, step, event, value, isOwn, isChanged: event === `change ${field}` }]
        : []
    }),
  )
  for (const group of toGroups(reads, ({ path }) => toWrittenPath(definition, path).join('.')).values()) {
    const own = group.find(({ isOwn, isChanged }) => isOwn && isChanged)
    const other = group.find(({ isOwn }) => !isOwn)
    if (!own || !other || !group.every(({ event }) => event.startsWith('change '))) continue
    const message = `${own.owner} reads ${own.value}, which step ${other.step} does not ask for: it runs this on ${other.event}`
    const hint = 'Write event, which is what was just entered, wherever that is'
    yield { code: 'wrong-value', path: own.path, message, hint, loses: [own.value] }
  }
}
