import type { SourceSpan } from './ExpressionNode.ts'
import { type ExpressionType, toNullable } from './ExpressionType.ts'
import type { Facts } from './toFacts.ts'

/** What type inference knows at a node; `facts` and `absent` say what was found out on the way there. */
export interface InferenceContext {
  readonly source: string
  readonly variables: ReadonlyMap<string, ExpressionType>
  readonly functions: ReadonlyMap<string, FunctionSignature>
  readonly facts: Facts
  /** Places that are known to be null, or not to be there. */
  readonly absent: ReadonlySet<string>
  readonly report: (place: SourceSpan, message: string, hint?: string | false) => void
}

/** A part of the source as the author wrote it, quoted for a message. */
export const toQuote = (place: SourceSpan, { source }: InferenceContext): string =>
  `\`${source.slice(place.offset, place.offset + place.length)}\``

/** How to rule out null, the hint wherever null is the only obstacle. */
export const nullHint = 'Rule null out first: `value != null && …` or `value == null ? … : value`.'

/** What a declared function takes and gives. */
interface FunctionSignature {
  readonly parameters: readonly ExpressionType[]
  /** Those that name fields of the first one, or of its items. */
  readonly naming: readonly number[]
  readonly result: ExpressionType
  /** Whether it gives an item of the first one. */
  readonly givesItem: boolean
}

const types: ReadonlyMap<string, ExpressionType> = new Map<string, ExpressionType>([
  ['number', 'number'],
  ['string', 'string'],
  ['boolean', 'boolean'],
  ['any', 'any'],
  ['list', { list: 'any' }],
  ['object', { object: {} }],
  // Of fields that the first parameter, or each of its items, has.
  ['name', 'string'],
  ['names', { list: 'string' }],
  // What a function gives: one of the items of its first parameter.
  ['item', 'any'],
])

/**
 * Reads a signature such as `monthsCovered(list, string): number`, with or without the name; a `?` after a type admits
 * null; throws on any other shape.
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
  // Nothing is known of the fields of an object that a function gives, so reading any of them is let through.
  const given = toType(result)
  const taken = parameters.trim() === '' ? [] : parameters.split(',')
  return {
    parameters: taken.map(toType),
    naming: taken.flatMap((text, index) => (/^\s*names?\b/.test(text) ? [index] : [])),
    result: result.startsWith('object') ? 'any' : given,
    givesItem: result.startsWith('item'),
  }
}
