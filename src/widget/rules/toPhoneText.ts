/** Shows a US phone number as `+1 (303) 555-0142`; digits that are no complete number are shown as they are. */
export function toPhoneText(phone: string): string {
  const digits = toPhoneDigits(phone)
  return isComplete(digits) ? `+1 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits
}

/** Shows only the last 4 digits of a phone number, `+1 (•••) •••-0142`; empty when there are not even 4. */
export function maskPhone(phone: string): string {
  const digits = toPhoneDigits(phone)
  return digits.length < 4 ? '' : `+1 (•••) •••-${digits.slice(-4)}`
}

/**
 * Keeps the digits of a phone number without its country code +1 or 1: 10 for a US number. What is too long is not cut,
 * so that a foreign number is refused by validation rather than turned into somebody else's.
 */
export function toPhoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const hasCountryCode = /^\s*\+\s*1/.test(text) || (digits.length === 11 && digits.startsWith('1'))
  return hasCountryCode ? digits.slice(1) : digits
}

/** Writes 10 digits as an E.164 number, `+13035550142`; throws a RangeError when they are not 10. */
export function toE164(phone: string): string {
  const digits = toPhoneDigits(phone)
  if (!isComplete(digits)) {
    // The number itself is personal data, so only its length is told.
    throw new RangeError(`toE164 needs a phone of 10 digits and got ${digits.length}. Validate the form data first.`)
  }
  return `+1${digits}`
}

function isComplete(digits: string): boolean {
  return digits.length === 10
}
