type Layout = readonly (string | readonly string[])[]

/** Puts the fields of an object in rows as laid out; a field that is not laid out follows in a row of its own. */
export function toRows(fields: readonly string[], layout: Layout = []): readonly (string | readonly string[])[] {
  const listed = new Set(layout.flat())
  const isThere = (field: string) => fields.includes(field)
  const rows = layout
    .map((row) => (typeof row === 'string' ? row : row.filter(isThere)))
    .filter((row) => (typeof row === 'string' ? isThere(row) : row.length > 0))
  return [...rows, ...fields.filter((field) => !listed.has(field))]
}
