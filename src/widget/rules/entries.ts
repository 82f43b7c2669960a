/** Tells whether a list already holds the same item, leaving out the entry at `exceptIndex`, which is being edited. */
export function hasDuplicate<T>(
  list: readonly T[],
  item: T,
  isSame: (a: T, b: T) => boolean,
  exceptIndex?: number,
): boolean {
  return list.some((other, index) => index !== exceptIndex && isSame(other, item))
}

const placeFields = ['streetLine1', 'city', 'state', 'zip'] as const

type Place = Readonly<Record<(typeof placeFields)[number], string>>

/** Tells whether two addresses are the same place: street, city, state and zip, whatever their case and spacing. */
export function isSameAddress(a: Place, b: Place): boolean {
  return placeFields.every((field) => toComparableText(a[field]) === toComparableText(b[field]))
}

const jobFields = [
  'jobTitle',
  'employersName',
  'employersAddress',
  'employersCity',
  'employersState',
  'employersZipCode',
  'startDate',
] as const

type Job = { readonly incomeType: string } & Readonly<Partial<Record<(typeof jobFields)[number], string | undefined>>>

/** Tells whether two entries are the same job: title, company, address, city, state, zip and start date. */
export function isSameEmployment(a: Job, b: Job): boolean {
  // A student's entry has none of the seven, which does not make it the same as that of an unemployed person.
  const fields = isNamed(a) || isNamed(b) ? jobFields : (['incomeType'] as const)
  return fields.every((field) => toComparableText(a[field]) === toComparableText(b[field]))
}

function isNamed(job: Job): boolean {
  return jobFields.some((field) => toComparableText(job[field]) !== '')
}

type Income = { readonly otherIncomeSource: string }

/** Tells whether two other incomes come from the same source. */
export function isSameIncome(a: Income, b: Income): boolean {
  return toComparableText(a.otherIncomeSource) === toComparableText(b.otherIncomeSource)
}

/** Folds what does not tell two entries apart: case, outer spaces, the number of inner spaces, and absent or empty. */
export function toComparableText(text: string | undefined): string {
  return (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase()
}

const identifying = ['year', 'make', 'model'] as const

type Vehicle = { readonly [Field in (typeof identifying)[number]]?: unknown }

/** Tells whether a chosen vehicle is the one that a lookup has told of; what the lookup did not tell may be anything. */
export const isSameVehicle = (lookup: Vehicle, chosen: Vehicle): boolean =>
  identifying.every((field) => (lookup[field] ?? chosen[field]) === chosen[field])

/** Fields that are either there with a value or not there at all, never undefined. */
type GivenFields<T> = { [K in keyof T]?: NonNullable<T[K]> }

/** Leaves out the fields that are undefined or an empty text, so that the wire carries only what was given. */
export function omitBlank<T extends Record<string, string | number | undefined>>(fields: T): GivenFields<T> {
  const given: GivenFields<T> = {}
  for (const name in fields) {
    const value = fields[name]
    if (value !== undefined && value !== '') given[name] = value
  }
  return given
}
