import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The table of postal codes, compressed; `npm run zip-codes` makes it. */
export const zipCodesFile = new URL('zipCodes.json.br', import.meta.url)

/** The texts that `toPlace` reads, by the first digit of their codes. */
export function readZipCodes(): readonly string[] {
  const texts: unknown = JSON.parse(brotliDecompressSync(readFileSync(zipCodesFile)).toString())
  if (Array.isArray(texts) && texts.length === 10 && texts.every((text) => typeof text === 'string')) return texts
  throw new Error(`${zipCodesFile.pathname} is not a list of ten texts. Make it anew: see the README beside it.`)
}

const scheme = 'virtual:zip-codes-'

/** The Vite plugin that serves the postal codes with one first digit each: `virtual:zip-codes-8`. */
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
