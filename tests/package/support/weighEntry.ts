import { rolldown } from 'rolldown'
import { gzipSync } from 'node:zlib'

/** The size of a package's entry, in bytes of minified code after gzip. */
interface EntryWeight {
  readonly atOnce: number
  readonly onDemand: number
}

/** Measures a module with everything that it imports from its own package; each chunk is compressed by itself. */
export async function weighEntry(file: string): Promise<EntryWeight> {
  const bundle = await rolldown({
    input: file,
    platform: 'neutral',
    external: (id) => /^[^./]/.test(id),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ minify: true })
  const chunks = output.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []))
  const first = new Set([output[0].fileName])
  for (const name of first) for (const id of chunks.find((one) => one.fileName === name)?.imports ?? []) first.add(id)
  const weigh = (isWanted: boolean) =>
    chunks
      .filter(({ fileName }) => first.has(fileName) === isWanted)
      .reduce((sum, { code }) => sum + gzipSync(code).length, 0)
  return { atOnce: weigh(true), onDemand: weigh(false) }
}
