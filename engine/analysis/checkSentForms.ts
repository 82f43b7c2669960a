import { isNamed } from './advice/Advice.ts'
import { toAllForms } from '../definition/forms.ts'
import { toExpressionSites } from '../definition/expressionSites.ts'
import type { Finding, LinkedFlow } from '../definition/index.ts'
import { toInstructions } from '../definition/instructions.ts'
import { toFieldNames, toFields, toFieldSchema, toLayers } from '../definition/schemaFields.ts'
import type { JsonSchema } from '../validation/JsonSchema.ts'
import { toLostPlace } from '../definition/consequences.ts'
import { toLayerPlaces, toReference, toSchemaPlaces, toTypeNames, toTypesOf } from '../definition/schemaSites.ts'
import { type Refusal, toRefusal } from './disagreements.ts'

type Report = (finding: Finding) => void
type Bodies = Readonly<Record<string, { readonly request?: string }>>

/**
 * Finds form fields that accept values which the call that receives them refuses: the applicant would learn of it only from the service,
 * if at all. A field is compared with the field of the same name in the body, or of a name that the code or the flow sends it under.
 */
export function checkSentForms(calls: Bodies, code: string, flow: LinkedFlow, report: Report): void {
  const { definition, schemas, source } = flow
  const { open, resolve } = schemas
  const toPlace = toSchemaPlaces(schemas)
  const told = new Set<JsonSchema>()
  const renamed = listRenamed(code)
  for (const [call, { request }] of Object.entries(calls)) {
    const input = definition.actions[call]?.input
    const given = input === undefined ? undefined : open(input)
    // A call without a body of its own sends the input of its action.
    const body = request === undefined ? given : open(request)
    if (!body || !given) continue
    const wanted = listLeaves(body, flow)
    const passed = listLeaves(given, flow)
    const forms = toFieldNames(given, resolve).flatMap((slot) => listFeeding(slot, given, flow))
    const sent = forms.flatMap((form) =>
      listLeaves(form, flow).map((leaf) => ({ ...leaf, as: renamed.get(leaf.name) })),
    )
    if (request !== undefined) reportOtherTypes(passed, wanted, request, flow, report)
    const each = listGiven(call, flow)
    if (request !== undefined) {
      const place = `${request}, the body of ${call},`
      // Code may build the body from anything it names, or take a form whole: `{ leadId, ...lenderForm }`.
      const isOfCode = code.includes(`Handler<'${call}'>`)
      const named = isOfCode ? code : ''
      for (const slot of toFieldNames(given, resolve)) {
        const own = toAllForms(definition).flatMap(({ form }) => (form.data === slot ? (form.schema ?? []) : []))
        const leaves = [...new Set(own)].flatMap((id) => listLeaves(open(id) ?? {}, flow))
        const isWhole = new RegExp(`\\.\\.\\.${slot}\\b`).test(code)
        reportUnsent(leaves, wanted, { call, place, code: isWhole ? '' : named }, flow, report)
      }
      reportUngiven([...passed, ...sent, ...each], body, { call, place, code: named }, flow, report)
    }
    for (const leaf of [...sent, ...each]) {
      const bySchema = toSoleRefusal(leaf, wanted)
      const refusal = bySchema ?? toSoleRefusal(leaf, passed)
      const parts = refusal?.rule === 'required' ? leaf.owners : leaf.layers
      const owner = parts.find((part) => refusal && refusal.rule in part) ?? parts[0]
      const place = owner && toPlace(owner)
      const file = place && source.schemas.get(place.id)
      // A field that several calls refuse is one mistake.
      if (!refusal || !place || !file || told.has(owner)) continue
      told.add(owner)
      const { rule, says } = refusal
      const message = `${leaf.name} ${says}: ${request === undefined || !bySchema ? call : `${request}, the body of ${call}`}`
      const need = [toReference(leaf.name), ...(rule === 'required' ? [`need of ${leaf.name}`] : [])]
      const unless = [
        toLostPlace(file, [...place.path, rule]),
        ...toLayerPlaces(leaf.layers, source, schemas),
        ...need,
        `body of ${call}`,
      ]
      const hint = 'Let both say the same'
      report({ code: 'contradictory-rules', file, path: [...place.path, rule], message, hint, unless })
    }
  }
}

/** The body of a call in words, and the code that may build it; empty where none does. */
interface Sending {
  readonly call: string
  readonly place: string
  readonly code: string
}

/** Reports fields of a form that is sent as it is, if the body lacks them and nothing else of the flow reads them. */
function reportUnsent(
  sent: readonly Leaf[],
  wanted: readonly Leaf[],
  { call, place: body, code }: Sending,
  flow: LinkedFlow,
  report: Report,
): void {
  const read = toExpressionSites(flow.definition)
    .map(({ source }) => source)
    .join('\n')
  for (const leaf of sent) {
    const owner = leaf.owners.find(({ properties }) => Object.hasOwn(properties ?? {}, leaf.name))
    const place = owner && toSchemaPlaces(flow.schemas)(owner)
    const file = place && flow.source.schemas.get(place.id)
    const isRead = new RegExp(`\\.${leaf.name}\\b`).test(read)
    if (!place || !file || isRead || isNamed(code, leaf.name) || wanted.some((one) => isSame(leaf, one))) continue
    const path = [...place.path, 'properties', leaf.name]
    const message = `${leaf.name} is asked for, and ${body} has no place for it`
    report({ code: 'unfit-answer', file, path, at: 'key', message, unless: [leaf.name, `body of ${call}`] })
  }
}

/** Reports what a body requires and neither a form, an input of its call, nor code has. */
function reportUngiven(
  given: readonly Leaf[],
  schema: JsonSchema,
  { call, place: body, code }: Sending,
  flow: LinkedFlow,
  report: Report,
): void {
  for (const leaf of listLeaves(schema, flow)) {
    const owner = leaf.owners.find(({ required }) => required?.includes(leaf.name))
    const place = owner && toSchemaPlaces(flow.schemas)(owner)
    const file = place && flow.source.schemas.get(place.id)
    if (
      !place ||
      !file ||
      !isAlwaysRequired(leaf) ||
      isNamed(code, leaf.name) ||
      given.some((one) => isSame(one, leaf))
    )
      continue
    const path = [...place.path, 'required', owner?.required?.indexOf(leaf.name) ?? 0]
    const message = `${body} requires ${leaf.name}, which nothing gives it`
    const hint = 'Ask for it in the form, or give it with the call'
    report({ code: 'missing-input', file, path, message, hint, unless: [leaf.name, `body of ${call}`] })
  }
}

/** Reports inputs of an action that have another type in the body that its call sends. */
function reportOtherTypes(
  passed: readonly Leaf[],
  wanted: readonly Leaf[],
  request: string,
  { schemas, source }: LinkedFlow,
  report: Report,
): void {
  const toType = ({ layers }: Leaf) => layers.map(({ type }) => type).find((type) => type !== undefined)
  for (const leaf of passed) {
    const [type, ...others] = new Set(wanted.filter(({ name }) => name === leaf.name).map(toType))
    const own = toType(leaf)
    const isKnown = typeof own === 'string' && typeof type === 'string' && others.length === 0
    if (!isKnown || own === type || (own === 'integer' && type === 'number')) continue
    const owner = leaf.layers.find((layer) => layer.type !== undefined)
    const place = owner && toSchemaPlaces(schemas)(owner)
    const file = place && source.schemas.get(place.id)
    if (!place || !file) continue
    const message = `${leaf.name} is of the type ${own} here, but of the type ${type} where it is sent: ${request}`
    const path = [...place.path, 'type']
    const loses = [...toTypeNames([{ file, path: place.path }]), toTypesOf(file)]
    report({ code: 'contradictory-rules', file, path, message, hint: 'Let both say the same', loses })
  }
}

/** Returns why every place in a body that a field may go to refuses some of its values; of several with one name, one is meant. */
function toSoleRefusal(field: Leaf, wanted: readonly Leaf[]): Refusal | undefined {
  const same = wanted.filter((one) => isSame(field, one))
  const refusals = same.map((one) => toRefusal(field.layers, one.layers))
  if (refusals.length > 0 && refusals.every((one) => one !== undefined)) return refusals[0]
  const isNeeded = same.length > 0 && same.every((one) => isSentAs(field, one) && isAlwaysRequired(one))
  return isNeeded && !isRequired(field)
    ? { rule: 'required', says: 'need not be filled in here, but has to be there where it is sent' }
    : undefined
}

/** Lists the schemas of the forms that fill an input: they are stored under its name, or ask for what the items of its list require. */
function listFeeding(slot: string, given: JsonSchema, { definition, schemas }: LinkedFlow): readonly JsonSchema[] {
  const { open, resolve } = schemas
  const item = toFieldSchema(given, [slot, '0'], resolve)
  const needed = item ? [...toLayers(item, resolve)].flatMap(({ required = [] }) => required) : []
  const forms = toAllForms(definition).flatMap(({ form }) => {
    const schema = form.schema === undefined ? undefined : open(form.schema)
    if (!schema) return []
    const names = toFieldNames(schema, resolve)
    return form.data === slot || (needed.length > 0 && needed.every((name) => names.includes(name))) ? [schema] : []
  })
  return [...new Set(forms)]
}

/** Lists the form fields that instructions pass to an action one by one: `"with": { "zip": "address.postalCode" }`. */
function listGiven(action: string, flow: LinkedFlow): readonly Leaf[] {
  const { definition, schemas } = flow
  const given = toInstructions(definition).flatMap(({ instruction }) =>
    instruction.call === action ? Object.entries(instruction.with ?? {}) : [],
  )
  return given.flatMap(([input, source]) => {
    const [slot, ...path] = /^\w+(?:\.\w+)+$/.test(String(source)) ? String(source).split('.') : []
    return toAllForms(definition).flatMap(({ form }) => {
      const schema = form.schema === undefined || form.data !== slot ? undefined : schemas.open(form.schema)
      const leaves = schema ? listLeaves(schema, flow) : []
      return leaves.flatMap((leaf) => (leaf.path === path.join('.') ? [{ ...leaf, as: new Set([input]) }] : []))
    })
  })
}

/** Lists the names that code gives to renamed fields, by their own names: `{ zip: postalCode, phone: entry.phoneNumber }`. */
function listRenamed(code: string): ReadonlyMap<string, ReadonlySet<string>> {
  const renamed = new Map<string, Set<string>>()
  for (const [, name = '', own = ''] of code.matchAll(/\b(\w+): (?:\w+\.)*(\w+)(?=,|\s*\}|\n)/g))
    renamed.set(own, (renamed.get(own) ?? new Set()).add(name))
  return renamed
}

interface Leaf {
  readonly name: string
  /** The place in the form or the body, without list positions. */
  readonly path: string
  /** Other names that it is sent under. */
  readonly as?: ReadonlySet<string> | undefined
  /** The schemas of the object that contains the field, which say what is required. */
  readonly owners: readonly JsonSchema[]
  readonly layers: readonly JsonSchema[]
}

/** Lists the fields of a schema that are neither objects nor lists, with every schema that describes them. */
function listLeaves(schema: JsonSchema, { schemas: { resolve } }: LinkedFlow): readonly Leaf[] {
  const leaves = new Map<string, JsonSchema[]>()
  for (const { path, schema: layer } of toFields(schema, resolve)) {
    if (path === '' || layer.properties || layer.items) continue
    leaves.set(path, [...(leaves.get(path) ?? []), layer])
  }
  return [...leaves].map(([path, layers]) => {
    const keys = path.split('.')
    const owner = toFieldSchema(schema, keys.slice(0, -1), resolve)
    return { name: keys.at(-1) ?? '', path, layers, owners: owner ? [...toLayers(owner, resolve)] : [] }
  })
}

/** Checks whether a field is required in at least some case. */
const isRequired = ({ name, owners }: Leaf) => owners.some(({ required = [] }) => required.includes(name))

/** Checks whether a field is required in every case, as far as that is known: a schema with conditions may mean another case. */
const isAlwaysRequired = (leaf: Leaf) =>
  isRequired(leaf) &&
  !leaf.owners.some((owner) => owner.if !== undefined || owner.anyOf !== undefined || owner.oneOf !== undefined)

const isSentAs = ({ name, as }: Leaf, wanted: Leaf) => name === wanted.name || as?.has(wanted.name) === true

/** Checks whether two fields mean the same thing: their names match, or the first has all options of the second. */
function isSame(field: Leaf, wanted: Leaf): boolean {
  if (isSentAs(field, wanted)) return true
  const [own, known] = [field, wanted].map(
    ({ layers }) => layers.map((layer) => layer['enum']).find(Array.isArray) ?? [],
  )
  return (known?.length ?? 0) > 2 && known?.every((option: unknown) => own?.includes(option)) === true
}
