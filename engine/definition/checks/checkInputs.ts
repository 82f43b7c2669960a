import type { JsonSchema } from '../../validation/JsonSchema.ts'
import type { Check, Finding, FlowContext } from '../FlowContext.ts'
import { toAllForms } from '../forms.ts'
import type { SchemaCatalog } from '../SchemaCatalog.ts'
import { findNear } from '../../expressions/index.ts'
import { toFields, toLayers } from '../schemaFields.ts'
import { toLayerPlaces, toReference, toSchemaPlaces } from '../schemaSites.ts'

/** What an input can be used for. */
export interface InputUse {
  /** In words: "dates". */
  readonly for: string
  readonly types: readonly string[]
  /** The format that a field must have. */
  readonly format?: string
  /** An example of what it produces: a field whose pattern refuses it can never be filled in. */
  readonly gives?: string
  /** An example of what nobody can type into it: a field that takes this is meant for another input. */
  readonly never?: string
  /** Whether it shows options to choose from. */
  readonly isChoice?: boolean
}

/** What the engine's own inputs can be used for. */
const builtIn: Readonly<Record<string, InputUse>> = {
  text: { for: 'texts', types: ['string'] },
  textarea: { for: 'texts', types: ['string'] },
  tel: { for: 'texts', types: ['string'] },
  email: { for: 'addresses of email', types: ['string'], gives: 'somebody@example.com' },
  date: { for: 'dates', types: ['string'], format: 'date' },
  number: { for: 'numbers', types: ['number', 'integer'] },
  checkbox: { for: 'yes or no', types: ['boolean'] },
  select: { for: 'choices', types: ['string', 'number', 'integer'], isChoice: true },
  radio: { for: 'choices', types: ['string', 'number', 'integer'], isChoice: true },
}

/** Finds fields with an unsuitable input, idle settings or an impossible date, or that browsers fill in apart from their neighbors. */
export const checkInputs: Check = (context) => {
  const found = [listMisfits(context, builtIn), listIdle(context), listApart(context), listUndated(context)]
  for (const finding of found.flat()) context.report(finding)
}

/** Lists settings of options or dates on fields that have neither. */
function listIdle({ flow, schemas, source }: FlowContext): readonly Finding[] {
  const toPlace = toSchemaPlaces(schemas)
  const drawn = listDrawn(flow, schemas)
  // If another form has options for the field, its settings are not idle; this form lacks options.
  const withOptions = new Set(drawn.flatMap(({ layers, hasOptions }) => (hasOptions ? layers : [])))
  return drawn.flatMap(({ layers }): Finding[] => {
    const hasOptions = layers.some((layer) => withOptions.has(layer))
    const isDate = layers.some((layer) => layer['format'] === 'date')
    return [
      ...(isDate ? [] : [{ name: 'picker', reason: 'only a date has a calendar' }]),
      ...(hasOptions
        ? []
        : ['options', 'placeholder'].map((name) => ({ name, reason: 'the field has nothing to choose from' }))),
    ].flatMap(({ name, reason }): Finding[] => {
      const owner = layers.find(({ ui }) => (ui?.[name] ?? false) !== false)
      const place = owner && toPlace(owner)
      const file = place && source.schemas.get(place.id)
      if (!place || !file) return []
      const path = [...place.path, 'ui', name]
      return [
        {
          code: 'wrong-value',
          file,
          path,
          at: 'key',
          message: `"${name}" shows nothing: ${reason}`,
          unless: toLayerPlaces(layers, source, schemas),
          hint: 'Take it out',
        },
      ]
    })
  })
}

/** Lists fields that browsers would fill in apart from their neighbors, because of a slip in the name of their group (`section-…`). */
function listApart({ flow, schemas, source }: FlowContext): readonly Finding[] {
  const toPlace = toSchemaPlaces(schemas)
  const grouped = listDrawn(flow, schemas).flatMap(({ layers }) => {
    const owner = layers.find(({ ui }) => typeof ui?.['autocomplete'] === 'string')
    const [section] = /^section-\S+/.exec(String(owner?.ui?.['autocomplete'])) ?? []
    const place = owner && toPlace(owner)
    return section === undefined || !place ? [] : [{ section, ...place }]
  })
  return grouped.flatMap(({ section, id, path }): Finding[] => {
    const file = source.schemas.get(id)
    const others = grouped.filter((one) => one.id === id && one.path.join() !== path.join())
    const near = findNear(
      section,
      others.map((one) => one.section),
    )
    if (!file || near === undefined || others.some((one) => one.section === section)) return []
    const message = `no other field of the form is in ${section}, so browsers fill it in by itself`
    const hint = `Did you mean ${near}?`
    return [{ code: 'wrong-value', file, path: [...path, 'ui', 'autocomplete'], message, hint }]
  })
}

/** Lists dates that must not be before a field that holds no date. */
function listUndated({ flow, schemas, source }: FlowContext): readonly Finding[] {
  const { open, resolve } = schemas
  const toPlace = toSchemaPlaces(schemas)
  return toAllForms(flow).flatMap(({ form }) => {
    const schema = form.schema === undefined ? undefined : open(form.schema)
    // A field is listed once for each of its parts.
    const fields = new Map<string, readonly JsonSchema[]>()
    for (const { path, schema: part } of schema ? toFields(schema, resolve) : [])
      fields.set(path, [...(fields.get(path) ?? []), ...toLayers(part, resolve)])
    return [...fields].flatMap(([path, layers]): Finding[] => {
      const owner = layers.find(({ notBefore }) => typeof notBefore === 'string')
      const name = String(owner?.['notBefore'])
      const earlier = fields.get([...path.split('.').slice(0, -1), name].join('.'))
      const place = owner && toPlace(owner)
      const file = place && source.schemas.get(place.id)
      // A date input on a field without the format is reported there.
      const isDate = earlier?.some(({ format, ui }) => [format, ui?.['input']].includes('date')) ?? true
      if (!place || !file || isDate) return []
      const message = `notBefore names ${name}, which is not a date`
      const hint = 'Name the field with the earlier date'
      return [
        { code: 'bad-schema', file, path: [...place.path, 'notBefore'], message, hint, unless: [toReference(name)] },
      ]
    })
  })
}

/** Lists each drawn part of the schemas of a flow's forms, with every schema that describes it. */
const listDrawn = (flow: FlowContext['flow'], { open, resolve }: SchemaCatalog) =>
  toAllForms(flow).flatMap(({ form }) => {
    const schema = form.schema === undefined ? undefined : open(form.schema)
    return [...(schema ? toFields(schema, resolve) : [])].map(({ path, schema: field }) => {
      const layers = [...toLayers(field, resolve)]
      return { layers, hasOptions: form.fields?.[path]?.options !== undefined || layers.some(hasEnum) }
    })
  })

/** Checks whether a schema lists options; those of a list may be on its items. */
const hasEnum = (layer: JsonSchema) => layer['enum'] !== undefined || Object(layer.items)['enum'] !== undefined

/** Lists the fields of a flow's forms that have one of these inputs and take what it cannot produce. */
export function listMisfits(
  { flow, schemas, source }: Pick<FlowContext, 'flow' | 'schemas' | 'source'>,
  uses: Readonly<Record<string, InputUse>>,
): readonly Finding[] {
  const toPlace = toSchemaPlaces(schemas)
  return listDrawn(flow, schemas).flatMap(({ layers, hasOptions }): Finding[] => {
    const owner = layers.find(({ ui }) => ui?.['input'] !== undefined)
    const name = String(owner?.ui?.['input'])
    const use = Object.hasOwn(uses, name) ? uses[name] : undefined
    const place = owner && toPlace(owner)
    const file = place && source.schemas.get(place.id)
    const reason = use && toMisfit(use, layers, hasOptions)
    if (!place || !file || reason === undefined) return []
    const message = `the input ${name} is for ${use?.for}, and ${reason}`
    const hint = 'Take "input" away, and the field is drawn as its kind is'
    const unless = toLayerPlaces(layers, source, schemas)
    return [{ code: 'wrong-value', file, path: [...place.path, 'ui', 'input'], message, hint, unless, loses: unless }]
  })
}

/** Returns why an input does not fit a field, by all schemas of the field; undefined if it does. */
function toMisfit(
  { types, format, gives, never, isChoice = false }: InputUse,
  layers: readonly JsonSchema[],
  hasOptions: boolean,
): string | undefined {
  const type = layers.map((layer) => layer.type).find((one) => typeof one === 'string')
  if (type !== undefined && !types.includes(type) && !(isChoice && hasOptions))
    return `the type of the field is ${type}`
  const found = layers.map((layer) => layer['format']).find((one) => typeof one === 'string')
  if (format !== undefined && found !== format) return `the field has not the format ${format}`
  if (hasOptions && !isChoice) return 'the field has options to choose from'
  if (format === undefined && found === 'date' && !isChoice) return 'the field is a date'
  const pattern = layers.map((layer) => layer['pattern']).find((one) => typeof one === 'string')
  const takes = (text: string) => typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)
  if (gives !== undefined && !takes(gives))
    return `it gives values such as ${gives}, which the pattern of the field refuses`
  if (never !== undefined && takes(never)) return `the field takes ${never}, which nobody can type there`
  return undefined
}
