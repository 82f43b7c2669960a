const codes = new Map([
  ['fulltime', 1],
  ['parttime', 2],
  ['casual', 3],
  ['selfemployed', 4],
  ['temp', 5],
  ['contract', 6],
  ['retired', 7],
  ['student', 8],
  ['military', 9],
  ['unemployed', 10],
  ['disabled', 11],
])
const other = 12

/** Gives an income type the number the API knows it by, whatever its spacing and case; an unknown type is 12, Other. */
export function toEmploymentTypeCode(type: string): number {
  return codes.get(type.replace(/\s/g, '').toLowerCase()) ?? other
}
