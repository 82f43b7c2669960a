import { createNameMatcher, isNamed, toGroups } from './advice/Advice.ts'
import { toAllForms } from '../definition/forms.ts'
import { toExpressionSites } from '../definition/expressionSites.ts'
import type { Finding, LinkedFlow } from '../definition/index.ts'
import { toInstructions } from '../definition/instructions.ts'
import { toFieldNames, toFieldSchema, toLayers } from '../definition/schemaFields.ts'
import type { JsonSchema } from '../validation/JsonSchema.ts'
import { rememberByText } from '../validation/remember.ts'
import { toLostPlace } from '../definition/consequences.ts'
import { toLayerPlaces, toReference, toPartSite, toTypeNames, toTypesOf } from '../definition/schemaSites.ts'
import { isAlwaysRequired, isRequired, isSame, type Leaf, listLeaves, toSoleRefusal } from './disagreements.ts'

type Report = (finding: Finding) => void
type Bodies = Readonly<Record<string, { readonly request?: string }>>

/**
 * Finds form fields that accept values which the call that receives them refuses: the applicant would learn of it only from the service,
 * if at all. A field is compared with the field of the same name in the body, or of a name that the code or the flow sends it under.
 */
export function checkSentForms(calls: Bodies, code: string, flow: LinkedFlow, report: Report): void {
  const { definition, schemas, source } = flow
  const { open, resolve } = schemas
  const told = new Set<JsonSchema>()
  const renamed = listRenamed(code)
  for (const [call, { request }] of Object.entries(calls)) {
    const input = definition.actions[call]?.input
    const given = open(input)
    // A call without a body of its own sends the input of its action.
    const body = request === undefined ? given : open(request)
    if (!body || !given) continue
    const wanted = listLeaves(body, flow)
    const passed = listLeaves(given, flow)
    const forms = toFieldNames(given, resolve).flatMap((slot) => listFeeding(slot, given, flow))
    const listSent = (form: JsonSchema, kind?: 'list') =>
      listLeaves(form, flow, kind).map((leaf) => ({ ...leaf, as: renamed.get(leaf.name) }))
    const sent = forms.flatMap((form) => listSent(form))
    const lists = forms.flatMap((form) => listSent(form, 'list'))
    const unlike = request === undefined ? [] : reportOtherTypes(passed, wanted, request, flow, report)
    const each = listGiven(call, flow)
    if (request !== undefined) {
      const place = `${request}, the body of ${call},`
      // Code may build the body from anything it names, or take a form whole: `{ leadId, ...lenderForm }`.
      const isOfCode = code.includes(`Handler<'${call}'>`)
      const named = isOfCode ? code : ''
      for (const slot of toFieldNames(given, resolve)) {
        const own = toAllForms(definition).flatMap(({ form }) => (form.data === slot ? (form.schema ?? []) : []))
        const leaves = [...new Set(own)].flatMap((id) => listLeaves(open(id) ?? {}, flow))
        const isWhole = listSpread(code).has(slot)
        reportUnsent(leaves, wanted, { call, place, code: isWhole ? '' : named }, flow, report)
      }
      const sending = { call, place, code: named }
      reportUngiven([...passed, ...sent, ...each], body, sending, flow, report)
      reportOptional(given, wanted, sending, flow, report)
    }
    const pairs = [
      { fields: [...sent, ...each], wanted, passed },
      { fields: lists, wanted: listLeaves(body, flow, 'list'), passed: listLeaves(given, flow, 'list') },
    ]
    for (const pair of pairs)
      for (const leaf of pair.fields) {
        const bySchema = toSoleRefusal(leaf, pair.wanted)
        const refusal = bySchema ?? toSoleRefusal(leaf, pair.passed)
        const isNeed = refusal?.rule === 'required'
        const toPart = ({ owners, layers }: Leaf) => {
          const parts = isNeed ? owners : layers
          return parts.find((part) => refusal && refusal.rule in part) ?? parts[0]
        }
        const owner = toPart(leaf)
        const place = toPartSite(owner, flow)
        // A field that several calls refuse is one mistake, and an input of another type is told where it is declared.
        if (!refusal || !owner || !place || told.has(owner) || unlike.includes(leaf.name)) continue
        told.add(owner)
        const { file } = place
        const { rule, says, by } = refusal
        const id = toPartSite(toPart(by), flow)?.id
        const taking = id === undefined ? call : `${id}, what ${call} takes`
        const where = bySchema && request !== undefined ? `${request}, the body of ${call}` : taking
        const message = `${leaf.name} ${says}: ${where}`
        const need = [toReference(leaf.name), ...(isNeed ? [`need of ${leaf.name}`] : [])]
        const rules = [toLostPlace(file, [...place.path, rule]), ...toLayerPlaces(leaf.layers, source, schemas)]
        const unless = [...rules, ...need, `body of ${call}`]
        const hint = 'Let both say the same'
        const mark = rule === 'personal' ? ['a mark'] : []
        const loses = rule === 'enum' ? toTypeNames([{ file, path: place.path }]) : mark
        report({ code: 'contradictory-rules', file, path: [...place.path, rule], message, hint, unless, loses })
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
    const place = toPartSite(owner, flow)
    const isRead = new RegExp(`\\.${leaf.name}\\b`).test(read)
    if (!place || isRead || isNamed(code, leaf.name) || wanted.some((one) => isSame(leaf, one))) continue
    const path = [...place.path, 'properties', leaf.name]
    const message = `${leaf.name} is asked for, and ${body} has no place for it`
    const hint = 'Add it to the schema of the body, or take the field out'
    report({
      code: 'unfit-answer',
      file: place.file,
      path,
      at: 'key',
      message,
      hint,
      unless: [leaf.name, `body of ${call}`],
    })
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
    const place = toPartSite(owner, flow)
    if (!place || !isAlwaysRequired(leaf) || isNamed(code, leaf.name) || given.some((one) => isSame(one, leaf)))
      continue
    const path = [...place.path, 'required', owner?.required?.indexOf(leaf.name) ?? 0]
    const message = `${body} requires ${leaf.name}, which nothing gives it`
    const hint = 'Ask for it in the form, or give it with the call'
    report({ code: 'missing-input', file: place.file, path, message, hint, unless: [leaf.name, `body of ${call}`] })
  }
}

/** Reports what a body requires, an input may lack, and not every form that fills the input asks for. */
function reportOptional(
  given: JsonSchema,
  wanted: readonly Leaf[],
  { call, place: body, code }: Sending,
  flow: LinkedFlow,
  report: Report,
): void {
  const { resolve } = flow.schemas
  for (const slot of toFieldNames(given, resolve)) {
    const input = toFieldSchema(given, [slot], resolve)
    const forms = listFeeding(slot, given, flow).map((form) => listLeaves(form, flow))
    for (const leaf of input ? listLeaves(input, flow) : []) {
      const [need, ...others] = wanted.filter(({ name }) => name === leaf.name)
      const isAsked = forms.every((form) => form.some(({ name }) => name === leaf.name))
      if (!need || others.length > 0 || isRequired(leaf) || !isAlwaysRequired(need) || isAsked) continue
      const owner = need.always.find(({ required }) => required?.includes(leaf.name))
      const place = toPartSite(owner, flow)
      if (!place || isMade(code, leaf.name)) continue
      const path = [...place.path, 'required', owner?.required?.indexOf(leaf.name) ?? 0]
      const message = `${body} requires ${leaf.name}, and not every form that fills ${slot} asks for it`
      const hint = 'Ask for it in each of them, or do not require it'
      report({ code: 'missing-input', file: place.file, path, message, hint, unless: [leaf.name, `body of ${call}`] })
    }
  }
}

/** Checks whether code gives something a value of its own where it is missing: `zip: toZip(city)`, `zip ?? ''`. */
const isMade = (code: string, name: string) =>
  new RegExp(
    `\\b${name}: (?!(?:\\w+\\.)*${name}\\s*[,}\\n])|\\b${name} (?:\\?\\?|\\|\\|) (?!undefined)|[{,]\\s*${name} = `,
  ).test(code)

const toType = ({ layers }: Leaf) => layers.map(({ type }) => type).find((type) => type !== undefined)

/** Reports inputs of an action that have another type in the body that its call sends; returns their names. */
function reportOtherTypes(
  passed: readonly Leaf[],
  wanted: readonly Leaf[],
  request: string,
  flow: LinkedFlow,
  report: Report,
): readonly string[] {
  const told: string[] = []
  for (const leaf of passed) {
    const [type, ...others] = new Set(wanted.filter(({ name }) => name === leaf.name).map(toType))
    const own = toType(leaf)
    const isKnown = typeof own === 'string' && typeof type === 'string' && others.length === 0
    if (!isKnown || own === type || (own === 'integer' && type === 'number')) continue
    const owner = leaf.layers.find((layer) => layer.type !== undefined)
    const place = toPartSite(owner, flow)
    if (!place) continue
    const { file } = place
    const message = `${leaf.name} is of the type ${own} here, but of the type ${type} where it is sent: ${request}`
    const path = [...place.path, 'type']
    const loses = [...toTypeNames([{ file, path: place.path }]), toTypesOf(file)]
    report({ code: 'contradictory-rules', file, path, message, hint: 'Let both say the same', loses })
    told.push(leaf.name)
  }
  return told
}

/** Lists the schemas of the forms that fill an input: they are stored under its name, or ask for what the items of its list require. */
function listFeeding(slot: string, given: JsonSchema, { definition, schemas }: LinkedFlow): readonly JsonSchema[] {
  const { open, resolve } = schemas
  const item = toFieldSchema(given, [slot, '0'], resolve)
  const needed = toLayers(item, resolve).flatMap(({ required = [] }) => required)
  const forms = toAllForms(definition).flatMap(({ form }) => {
    const schema = open(form.schema)
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

/** Lists what code takes as a whole into an object: `{ leadId, ...lenderForm }`. */
const listSpread = createNameMatcher(/\.\.\.(\w+)/g)

/** Lists the names that code gives to renamed fields, by their own names: `{ zip: postalCode, phone: entry.phoneNumber }`. */
const listRenamed = rememberByText((code): ReadonlyMap<string, ReadonlySet<string>> => {
  const pairs = toGroups(code.matchAll(/\b(\w+): (?:\w+\.)*(\w+)(?=,|\s*\}|\n)/g), ([, , own = '']) => own)
  return new Map([...pairs].map(([own, all]) => [own, new Set(all.map(([, name = '']) => name))]))
}, 1)
