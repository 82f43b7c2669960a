/** Tells whether a model year lies more than `maximumAge` years before the current year. */
export function isVehicleTooOld(year: number, currentYear: number, maximumAge: number): boolean {
  return year < currentYear - maximumAge
}
