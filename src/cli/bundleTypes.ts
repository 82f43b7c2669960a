import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'

/**
 * Returns the bundled types of a package as texts by file name: one file for each entry, others for the types they share. `folder` contains
 * the `tsconfig.json` to compile with. Entries name their declaration files relative to the root of that configuration. Types of other
 * packages stay imports.
 */
export const bundleTypes = (
  folder: string,
  entries: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> =>
  withTypes(folder, async (loose) => {
    const input = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(loose, file)]))
    const bundle = await rolldown({
      input,
      external: (id) => /^[^./]/.test(id),
      plugins: [dts({ dtsInput: true, tsconfig: false })],
    })
    const { output } = await bundle.generate({ chunkFileNames: 'types.d.ts' })
    // Remove the comments in which the bundler names the source files.
    return new Map(
      output.flatMap((chunk) =>
        chunk.type === 'chunk' ? [[chunk.fileName, chunk.code.replaceAll(/^\/\/ .*\.d\.ts\n/gm, '')] as const] : [],
      ),
    )
  })

/**
 * Runs `use` with a temporary folder of declaration files, one for each module of a folder that has a `tsconfig.json`, and deletes it
 * afterward.
 */
export async function withTypes<Result>(folder: string, use: (loose: string) => Promise<Result>): Promise<Result> {
  const loose = mkdtempSync(join(tmpdir(), 'types-'))
  try {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder, '--outDir', loose], {
      stdio: 'inherit',
    })
    return await use(loose)
  } finally {
    rmSync(loose, { recursive: true })
  }
}
