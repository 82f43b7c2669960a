import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * Compresses a built site beforehand, as far as no server can do it in the time of a request: `dist`, or the folder that is given. Each
 * file lies once more in the folders `br` and `gzip` beside it, where the nginx of `npm run configure` looks for it; under its own
 * name, so that a server says its type as ever. Pages are not among them, which nginx puts the configuration into, nor that itself.
 */
const site = process.argv[2] ?? 'dist'
const packers = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 9 }),
}
/** What is smaller fits into one packet anyway. */
const fewestBytes = 1024

const files = readdirSync(site, { recursive: true })
  .map(String)
  .filter((file) => /\.(js|css|svg|json|md|txt)$/.test(file) && !['config.json', 'sbom.cdx.json'].includes(file))
  .filter((file) => !Object.keys(packers).includes(basename(dirname(file))))
  .filter((file) => statSync(join(site, file)).size > fewestBytes)

for (const file of files) {
  const bytes = readFileSync(join(site, file))
  for (const [encoding, pack] of Object.entries(packers)) {
    const folder = join(site, dirname(file), encoding)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, basename(file)), pack(bytes))
  }
}
