import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from './Command.ts'
import { formatFile } from './formatFile.ts'

/** A file as it is to be written. */
export interface WrittenFile {
  readonly path: string
  readonly text: string
}

/** Writes files, formatted for their places. Throws a `UsageError`, and writes none, where one of the `fresh` is there already. */
export async function writeNew(files: readonly WrittenFile[], fresh: readonly WrittenFile[]): Promise<void> {
  const taken = fresh.find(({ path }) => existsSync(path))
  if (taken) throw new UsageError(`${taken.path} is there already. Choose another name.`)
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await formatFile(path, text))
  }
}
