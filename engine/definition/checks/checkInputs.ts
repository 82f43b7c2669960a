import type { JsonSchema } from '../../validation/JsonSchema.ts'
import type { Check, Finding, FlowContext } from '../FlowContext.ts'
import { listDrawn } from '../forms.ts'
import { toRelativeRef } from '../SchemaCatalog.ts'
import { findNear } from '../../expressions/index.ts'
import { toLayerPlaces, toPartSite, toReference } from '../schemaSites.ts'

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
  const all = [listIdle, listApart, listKeyboards, listUnfit].flatMap((list) => list(context))
  for (const finding of [...listMisfits(context, builtIn), ...all]) context.report(finding)
}

/** Lists settings of options or dates on fields that have neither. */
function listIdle(context: FlowContext): readonly Finding[] {
  const { flow, schemas, source } = context
  const drawn = listDrawn(flow, schemas)
  // If another form has options for the field, its settings are not idle; this form lacks options.
  const withOptions = new Set(drawn.flatMap(({ layers, hasOptions }) => (hasOptions ? layers : [])))
  return drawn.flatMap(({ layers, step, path: field }): Finding[] => {
    const hasOptions = layers.some((layer) => withOptions.has(layer))
    const isDate = layers.some((layer) => layer['format'] === 'date')
    const choosing = hasOptions ? [] : ['options', 'placeholder']
    return [
      ...(isDate ? [] : [{ name: 'picker', reason: 'only a date has a calendar' }]),
      ...choosing.map((name) => ({ name, reason: 'the field has nothing to choose from' })),
    ].flatMap(({ name, reason }): Finding[] => {
      const owner = layers.find(({ ui }) => (ui?.[name] ?? false) !== false)
      const site = toPartSite(owner, context)
      if (!site) return []
      const path = [...site.path, 'ui', name]
      const message = `"${name}" shows nothing: ${reason}`
      const unless = [field, `fields of ${step}`, `options of ${field}`, ...toLayerPlaces(layers, source, schemas)]
      return [{ code: 'wrong-value', file: site.file, path, at: 'key', message, unless, hint: 'Take it out' }]
    })
  })
}

/** Lists the fields of forms with an `autocomplete`: what browsers fill in. */
const listFilled = (context: FlowContext) =>
  listDrawn(context.flow, context.schemas).flatMap(({ path, form, layers }) => {
    const owner = layers.find(({ ui }) => typeof ui?.['autocomplete'] === 'string')
    const site = toPartSite(owner, context)
    if (!site) return []
    const text = String(owner?.ui?.['autocomplete'])
    const at = [...site.path, 'ui', 'autocomplete']
    const [, section, token = ''] = /^(section-\S+)?.*?(\S+)$/.exec(text) ?? []
    return [{ path, form, layers, file: site.file, at, text, token, section }]
  })

/** Lists fields that browsers would fill in apart from their neighbors: the name of their group (`section-…`) is misspelled, or left out. */
function listApart(context: FlowContext): readonly Finding[] {
  const filled = listFilled(context)
  return filled.flatMap(({ section, token, file, at }): Finding[] => {
    const others = filled.filter((one) => one.file === file && one.at.join() !== at.join())
    const named = others.flatMap((one) => (isAddress(one.token) ? [one.section] : []))
    const [first] = named
    const isLost = isAddress(token) && first !== undefined && named.length > 2 && new Set(named).size === 1
    const sections = others.flatMap((one) => one.section ?? [])
    const near = findNear(section ?? '', sections)
    const isMisspelled = section !== undefined && near !== undefined && !sections.includes(section)
    if (section === undefined ? !isLost : !isMisspelled) return []
    const message =
      section === undefined
        ? `the other parts of the address are in ${first}, so browsers fill this one in from another address`
        : `no other field of the form is in ${section}, so browsers fill it in by itself`
    const hint = section === undefined ? `Write ${first} before it` : `Did you mean ${near}?`
    return [{ code: 'wrong-value', file, path: at, message, hint }]
  })
}

/** The formats of the fields that tokens of `autocomplete` are for (HTML, 4.10.18.7). */
const formats = new Map(Object.entries({ email: 'email', bday: 'date' }))

/** Lists fields into which browsers fill what has another format, or the same as into another field of the form. */
function listUnfit(context: FlowContext): readonly Finding[] {
  const filled = listFilled(context)
  const isUsual = ({ file, token, layers }: (typeof filled)[number]) =>
    filled.some((one) => one.file !== file && one.token === token && one.layers.some((layer) => layers.includes(layer)))
  return filled.flatMap((one): Finding[] => {
    const { form, path: name, layers, file, at: path, text, token } = one
    const format = formats.get(token)
    const isUnfit = format !== undefined && layers.every((layer) => layer['format'] !== format)
    const twin = filled.find((other) => other.form === form && other.text === text && other.path !== name)
    // What another file fills in likewise is right; otherwise the first of the two is.
    const isTwin = twin && !isUsual(one) && (isUsual(twin) || filled.indexOf(one) > filled.indexOf(twin))
    if (!isUnfit && (!isTwin || token === 'off')) return []
    const message = isUnfit
      ? `browsers fill in what has the format ${format} for "${token}", which the field does not have`
      : `browsers fill in the same for ${twin?.path} and ${name}: ${text}`
    const both = isUnfit ? [] : [toReference(twin?.path ?? ''), toReference(name), `filled with ${token}`]
    const unless = [...toLayerPlaces(layers, context.source, context.schemas), ...both]
    const line = text.replace(/(?<=-line)[12]$/, (digit) => String(3 - Number(digit)))
    const each = line === text ? 'Say in each what it asks for' : `Did you mean ${line}?`
    const hint = isUnfit ? 'Write what the field asks for, or "off"' : each
    const loses = isUnfit ? [`filled with ${token}`] : []
    return [{ code: isUnfit ? 'wrong-value' : 'name-taken', file, path, message, hint, unless, loses }]
  })
}

/** Checks whether a token of `autocomplete` (HTML, 4.10.18.7) is for a part of an address. */
const isAddress = (token: string) => /^(?:street-address|address-l.*|postal-code|country.*)$/.test(token)

/** Lists fields with a keyboard that cannot type what they take: letters for a number, or a point where only whole numbers fit. */
function listKeyboards(context: FlowContext): readonly Finding[] {
  return listDrawn(context.flow, context.schemas).flatMap(({ layers }): Finding[] => {
    const keyboard = layers.find(({ ui }) => ui?.['inputMode'] !== undefined)
    const mode = String(keyboard?.ui?.['inputMode'])
    const isForNumbers = /^(?:numeric|decimal|tel)$/.test(mode)
    const number = layers.find(({ type }) => type === 'number' || type === 'integer')
    const needs = isForNumbers ? layers.some(({ format }) => format === 'email') && 'email' : number && 'decimal'
    const owner = needs ? keyboard : mode === 'decimal' && number?.type === 'integer' ? number : undefined
    const site = toPartSite(owner, context)
    if (!site) return []
    const message = needs
      ? `the keyboard is for ${mode} input, and ${needs === 'email' ? 'an email has letters' : 'the field takes a number'}`
      : 'only whole numbers are taken, and the keyboard offers a decimal point ("inputMode")'
    const hint = needs ? `Write "${needs}"` : 'Write "number", or "inputMode": "numeric"'
    const own = needs ? ['ui', 'inputMode'] : ['type']
    return [{ code: 'wrong-value', file: site.file, path: [...site.path, ...own], message, hint }]
  })
}

/** Lists the fields of a flow's forms that have one of these inputs and take what it cannot produce. */
export function listMisfits(
  context: Pick<FlowContext, 'flow' | 'schemas' | 'source'>,
  uses: Readonly<Record<string, InputUse>>,
): readonly Finding[] {
  const { flow, schemas, source } = context
  const drawn = listDrawn(flow, schemas)
  const used = new Set(drawn.map(({ layers }) => toName(layers)))
  // The engine's own inputs are there for any field.
  const idle = uses === builtIn ? [] : Object.keys(uses).filter((name) => !used.has(name))
  return drawn.flatMap(({ path, form, layers, hasOptions }): Finding[] => {
    const owner = layers.find(({ ui }) => ui?.['input'] !== undefined)
    const name = toName(layers)
    const use = Object.hasOwn(uses, name) ? uses[name] : undefined
    const place = toPartSite(owner, context)
    const reason = use && toMisfit(use, layers, hasOptions)
    // An input that nothing uses any more is most likely that of the field, or of the form, that is called after it.
    const isOpen = name === 'text' || (use !== undefined && !isCalledAfter(path, place?.id ?? '', name))
    const lost = isOpen ? idle.find((one) => isCalledAfter(path, form, one)) : undefined
    if (!place || (reason === undefined && lost === undefined)) return []
    const { file } = place
    const unless = toLayerPlaces(layers, source, schemas)
    const other = use?.isChoice ? undefined : layers.find(({ format }) => format && format !== (use?.format ?? 'email'))
    // The input of a field that is called after it is the right one.
    const ruled = isCalledAfter(path, place.id, name)
      ? toPartSite(other ?? findRefusing(use?.gives, layers), context)
      : undefined
    if (ruled && reason !== undefined) {
      const message = other
        ? `the format is ${String(other['format'])}, and the input ${name} is for ${use?.for}`
        : `the pattern refuses what can be typed into the input ${name}, such as ${use?.gives}`
      const taken = 'Let the pattern take what the input gives: its marks, such as hyphens, are shown and not kept'
      const hint = other ? (use?.format ? `Did you mean ${use.format}?` : 'Write the format of what it is for') : taken
      const rule = [...ruled.path, other ? 'format' : 'pattern']
      const meant = [...source.schemas.keys()].find(
        (id) => isCalledAfter('', id, name) && id.startsWith(toFolder(ruled.id)),
      )
      // A file that other fields refer to is right, and this field refers to the wrong one.
      if (ruled.id !== place.id && meant !== undefined && !isCalledAfter('', ruled.id, name)) {
        const refers = `${path} has the input ${name}, and refers to ${ruled.id}, which refuses what is typed there, such as ${use?.gives}`
        const at = { path: [...place.path, '$ref'], hint: `Did you mean ${toRelativeRef(meant, place.id)}?` }
        return [{ code: 'wrong-value', file, ...at, message: refers, unless, loses: unless }]
      }
      return [{ code: 'wrong-value', file: ruled.file, path: rule, message, hint, unless, loses: unless }]
    }
    const message =
      reason === undefined
        ? `${path} has the input ${name}, and nothing has the input ${lost}, which is for ${uses[lost ?? '']?.for}`
        : `the input ${name} is for ${use?.for}, and ${reason}`
    const hint =
      lost === undefined ? 'Take "input" away, and the field is drawn as its kind is' : `Did you mean ${lost}?`
    const kind = use?.types.length === 1 ? use.types[0] : undefined
    // Words for a wrong type are for what is no text: then the type is wrong, and not the input.
    if (owner?.type === 'string' && kind !== undefined && Object.hasOwn(Object(owner.errorMessage), 'type')) {
      const typed = { path: [...place.path, 'type'], hint: `Did you mean ${kind}?` }
      const said = `the type is string, and the input ${name} is for ${use?.for}`
      return [{ code: 'wrong-value', file, ...typed, message: said, unless, loses: unless }]
    }
    const lacks = [...unless, ...(lost === undefined ? [] : [lost, 'a way'])]
    const site = [...place.path, 'ui', 'input']
    return [{ code: 'wrong-value', file, path: site, message, hint, unless: lacks, loses: unless }]
  })
}

const toFolder = (id: string) => id.replace(/[^/]*$/, '')

const toName = (layers: readonly JsonSchema[]) => String(layers.find(({ ui }) => ui?.['input'])?.ui?.['input'])

/** Checks whether a field has a word of an input's name, or the file of its form begins with one. */
function isCalledAfter(path: string, form: string, input: string): boolean {
  const [word = ''] = input.split(/(?=[A-Z])/)
  const isFirst = new RegExp(`^${word}[-.]`).test(form.replace(/^.*\//, ''))
  return isFirst || path.split(/\.|(?=[A-Z])/).some((part) => part.toLowerCase() === word)
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
  if (format !== undefined && found !== format) return `the field does not have the format ${format}`
  if (hasOptions && !isChoice) return 'the field has options to choose from'
  if (format === undefined && found === 'date' && !isChoice) return 'the field is a date'
  if (findRefusing(gives, layers)) return `it gives values such as ${gives}, which the pattern of the field refuses`
  if (never !== undefined && !findRefusing(never, layers))
    return `the field takes ${never}, which nobody can type there`
  return undefined
}

/** Returns the schema of a field whose pattern refuses what an input gives. */
function findRefusing(gives: string | undefined, layers: readonly JsonSchema[]): JsonSchema | undefined {
  const [first] = layers.filter((layer) => typeof layer['pattern'] === 'string')
  return first && gives !== undefined && !new RegExp(String(first['pattern']), 'u').test(gives) ? first : undefined
}
