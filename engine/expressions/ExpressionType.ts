/** The type of a value in an expression. `options` is a string limited to those values; `any` switches checking off. */
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

/** The basic kinds that a value is tested for. */
export type TypeKind = 'number' | 'string' | 'boolean' | 'list' | 'object'

/** The known fields of an object type; reading an optional one that is absent fails at run time. */
export type ObjectFields = Readonly<Record<string, { readonly type: ExpressionType; readonly optional: boolean }>>

/** Returns the fields of an object type, or undefined for any other type. */
export const toFields = (type: ExpressionType): ObjectFields | undefined =>
  typeof type === 'object' && 'object' in type ? type.object : undefined

/** Returns the item type of a list type, or undefined for any other type. */
export const toItem = (type: ExpressionType): ExpressionType | undefined =>
  typeof type === 'object' && 'list' in type ? type.list : undefined

/** Returns the strings that an options type is limited to, or undefined for any other type. */
export const toOptions = (type: ExpressionType): readonly string[] | undefined =>
  typeof type === 'object' && 'options' in type ? type.options : undefined

/** Returns the type without null, for places where null fails at run time. */
export const toNonNull = (type: ExpressionType): ExpressionType =>
  typeof type === 'object' && 'nullable' in type ? type.nullable : type

/** Returns the type with null added once. */
export const toNullable = (type: ExpressionType): ExpressionType =>
  type === 'any' || type === 'null' || toNonNull(type) !== type ? type : { nullable: type }

/** Checks whether the type is, or at run time may be, of this basic kind. Null does not count. */
export function isOfKind(type: ExpressionType, kind: TypeKind): boolean {
  const plain = toNonNull(type)
  if (plain === 'any' || plain === kind) return true
  if (kind === 'string') return toOptions(plain) !== undefined
  if (kind === 'list') return toItem(plain) !== undefined
  return kind === 'object' && toFields(plain) !== undefined
}

/** Describes the type for messages, such as "a list" or "a string or null". */
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

/** Checks whether every value of one type is allowed where the other is expected. `any` fits on both sides. */
export function isAssignable(from: ExpressionType, to: ExpressionType): boolean {
  if (from === 'any' || to === 'any') return true
  if (toNonNull(to) !== to) return from === 'null' || isAssignable(toNonNull(from), toNonNull(to))
  const [fromItem, toItemType] = [toItem(from), toItem(to)]
  if (fromItem && toItemType) return isAssignable(fromItem, toItemType)
  const [fromFields, toFieldsType] = [toFields(from), toFields(to)]
  if (fromFields && toFieldsType) return areFieldsAssignable(fromFields, toFieldsType)
  const [fromOptions, allowed] = [toOptions(from), toOptions(to)]
  if (fromOptions) return allowed ? fromOptions.every((option) => allowed.includes(option)) : to === 'string'
  return from === to
}

/** Checks whether an object has all expected fields. An object without known fields, such as `{}`, fits anywhere. */
export const areFieldsAssignable = (from: ObjectFields, to: ObjectFields): boolean =>
  Object.keys(from).length === 0 ||
  Object.entries(to).every(([name, wanted]) => {
    const found = Object.hasOwn(from, name) ? from[name] : undefined
    if (!found) return wanted.optional
    return (wanted.optional || !found.optional) && isAssignable(found.type, wanted.type)
  })

/** Checks whether values of these types can ever be equal, so that comparing them makes sense. Null is comparable with everything. */
export function isComparable(left: ExpressionType, right: ExpressionType): boolean {
  if (left === 'null' || right === 'null') return true
  const [a, b] = [toNonNull(left), toNonNull(right)]
  const [optionsA, optionsB] = [toOptions(a), toOptions(b)]
  if (optionsA && optionsB) return optionsA.some((option) => optionsB.includes(option))
  const [itemA, itemB] = [toItem(a), toItem(b)]
  if (itemA && itemB) return isComparable(itemA, itemB)
  if (toFields(a) && toFields(b)) return true
  return isAssignable(a, b) || isAssignable(b, a)
}

/** Returns the narrowest type that holds the values of both, or undefined when the two do not mix. */
export function toCommonType(left: ExpressionType, right: ExpressionType): ExpressionType | undefined {
  if (left === 'null') return toNullable(right)
  if (right === 'null') return toNullable(left)
  const [a, b] = [toNonNull(left), toNonNull(right)]
  if (a !== left || b !== right) {
    const common = toCommonType(a, b)
    return common && toNullable(common)
  }
  if (a === 'any' || b === 'any') return 'any'
  const [optionsA, optionsB] = [toOptions(a), toOptions(b)]
  if (optionsA && optionsB) return { options: [...new Set([...optionsA, ...optionsB])] }
  if (isAssignable(a, b)) return b
  return isAssignable(b, a) ? a : undefined
}
