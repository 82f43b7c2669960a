/** Builds a pattern from text in which `<letter>` and the like stand for classes of characters of all scripts. */
const toPattern = (text: string, flags = 'gu'): RegExp =>
  new RegExp(
    text
      .replaceAll('<letter>', String.raw`\p{L}\p{M}\p{N}`)
      .replaceAll('<digit>', String.raw`[\p{Nd}\p{No}]`)
      .replaceAll('<gap>', String.raw`[\s\p{Pd}\p{Cf}\u2043\u2212().,/\\_·•（）．，／]{0,3}`)
      .replaceAll('<mail>', String.raw`[\p{L}\p{M}\p{N}_.!#$%&'*+/=?^\u0060{|}~\-]`)
      .replaceAll('<kinds>', streetKinds)
      .replaceAll('<first>', streetKindsBefore),
    flags,
  )

const streetKinds =
  'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|circle|cir|place|pl|way|terrace|ter|parkway|pkwy|highway|hwy|square|sq|trail|trl'
/** The kinds that stand before the name, as in Puerto Rico. */
const streetKindsBefore = 'calle|avenida|avda|carretera|camino|paseo|urb'

/**
 * The patterns and what replaces them, in this order: an address or an id could not be found once its numbers are replaced. No
 * pattern reads the same text again from each character: it starts where a run starts, has a limited length, or consumes what it
 * reads. So the time grows linearly with the text, even one made to be slow.
 */
const replacements: readonly (readonly [RegExp, string | ((all: string, group: string) => string)])[] = [
  [toPattern('(?<!<mail>)<mail>+@[<letter>_-]+(?:[.][<letter>_-]+)+'), '[email]'],
  [toPattern(String.raw`\b(?:blob|content|data|file):\S+`, 'giu'), '[file]'],
  // Matches a URL with or without a query, so that either way the text is consumed.
  [
    toPattern(String.raw`(\bhttps?://[^\s?#]*)(?:[?#]\S*)?`, 'giu'),
    (all, page) => (all === page ? all : `${page}?[query]`),
  ],
  [toPattern(String.raw`[?&#][\w.%\[\]\-]{1,64}=\S*`), '?[query]'],
  [toPattern(String.raw`\bBearer\s+[^\s,;"']+`, 'giu'), '[token]'],
  [toPattern(String.raw`(?<![\w-])eyJ[\w-]*\.[\w-]+(?:\.[\w-]*)?`), '[token]'],
  [/(?<![0-9a-f])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-f])/gi, '[id]'],
  [
    toPattern(
      String.raw`(?<![<letter>])<digit>{1,6}[a-z]?\s{1,3}(?:(?:[<letter>.'’-]{1,40}\s{1,3}){1,4}?(?:<kinds>)(?![<letter>])\.?|(?:<first>)\.?\s{1,3}[<letter>.'’-]{1,40})(?:,?\s{0,3}(?:apt|suite|ste|unit|#)\.?\s{0,3}[<letter>]{1,10})?`,
      'giu',
    ),
    '[address]',
  ],
  [toPattern(String.raw`\bp\.?\s?o\.?\s?box\s{1,3}<digit>+`, 'giu'), '[address]'],
  [toPattern(String.raw`\p{Sc}\s?<digit>[\p{Nd}\p{No},٬，]*(?:\.<digit>+)?`), '[amount]'],
  [/\b(?=[A-Z]{0,16}\d)[A-HJ-NPR-Z0-9]{17}\b/gi, '[number]'],
  // Four digits may be a code, however they are separated; a status such as 500 identifies nobody.
  [toPattern(String.raw`[+＋]?[(（]?<digit>(?:<gap><digit>){3,}`), '[number]'],
]

/**
 * Replaces email and postal addresses, files, amounts, ids, tokens, queries and numbers of four or more digits by a word for what
 * they were, in the digits and dashes of any script.
 */
export const toScrubbed = (text: string): string =>
  replacements.reduce(
    (scrubbed, [pattern, name]) => scrubbed.replaceAll(pattern, typeof name === 'string' ? () => name : name),
    text,
  )
