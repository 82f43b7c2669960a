import { toAllForms } from '../definition/forms.ts'
import type { Finding, LinkedFlow } from '../definition/index.ts'
import { toFieldNames, toFields, toFieldSchema, toLayers } from '../definition/schemaFields.ts'
import type { JsonSchema } from '../validation/JsonSchema.ts'
import { toSchemaPlaces } from '../definition/schemaSites.ts'
import { type Refusal, toRefusal } from './toRefusal.ts'

type Bodies = Readonly<Record<string, { readonly request?: string }>>

/**
 * Finds fields of forms that take what the call refuses to which they are given: one of the same name in the body of the call whose
 * action needs the form. The applicant would only hear of it from the service, if at all.
 */
export function checkSentForms(calls: Bodies, flow: LinkedFlow, report: (finding: Finding) => void): void {
  const { definition, schemas, source } = flow
  const { open, resolve } = schemas
  const toPlace = toSchemaPlaces(schemas)
  const told = new Set<JsonSchema>()
  for (const [call, { request }] of Object.entries(calls)) {
    const input = definition.actions[call]?.input
    const body = request === undefined ? undefined : open(request)
    const given = input === undefined ? undefined : open(input)
    if (!body || !given) continue
    const wanted = listLeaves(body, flow)
    const forms = toFieldNames(given, resolve).flatMap((slot) => listFeeding(slot, given, flow))
    for (const leaf of forms.flatMap((form) => listLeaves(form, flow))) {
      const refusal = toSoleRefusal(leaf, wanted)
      const parts = refusal?.rule === 'required' ? leaf.owners : leaf.layers
      const owner = parts.find((part) => refusal && refusal.rule in part) ?? parts[0]
      const place = owner && toPlace(owner)
      const file = place && source.schemas.get(place.id)
      // What several calls refuse is one mistake.
      if (!refusal || !place || !file || told.has(owner)) continue
      told.add(owner)
      const { rule, says } = refusal
      const message = `${leaf.name} ${says}: ${request}, the body of ${call}`
      report({ code: 'contradictory-rules', file, path: [...place.path, rule], message, hint: 'Let both say the same' })
    }
  }
}

/** What of that which a field takes is refused wherever it may come to in a body: of several of one name, one is meant. */
function toSoleRefusal(field: Leaf, wanted: readonly Leaf[]): Refusal | undefined {
  const same = wanted.filter((one) => isSame(field, one))
  const refusals = same.map((one) => toRefusal(field.layers, one.layers))
  if (refusals.length > 0 && refusals.every((one) => one !== undefined)) return refusals[0]
  const isNeeded = same.length > 0 && same.every((one) => one.name === field.name && isAlwaysRequired(one))
  return isNeeded && !isRequired(field)
    ? { rule: 'required', says: 'need not be filled in here, but has to be there where it is sent' }
    : undefined
}

/** The schemas of the forms whose values come into a slot: the slot is theirs, or holds a list of what they ask for. */
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

interface Leaf {
  readonly name: string
  /** What says which fields must be there beside this one. */
  readonly owners: readonly JsonSchema[]
  readonly layers: readonly JsonSchema[]
}

/** The fields of a schema that are no objects and no lists, with all that speaks of them. */
function listLeaves(schema: JsonSchema, { schemas: { resolve } }: LinkedFlow): readonly Leaf[] {
  const leaves = new Map<string, JsonSchema[]>()
  for (const { path, schema: layer } of toFields(schema, resolve)) {
    if (path === '' || layer.properties || layer.items) continue
    leaves.set(path, [...(leaves.get(path) ?? []), layer])
  }
  return [...leaves].map(([path, layers]) => {
    const keys = path.split('.')
    const owner = toFieldSchema(schema, keys.slice(0, -1), resolve)
    return { name: keys.at(-1) ?? '', layers, owners: owner ? [...toLayers(owner, resolve)] : [] }
  })
}

/** Whether a field is required, at least in some case. */
const isRequired = ({ name, owners }: Leaf) => owners.some(({ required = [] }) => required.includes(name))

/** Whether one is in every case, as far as can be told: a schema with conditions may mean another one. */
const isAlwaysRequired = (leaf: Leaf) =>
  isRequired(leaf) &&
  !leaf.owners.some((owner) => owner.if !== undefined || owner.anyOf !== undefined || owner.oneOf !== undefined)

/** Whether two fields are the same thing: by their names, or since one has all options of the other. */
function isSame(field: Leaf, wanted: Leaf): boolean {
  if (field.name === wanted.name) return true
  const [own, known] = [field, wanted].map(
    ({ layers }) => layers.map((layer) => layer['enum']).find(Array.isArray) ?? [],
  )
  return (known?.length ?? 0) > 2 && known?.every((option: unknown) => own?.includes(option)) === true
}
