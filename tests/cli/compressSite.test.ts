import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'

let site = ''
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'))
})
afterEach(() => rmSync(site, { recursive: true, force: true }))

const long = 'Which car is it? '.repeat(100)

function compress(files: readonly string[], text = long): readonly string[] {
  for (const file of files) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), text)
  }
  execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/compressSite.ts', site], { stdio: 'pipe' })
  const all = readdirSync(site, { recursive: true, withFileTypes: true })
  return all
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(site.length + 1))
    .filter((file) => /(^|\/)(br|gzip)\//.test(file))
    .toSorted()
}

it('compressSite writes brotli and gzip copies of each large file, and the same ones when run again', () => {
  const files = ['favicon.svg', 'assets/a-12345678.js']
  const expected = ['assets/br/a-12345678.js', 'assets/gzip/a-12345678.js', 'br/favicon.svg', 'gzip/favicon.svg']
  expect(compress(files)).toEqual(expected)
  expect(compress(files)).toEqual(expected)
  for (const file of expected) {
    const unpack = file.includes('br/') ? brotliDecompressSync : gunzipSync
    expect(String(unpack(readFileSync(join(site, file))))).toBe(long)
  }
})

it('compressSite skips pages, settings, files that are not served, and compressed or small files', () => {
  expect(compress(['index.html', 'config.json', 'sbom.cdx.json', 'assets/a.js.map', 'assets/a.woff2'])).toEqual([])
  expect(compress(['assets/a.js'], 'small')).toEqual([])
})
