import { closest } from 'fastest-levenshtein'
import { type JsonSchema, resolveRef, toFields } from '../../validation/JsonSchema.ts'
import { ruleOrder } from '../../validation/validate.ts'

/** One rule of one field. */
export interface FieldRule {
  /** The path of the field as in an issue, with index 0 for a list: `addresses.0.city`. */
  path: string
  rule: string
  /** The copy key. Undefined if the schema has none, in which case a generic message is shown. */
  message?: string
  /** The position of the rule: a JSON pointer (RFC 6901) into the bundled schema. */
  at: string
}

/** The messages that an inner node inherits from outer nodes. */
interface Outer {
  /** The entry for this field in an outer `errorMessage.properties`, which covers any of its rules. */
  forField: string | undefined
  /** The outer `errorMessage` that covers every rule below it, up to the next `$ref`. */
  forAll: string | undefined
}

const ownRules = (node: JsonSchema): string[] =>
  ruleOrder.filter((rule) => {
    const value = node[rule]
    if (value === undefined || value === false || rule === 'required' || rule === 'dependencies') return false
    // An input can yield text instead of a number, but never another wrong type.
    if (rule === 'type') return value === 'number' || value === 'integer'
    // The empty string counts as missing, so a minimum length of 1 never fails.
    return rule !== 'minLength' || Number(value) > 1
  })

const toMessage = (node: JsonSchema, rule: string, property?: string): string | undefined => {
  const { errorMessage } = node
  if (typeof errorMessage !== 'object') return errorMessage
  const own = errorMessage[rule]
  if (typeof own === 'string') return own
  const ofProperty =
    typeof own === 'object' && !Array.isArray(own) && property !== undefined ? own[property] : undefined
  return ofProperty ?? errorMessage._
}

const join = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`)

/** Lists every rule of every field of a bundled schema with its copy key, including rules in conditions. */
export const listRules = (root: JsonSchema): FieldRule[] => {
  const rules: FieldRule[] = []

  const add = (path: string, rule: string, message: string | undefined, at: string): void => {
    rules.push({ path, rule, at, ...(message === undefined ? {} : { message }) })
  }

  const visit = (reference: JsonSchema, path: string, place: string, outer: Outer): void => {
    const node = resolveRef(reference, root)
    const at = reference.$ref?.slice(1) ?? place
    const forAll = reference.$ref === undefined ? outer.forAll : undefined
    const inherited = outer.forField ?? forAll

    for (const rule of ownRules(node)) add(path, rule, toMessage(node, rule) ?? inherited, `${at}/${rule}`)
    for (const name of node.required ?? []) {
      add(join(path, name), 'required', toMessage(node, 'required', name) ?? inherited, `${at}/required`)
    }

    const { errorMessage } = node
    const below: Outer = {
      forField: outer.forField,
      forAll: (typeof errorMessage === 'object' ? errorMessage._ : errorMessage) ?? forAll,
    }
    for (const [name, property] of Object.entries(node.properties ?? {})) {
      const forField = typeof errorMessage === 'object' ? errorMessage.properties?.[name] : undefined
      visit(property, join(path, name), `${at}/properties/${name}`, { ...below, forField: forField ?? below.forField })
    }
    if (Array.isArray(node.items)) {
      node.items.forEach((item, index) => visit(item, join(path, index), `${at}/items/${index}`, below))
    } else if (typeof node.items === 'object') visit(node.items, join(path, 0), `${at}/items`, below)
    for (const [name, needed] of Object.entries(node.dependencies ?? {})) {
      if (!Array.isArray(needed)) visit(needed, path, `${at}/dependencies/${name}`, below)
      else {
        const message = toMessage(node, 'dependencies', name) ?? inherited
        for (const other of needed) add(join(path, other), 'dependencies', message, `${at}/dependencies/${name}`)
      }
    }
    node.allOf?.forEach((part, index) => visit(part, path, `${at}/allOf/${index}`, below))
    for (const branch of ['then', 'else'] as const) {
      const part = node[branch]
      if (typeof part === 'object') visit(part, path, `${at}/${branch}`, below)
    }
  }

  visit(root, '', '', { forField: undefined, forAll: undefined })
  return rules
}

/** A rule that names a field the schema does not have, so nobody could satisfy or break it. */
interface UnknownField {
  path: string
  /** The position of the rule: a JSON pointer (RFC 6901) into the bundled schema. */
  at: string
  nearest: string
}

const toGeneral = (path: string): string => path.replaceAll(/(^|\.)\d+(?=\.|$)/g, '$1*')

const toSibling = (path: string, sibling: string): string => [...path.split('.').slice(0, -1), sibling].join('.')

/** Lists fields that `required`, `dependencies` and `notBefore` name although they are not among the schema's properties. */
export const listUnknownFields = (root: JsonSchema): UnknownField[] => {
  const fields = toFields(root)

  const toNamed = ({ path, rule, at }: { path: string; rule: string; at: string }): string[] => {
    if (rule === 'required' || rule === 'dependencies') return [path]
    if (rule !== 'notBefore') return []
    let value: unknown = root
    for (const step of at.split('/').slice(1))
      value = typeof value === 'object' && value ? Reflect.get(value, step) : undefined
    return [toSibling(path, String(value))]
  }

  return listRules(root).flatMap((rule) =>
    toNamed(rule)
      .filter((path) => !fields.includes(toGeneral(path)))
      .map((path) => ({ path, at: rule.at, nearest: closest(path, fields) })),
  )
}

/**
 * Lists fields that have to be filled in although they are there only under a further condition, each with its place, and with that of the
 * branch that requires it (`under`).
 */
export function listHiddenNeeds(
  root: JsonSchema,
): readonly { readonly path: string; readonly at: string; readonly under: string }[] {
  const declared = new Map<string, { readonly at: string; readonly branches: readonly string[] }[]>()
  const needs: { readonly path: string; readonly branches: readonly string[] }[] = []
  const visit = (reference: JsonSchema, path: string, place: string, branches: readonly string[]): void => {
    const node = resolveRef(reference, root)
    const at = reference.$ref?.slice(1) ?? place
    for (const name of node.required ?? []) needs.push({ path: join(path, name), branches })
    for (const [name, property] of Object.entries(node.properties ?? {})) {
      const own = join(path, name)
      declared.set(own, [...(declared.get(own) ?? []), { at: `${at}/properties/${name}`, branches }])
      visit(property, own, `${at}/properties/${name}`, branches)
    }
    if (typeof node.items === 'object' && !Array.isArray(node.items))
      visit(node.items, join(path, 0), `${at}/items`, branches)
    node.allOf?.forEach((part, index) => visit(part, path, `${at}/allOf/${index}`, branches))
    for (const branch of ['then', 'else'] as const) {
      const part = node[branch]
      if (typeof part === 'object') visit(part, path, `${at}/${branch}`, [...branches, `${at}/${branch}`])
    }
  }
  visit(root, '', '', [])
  return needs.flatMap(({ path, branches }) => {
    // What is always required is compared with the conditions elsewhere.
    const places = branches.length === 0 ? [] : (declared.get(path) ?? [])
    // A field of both branches is always there.
    const isThere = places.some((one) =>
      one.branches.every((branch) => branch.endsWith('/else') || branches.includes(branch)),
    )
    return isThere || !places[0] ? [] : [{ path, at: places[0].at, under: branches.at(-1) ?? '' }]
  })
}

/** Lists rules that a part of a schema has messages for, but does not have. A part that refers to others or combines them is skipped. */
export function listIdleMessages(node: JsonSchema): string[] {
  const { errorMessage } = node
  if (typeof errorMessage !== 'object' || node.$ref !== undefined || node.allOf || node.anyOf || node.oneOf) return []
  const others = ['_', 'properties', 'required']
  return Object.keys(errorMessage).filter((rule) => !others.includes(rule) && !Object.hasOwn(node, rule))
}

/** Lists fields that a part of a schema has a message for when they are empty, but does not require. */
export function listIdleNeeds({ errorMessage, required = [], $ref }: JsonSchema): string[] {
  const words = typeof errorMessage === 'object' ? errorMessage.required : undefined
  if (typeof words !== 'object' || $ref !== undefined) return []
  return Object.keys(words).filter((name) => !required.includes(name))
}
