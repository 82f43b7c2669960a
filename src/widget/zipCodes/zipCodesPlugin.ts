import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The compressed table of ZIP codes, which `npm run zip-codes` creates. */
export const zipCodesFile = new URL('zipCodes.json.br', import.meta.url)

/** Reads the texts for `toPlace`, by the first digit of their codes. Throws if the file holds anything else. */
export function readZipCodes(): readonly string[] {
  const texts: unknown = JSON.parse(brotliDecompressSync(readFileSync(zipCodesFile)).toString())
  if (Array.isArray(texts) && texts.length === 10 && texts.every((text) => typeof text === 'string')) return texts
  throw new Error(`${zipCodesFile.pathname} is not a list of ten texts. Make it anew: see the README beside it.`)
}

const scheme = 'virtual:zip-codes-'

/** Creates the Vite plugin that serves the ZIP codes of one first digit as a module, such as `virtual:zip-codes-8`. */
export function zipCodesPlugin(): Plugin {
  let texts: readonly string[] | undefined
  return {
    name: 'zip-codes',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(scheme) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${scheme}`)) return undefined
      texts ??= readZipCodes()
      const text = texts[Number(id.slice(scheme.length + 1))] ?? ''
      return `/*! Postal codes: GeoNames (geonames.org), CC BY 4.0 */\nexport default ${JSON.stringify(text)}`
    },
  }
}

/** A ZIP code and its place. */
export interface ZipCode {
  readonly zip: string
  readonly city: string
  /** Two letters. */
  readonly state: string
}

/**
 * Writes ZIP codes with the same first digit as short text for `findPlace`: a line for each state, then one for each city in it,
 * with the rest of its codes as numbers and ranges. With the first digit 8, `Denver|201-205,207` means 80201 to 80205 and 80207.
 */
export function toZipText(codes: readonly ZipCode[]): string {
  const states = groupBy(codes, ({ state }) => state)
  return states
    .flatMap(([state, inState]) => [state, ...groupBy(inState, ({ city }) => city).map(toCityLine)])
    .join('\n')
}

function toCityLine([city, codes]: readonly [string, readonly ZipCode[]]): string {
  const numbers = codes.map(({ zip }) => Number(zip.slice(1))).toSorted((a, b) => a - b)
  return `${city}|${toRanges(numbers).map(toRangeText).join(',')}`
}

function toRanges(numbers: readonly number[]): { first: number; last: number }[] {
  const ranges: { first: number; last: number }[] = []
  for (const number of numbers) {
    const range = ranges.at(-1)
    if (range && number === range.last + 1) range.last = number
    else ranges.push({ first: number, last: number })
  }
  return ranges
}

const toRangeText = ({ first, last }: { first: number; last: number }) =>
  last === first ? String(first) : `${first}-${last}`

function groupBy<Item>(items: readonly Item[], toKey: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(toKey(item), [...(groups.get(toKey(item)) ?? []), item])
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

const abbreviations: Readonly<Record<string, string>> = { Saint: 'St.', Sainte: 'Ste.', Afb: 'AFB', Jbsa: 'JBSA' }
const small = new Set(['Of', 'The', 'And', 'Or', 'In', 'At', 'By', 'On'])

/** Returns a city's name as people there write it: "St. Louis", "McAllen", "O'Fallon", "Truth or Consequences". */
export function toCityName(name: string): string {
  return name
    .trim()
    .replace(/\b([OD]) (?=[A-Z][a-z])/g, "$1'")
    .replace(/(?<=[a-z])'S\b/g, "'s")
    .replace(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .split(' ')
    .map((word, index) => abbreviations[word] ?? (index > 0 && small.has(word) ? word.toLowerCase() : word))
    .join(' ')
}
