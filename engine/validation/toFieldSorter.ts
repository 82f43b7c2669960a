const isIndex = (segment: string): boolean => /^\d+$/.test(segment)

/** Compares two things by their path: in the order of `fields` (`addresses.*.city`), item by item, unknown ones last. */
export const toFieldSorter = (fields: readonly string[]): ((a: { path: string }, b: { path: string }) => number) => {
  const toRanks = (path: string): number[] => {
    const segments = path.split('.')
    const general = segments.map((segment) => (isIndex(segment) ? '*' : segment))
    return segments.map((segment, depth) => {
      if (isIndex(segment)) return Number(segment)
      const rank = fields.indexOf(general.slice(0, depth + 1).join('.'))
      return rank < 0 ? fields.length : rank
    })
  }
  return (a, b) => {
    const [left, right] = [toRanks(a.path), toRanks(b.path)]
    const depth = left.findIndex((rank, index) => rank !== right[index])
    return depth < 0 ? left.length - right.length : (left[depth] ?? 0) - (right[depth] ?? -1)
  }
}
