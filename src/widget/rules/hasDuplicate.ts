/** Tells whether a list already holds the same item, leaving out the entry at `exceptIndex`, which is being edited. */
export function hasDuplicate<T>(
  list: readonly T[],
  item: T,
  isSame: (a: T, b: T) => boolean,
  exceptIndex?: number,
): boolean {
  return list.some((other, index) => index !== exceptIndex && isSame(other, item))
}
