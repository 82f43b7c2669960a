import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

/** Builds the site with source maps, calls `read` with its folder, and deletes it. */
export async function buildWithMaps<Result>(read: (folder: string) => Result): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'))
  const { NODE_ENV: before } = process.env
  process.env['NODE_ENV'] = 'production'
  try {
    await build({
      mode: 'production',
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, sourcemap: 'hidden' },
    })
    return read(folder)
  } finally {
    process.env['NODE_ENV'] = before
    rmSync(folder, { recursive: true })
  }
}
