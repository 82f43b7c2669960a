const shown = 3

/** Hides all of a vehicle identification number but its last 3 characters. */
export function maskVin(vin: string): string {
  return '•'.repeat(Math.max(0, vin.length - shown)) + vin.slice(-shown)
}
