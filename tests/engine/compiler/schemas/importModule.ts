import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Imports generated source as a module, from a temporary file so that its imports resolve. */
export const importModule = async (source: string): Promise<Record<string, unknown>> => {
  const folder = await mkdtemp(join(tmpdir(), 'compiled-'))
  const file = join(folder, 'module.mjs')
  await writeFile(file, source)
  try {
    return await import(/* @vite-ignore */ file)
  } finally {
    await rm(folder, { recursive: true })
  }
}
