import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'

/**
 * The types of each entry of a package in one file, and what they share in others, as texts by file name. The folder has the
 * `tsconfig.json` to write them by; the entries name their declarations below the root of that. Types of other packages stay theirs.
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
    // Without the places where the compiler has left them.
    return new Map(
      output.flatMap((chunk) =>
        chunk.type === 'chunk' ? [[chunk.fileName, chunk.code.replaceAll(/^\/\/ .*\.d\.ts\n/gm, '')] as const] : [],
      ),
    )
  })

/** Has the declarations of a folder with such a `tsconfig.json` for a while, a file for each of its modules. */
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
