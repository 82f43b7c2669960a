/** Who sent the applicant, by the validated init values; our own website when they name nobody. */
export function toPartnerName(init: Readonly<Record<string, unknown>>): string {
  const name = init['PartnerName']
  return typeof name === 'string' ? name : 'Website'
}
