import type { JSONPath } from 'jsonc-parser'
import { type Advice, isNamed, toLeftOver, toNameWords, toShared } from './Advice.ts'
import { toList } from '../../definition/consequences.ts'
import { toExpressionSites } from '../../definition/expressionSites.ts'
import { toAllForms, toFormList, toForms } from '../../definition/forms.ts'
import type { LinkedFlow, SchemaSource } from '../../definition/index.ts'
import { toCopyUses } from '../../definition/copyUses.ts'
import { isRecord } from '../../definition/Loose.ts'
import { toInstructions, toLists, toSteps } from '../../definition/instructions.ts'
import { toMeaning } from '../../definition/predicates.ts'
import { toFields, toLayers } from '../../definition/schemaFields.ts'
import { toSchemaPlaces } from '../../definition/schemaSites.ts'
import { toContent } from '../../definition/SourceFile.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { listRoots } from './terms.ts'

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
    // Report a text only if the other field uses it, too, or if the two fields have exchanged their texts.
    const turned = crossed.findIndex(
      (one) => one.file === file && one.owner === other && owners.includes(one.other ?? ''),
    )
    const isFirst =
      crossed.findIndex((one) => one.file === file && one.other === other && owners.includes(one.owner)) < turned
    if (other === undefined || owners.length === 0 || !(owned.has(`${key} ${other}`) || isFirst)) continue
    // A field without such words of its own may have those of a field of its kind.
    const parts = key.split('.')
    const toOwn = (owner: string) => [...parts.slice(0, parts.indexOf(other)), owner].join('.')
    const hasOwn = (owner: string) => (one: string) => one === toOwn(owner) || one.startsWith(`${toOwn(owner)}.`)
    if (!owners.some((owner) => texts.some((one) => Object.keys(one).some(hasOwn(owner))))) continue
    const message = `"${key}" is called after ${other}, which is another field than ${owners.join(', ')}`
    yield { code: 'wrong-value', file, path, message, hint: 'Name words of its own, or call these after both' }
  }
}

/** Finds messages named after another field of the same form (`moveOutFirst` at `moveInDate`), and inputs named after another one. */
export const adviseStrangers: Advice = function* ({ flow: { definition, schemas, source } }) {
  for (const { key, path, file } of toCopyUses({ flow: definition, source })) {
    const at = path.lastIndexOf('errorMessage')
    const own = at > 1 && path[at - 2] === 'properties' ? String(path[at - 1]) : undefined
    if (own === undefined || !file) continue
    const fields = Object.keys(Object(toContent(file)).properties ?? {})
    const last = key.slice(key.lastIndexOf('.') + 1)
    const isCalled = (field: string) => toStem(field) !== '' && last.startsWith(toStem(field))
    const other = isCalled(own) ? undefined : fields.find((field) => field !== own && isCalled(field))
    if (other === undefined) continue
    const message = `"${key}" is called after ${other}, which is another field than ${own}`
    yield { code: 'wrong-value', file, path, message, hint: 'Put it there, or name words of its own' }
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
    const message = `${name} has the input ${input}, which is called after another field`
    const hint = 'Name an input for what this field takes'
    yield { code: 'wrong-value', file, path: [...site.path, 'ui', 'input'], message, hint, unless: [name] }
  }
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

/** Finds variants of a form that keep their answers elsewhere than the others do, in a form that others keep where those do. */
export const adviseVariantSlots: Advice = function* ({ flow: { definition } }) {
  const all = toSteps(definition).flatMap(([step]) => toForms(step, definition.steps[step] ?? {}))
  for (const { step, form, path } of all) {
    const variants = toFormList(definition.steps[step]?.form ?? []).filter(({ schema }) => schema !== form.schema)
    const [other] = variants
    if (!other || form.data === other.data || variants.some(({ data }) => data !== other.data)) continue
    const isSame = ({ form: { schema, data } }: (typeof all)[number]) => schema === form.schema && data === other.data
    if (!all.some((one) => one.step !== step && isSame(one))) continue
    const message = `step ${step} keeps the answers of ${form.schema} in ${form.data}, and those of its other variants in ${other.data}`
    yield { code: 'wrong-value', path: [...path, 'data'], message, hint: `Did you mean ${other.data}?` }
  }
}

/** Finds variants of a form that show under each other's condition: what is entered is read where the other one shows. */
export const adviseSwappedVariants: Advice = function* ({ flow: { definition } }) {
  for (const { step = '', event, instruction } of toInstructions(definition)) {
    const { when, with: input = {}, set = {} } = instruction
    const forms = toForms(step, definition.steps[step] ?? {})
    const shown = forms.find(({ form }) => form.when === when)
    const read = [...Object.values(input), ...Object.values(set)].flatMap((source) => listRoots(source))
    const meant = forms.find(({ form }) => form.data !== undefined && read.includes(form.data))
    if (event !== 'submit' || when === undefined || !shown || !meant) continue
    if (meant.form.when === undefined || read.includes(shown.form.data ?? '')) continue
    if (forms.some(({ form }) => form.when === when && form.data === meant.form.data)) continue
    const { data = '', when: wrong } = meant.form
    // What is entered in one form may be needed while another one shows.
    if (toShared(when, data) <= toShared(wrong, data)) continue
    const message = `step ${step} shows the form of ${data} when ${wrong} (${toMeaning(definition, wrong)}), and takes what is entered in it when ${when} (${toMeaning(definition, when)})`
    const loses = [data, shown.form.data ?? '']
    yield { code: 'wrong-value', path: [...meant.path, 'when'], message, hint: `Did you mean ${when}?`, loses }
  }
}
