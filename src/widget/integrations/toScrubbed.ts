const streetKinds =
  'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|circle|cir|place|pl|way|terrace|ter|parkway|pkwy|highway|hwy|square|sq|trail|trl'

// In this order: an address or an id would no longer be found once its numbers are gone.
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g, '[email]'],
  [/(?<=https?:\/\/[^\s?#]*)[?#]\S*/g, '?[query]'],
  [/\b(?:Bearer\s+)?eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '[id]'],
  [
    new RegExp(
      `\\b\\d+[a-z]?\\s+(?:[\\w.'-]+\\s+){1,4}?(?:${streetKinds})\\b\\.?(?:,?\\s*(?:apt|suite|ste|unit|#)\\.?\\s*\\w+)?`,
      'gi',
    ),
    '[address]',
  ],
  [/\bp\.?\s?o\.?\s?box\s+\d+/gi, '[address]'],
  [/\$\s?\d[\d,]*(?:\.\d+)?/g, '[amount]'],
  [/\b(?=[A-Z]*\d)[A-HJ-NPR-Z0-9]{17}\b/gi, '[number]'],
  // Four digits may be a code, however they are set apart; a status such as 500 tells nothing of anybody.
  [/\+?\(?\d(?:[\s().,/-]{0,2}\d){3,}/g, '[number]'],
]

/** A text in which e-mail and postal addresses, amounts, ids, queries and numbers of four digits and more are replaced by what they were. */
export const toScrubbed = (text: string): string =>
  replacements.reduce((scrubbed, [pattern, name]) => scrubbed.replaceAll(pattern, name), text)
