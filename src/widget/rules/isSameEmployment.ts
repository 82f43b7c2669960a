import { toComparableText } from './toComparableText.ts'

const identifying = [
  'jobTitle',
  'employersName',
  'employersAddress',
  'employersCity',
  'employersState',
  'employersZipCode',
  'startDate',
] as const

type Job = { readonly incomeType: string } & Readonly<Partial<Record<(typeof identifying)[number], string | undefined>>>

/** Tells whether two entries are the same job: title, company, address, city, state, zip and start date. */
export function isSameEmployment(a: Job, b: Job): boolean {
  // A student's entry has none of the seven, which does not make it the same as that of an unemployed person.
  const fields = isNamed(a) || isNamed(b) ? identifying : (['incomeType'] as const)
  return fields.every((field) => toComparableText(a[field]) === toComparableText(b[field]))
}

function isNamed(job: Job): boolean {
  return identifying.some((field) => toComparableText(job[field]) !== '')
}
