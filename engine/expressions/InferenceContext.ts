import type { ExpressionNode, SourceSpan } from './ExpressionNode.ts'
import { type ExpressionType, toNullable } from './ExpressionType.ts'
import type { Facts } from './toFacts.ts'

/** What type inference knows at a node. `facts` and `absent` hold what the conditions on the way there have established. */
export interface InferenceContext {
  readonly source: string
  readonly variables: ReadonlyMap<string, ExpressionType>
  readonly functions: ReadonlyMap<string, FunctionSignature>
  readonly facts: Facts
  /** Places that are known to be null or missing. */
  readonly absent: ReadonlySet<string>
  readonly report: (place: SourceSpan, message: string, hint?: string | false) => void
}

/** Quotes a part of the source as the author wrote it, for a message. */
export const toQuote = (place: SourceSpan, { source }: InferenceContext): string =>
  `\`${source.slice(place.offset, place.offset + place.length)}\``

/** The hint wherever null is the only obstacle: how to rule null out. */
export const nullHint = 'Rule null out first: `value != null && …` or `value == null ? … : value`.'

/** The parameters and the result of a declared function. */
interface FunctionSignature {
  readonly parameters: readonly ExpressionType[]
  /** The indexes of the parameters that name fields of the first one, or of its items. */
  readonly naming: readonly number[]
  readonly result: ExpressionType
  /** What it returns of the first parameter, if anything: one item, or a list of its items. */
  readonly gives: 'item' | 'items' | undefined
}

const types: ReadonlyMap<string, ExpressionType> = new Map<string, ExpressionType>([
  ['number', 'number'],
  ['string', 'string'],
  ['boolean', 'boolean'],
  ['any', 'any'],
  ['list', { list: 'any' }],
  ['object', { object: {} }],
  // The names of fields that the first parameter, or each of its items, has.
  ['name', 'string'],
  ['names', { list: 'string' }],
  // The result of a function that returns one item of its first parameter, or a list of such items.
  ['item', 'any'],
  ['items', { list: 'any' }],
])

/**
 * Parses a signature such as `monthsCovered(list, string): number`, with or without the name. A `?` after a type allows null, and a
 * parameter may have a name: `(list, months: number, days: number): number`. Throws on any other format.
 */
export function toFunctionSignature(name: string, signature: string): FunctionSignature {
  const bad = (why: string) =>
    new Error(`The signature "${signature}" of function ${name} ${why}. Write it as "(list, string): number".`)
  const match = /^\s*(\w*)\s*\(([^()]*)\)\s*:\s*(\w+\??)\s*$/.exec(signature)
  const [, declared, parameters = '', result = ''] = match ?? []
  if (!match) throw bad('cannot be read')
  if (declared && declared !== name) throw bad(`names ${declared}`)
  const toType = (text: string): ExpressionType => {
    const type = types.get(text.trim().replace('?', ''))
    if (type === undefined) throw bad(`has the unknown type "${text.trim()}" (known: ${[...types.keys()].join(', ')})`)
    return text.includes('?') ? toNullable(type) : type
  }
  // The fields of a returned object are unknown, so reading any of them is allowed.
  const given = toType(result)
  const taken = parameters.trim() === '' ? [] : parameters.split(',').map((one) => one.replace(/^\s*\w+\s*:/, ''))
  return {
    parameters: taken.map(toType),
    naming: taken.flatMap((text, index) => (/^\s*names?\b/.test(text) ? [index] : [])),
    result: result.startsWith('object') ? 'any' : given,
    gives: result.startsWith('items') ? 'items' : result.startsWith('item') ? 'item' : undefined,
  }
}

/** Returns the parameters of a signature that can be parsed, each with its type; the name is empty for each one without. */
export const toParameters = (signature: string): readonly { readonly name: string; readonly type: string }[] =>
  signature
    .replace(/^[^(]*\(|\)[^)]*$/g, '')
    .split(',')
    .map((one) => {
      const [, name = '', type = one] = /^\s*(\w+)\s*:(.*)$/.exec(one) ?? []
      return { name, type: type.trim() }
    })

/** Returns the list that a call takes one item out of, by the signature of its function; undefined for anything else. */
export const toItemList = (node: ExpressionNode, functions: Readonly<Record<string, string | undefined>> = {}) =>
  node.kind === 'call' && /:\s*item\??\s*$/.test(functions[node.name] ?? '') ? node.args[0] : undefined
