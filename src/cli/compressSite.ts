import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * Compresses a built site (`dist`, or the folder given as the argument) in advance, harder than a server has time for during a request.
 * Each compressed file goes into the folder `br` or `gzip` beside the original, where the nginx of `npm run configure` looks for it. It
 * keeps its own name, so the server derives its content type as usual. HTML pages are left out because nginx inserts the configuration into
 * them; so is `config.json` itself.
 */
const site = process.argv[2] ?? 'dist'
const packers = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 9 }),
}
/** The size in bytes up to which compression is useless: such a file fits into one packet anyway. */
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
