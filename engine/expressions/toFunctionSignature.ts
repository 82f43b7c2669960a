import { toNullable, type ExpressionType } from './ExpressionType.ts'

/** What a declared function takes and gives. */
export interface FunctionSignature {
  readonly parameters: readonly ExpressionType[]
  readonly result: ExpressionType
}

const types: ReadonlyMap<string, ExpressionType> = new Map<string, ExpressionType>([
  ['number', 'number'],
  ['string', 'string'],
  ['boolean', 'boolean'],
  ['any', 'any'],
  ['list', { list: 'any' }],
  ['object', { object: {} }],
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
  return {
    parameters: parameters.trim() === '' ? [] : parameters.split(',').map(toType),
    result: result.startsWith('object') ? 'any' : given,
  }
}
