import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { UsageError } from './Command.ts'

/**
 * Reads from a flow file, its schemas and its words as they are in a revision of git, in a folder that is gone afterwards. Throws a
 * `UsageError` when there is no such revision, or no such file in it.
 */
export function extractRevision<Result>(name: string, flowFile: string, read: (file: string) => Result): Result {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, {
      cwd: dirname(resolve(flowFile)),
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    })
  const folder = mkdtempSync(join(tmpdir(), 'flow-'))
  try {
    const root = String(git('rev-parse', '--show-toplevel')).trim()
    const file = relative(root, resolve(flowFile))
    const { schemas, copy }: { schemas: string; copy: string } = JSON.parse(String(git('show', `${name}:${file}`)))
    const paths = [file, ...[schemas, copy].map((path) => join(dirname(file), path))]
    const archive = execFileSync('git', ['archive', name, ...paths], {
      cwd: root,
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    return read(join(folder, file))
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'FlowError') throw cause
    throw new UsageError(`${name} is neither a flow file nor a revision of git that has ${flowFile}.`, { cause })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
