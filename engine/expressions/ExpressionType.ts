/** The type of a value in an expression; `options` is a string limited to those, `any` switches checking off. */
export type ExpressionType =
  | 'number'
  | 'string'
  | 'boolean'
  | 'null'
  | 'any'
  | { readonly list: ExpressionType }
  | { readonly object: ObjectFields }
  | { readonly nullable: ExpressionType }
  | { readonly options: readonly string[] }

/** The basic kinds a value is tested for. */
export type TypeKind = 'number' | 'string' | 'boolean' | 'list' | 'object'

/** The known fields of an object type; reading an optional one that is absent fails at run time. */
export type ObjectFields = Readonly<Record<string, { readonly type: ExpressionType; readonly optional: boolean }>>

/** The fields of an object type, or undefined for any other type. */
export const toFields = (type: ExpressionType): ObjectFields | undefined =>
  typeof type === 'object' && 'object' in type ? type.object : undefined

/** The item type of a list type, or undefined for any other type. */
export const toItem = (type: ExpressionType): ExpressionType | undefined =>
  typeof type === 'object' && 'list' in type ? type.list : undefined

/** The strings an options type is limited to, or undefined for any other type. */
export const toOptions = (type: ExpressionType): readonly string[] | undefined =>
  typeof type === 'object' && 'options' in type ? type.options : undefined

/** The type without null, for the places where null is a failure at run time. */
export const toNonNull = (type: ExpressionType): ExpressionType =>
  typeof type === 'object' && 'nullable' in type ? type.nullable : type

/** The type with null added once. */
export const toNullable = (type: ExpressionType): ExpressionType =>
  type === 'any' || type === 'null' || toNonNull(type) !== type ? type : { nullable: type }

/** Whether the type is, or may at run time turn out to be, of this basic kind; null does not count. */
export function isOfKind(type: ExpressionType, kind: TypeKind): boolean {
  const plain = toNonNull(type)
  if (plain === 'any' || plain === kind) return true
  if (kind === 'string') return toOptions(plain) !== undefined
  if (kind === 'list') return toItem(plain) !== undefined
  return kind === 'object' && toFields(plain) !== undefined
}

/** The type in words, such as "a list" or "a string or null", for messages. */
export function toTypeName(type: ExpressionType): string {
  if (type === 'null') return 'null'
  if (type === 'any') return 'of unknown type'
  if (type === 'boolean') return 'true or false'
  const plain = toNonNull(type)
  if (plain !== type) return `${toTypeName(plain)} or null`
  if (isOfKind(type, 'list')) return 'a list'
  if (isOfKind(type, 'object')) return 'an object'
  return isOfKind(type, 'string') ? 'a string' : 'a number'
}
