import {
  toFields,
  toItem,
  toNonNull,
  toNullable,
  toOptions,
  type ExpressionType,
  type ObjectFields,
} from './ExpressionType.ts'

/** Whether every value of one type may stand where the other is wanted; `any` fits on both sides. */
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

/** Whether an object has all that is wanted of it; one of no known fields, such as `{}`, is a beginning that fits anywhere. */
export const areFieldsAssignable = (from: ObjectFields, to: ObjectFields): boolean =>
  Object.keys(from).length === 0 ||
  Object.entries(to).every(([name, wanted]) => {
    const found = Object.hasOwn(from, name) ? from[name] : undefined
    if (!found) return wanted.optional
    return (wanted.optional || !found.optional) && isAssignable(found.type, wanted.type)
  })

/** Whether two values of these types can ever be equal, so that comparing them makes sense; null may be compared with all. */
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

/** The narrowest type that holds the values of both, or undefined when the two do not mix. */
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
