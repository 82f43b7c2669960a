const oldestYear = 1990

/** The model years on offer, newest first: from the year after `now`, since next year's models are sold early, down to 1990. */
export function listYears(now: Date): number[] {
  const newestYear = now.getFullYear() + 1
  return Array.from({ length: newestYear - oldestYear + 1 }, (_, age) => newestYear - age)
}
