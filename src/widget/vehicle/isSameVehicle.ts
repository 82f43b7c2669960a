const identifying = ['year', 'make', 'model'] as const

type Vehicle = { readonly [Field in (typeof identifying)[number]]?: unknown }

/** Tells whether a chosen vehicle is the one that a lookup has told of; what the lookup did not tell may be anything. */
export const isSameVehicle = (lookup: Vehicle, chosen: Vehicle): boolean =>
  identifying.every((field) => (lookup[field] ?? chosen[field]) === chosen[field])
