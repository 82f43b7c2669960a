/** Checks whether a list already contains the same item, ignoring the entry at `exceptIndex`, which is being edited. */
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

/** Checks whether two addresses are the same place: street, city, state and ZIP code, whatever their case and spacing. */
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

/** Checks whether two entries are the same job: title, company, address, city, state, ZIP code and start date. */
export function isSameEmployment(a: Job, b: Job): boolean {
  // Entries without any of the seven fields, such as a student's and an unemployed person's, differ by their type.
  const fields = isNamed(a) || isNamed(b) ? jobFields : (['incomeType'] as const)
  return fields.every((field) => toComparableText(a[field]) === toComparableText(b[field]))
}

function isNamed(job: Job): boolean {
  return jobFields.some((field) => toComparableText(job[field]) !== '')
}

type Income = { readonly otherIncomeSource: string }

/** Checks whether two other incomes come from the same source. */
export function isSameIncome(a: Income, b: Income): boolean {
  return toComparableText(a.otherIncomeSource) === toComparableText(b.otherIncomeSource)
}

/** Removes differences that do not matter: case, outer spaces, the number of inner spaces, and absent or empty. */
export function toComparableText(text: string | undefined): string {
  return (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase()
}

const identifying = ['year', 'make', 'model'] as const

type Vehicle = { readonly [Field in (typeof identifying)[number] | 'makeName']?: unknown }

/**
 * Checks whether a chosen vehicle is the one that a lookup found; a field that the lookup left out matches anything. Services give
 * the make by its id or by its name.
 */
export const isSameVehicle = (lookup: Vehicle, chosen: Vehicle): boolean =>
  identifying.every((field) => {
    const found = lookup[field] ?? chosen[field]
    return found === chosen[field] || (field === 'make' && isSameName(found, chosen.makeName))
  })

/** Checks whether two values are the same name, whatever its case and spacing. */
export const isSameName = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && toComparableText(a) === toComparableText(b)

/** Fields that are present with a value or absent, but never undefined. */
type GivenFields<T> = { [K in keyof T]?: NonNullable<T[K]> }

/** Drops the fields that are undefined or empty, so that a request carries only what was given. */
export function omitBlank<T extends Record<string, string | number | undefined>>(fields: T): GivenFields<T> {
  const given: GivenFields<T> = {}
  for (const name in fields) {
    const value = fields[name]
    if (value !== undefined && value !== '') given[name] = value
  }
  return given
}
