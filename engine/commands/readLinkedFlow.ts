import { existsSync, readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { upgradeFlow } from '../definition/upgradeFlow.ts'
import { checkFlow } from '../compiler/checkFlow.ts'
import { FlowError, type LinkedFlow } from '../definition/index.ts'
import { readFlow } from '../definition/readFlow.ts'
import { UsageError } from './Command.ts'

/** Reads a flow that must be valid. Throws a `FlowError` with all of its problems. */
export function readLinkedFlow(file: string): LinkedFlow {
  const { flow, problems } = checkFlow(readFlow(file))
  if (!flow) throw new FlowError(problems)
  return flow
}

/**
 * Reads a flow from a file, or the flow file with its schemas and texts at a git revision (`main`, `HEAD~3`, `v1.2`). Throws a
 * `UsageError` if neither exists.
 */
export function readRevision(name: string, flowFile: string): LinkedFlow {
  if (existsSync(name)) return readLinkedFlow(name)
  return extractRevision(name, flowFile, (file) => {
    // An old revision may use an older format.
    writeFileSync(file, upgradeFlow(readFileSync(file, 'utf8')))
    return readLinkedFlow(file)
  })
}

/**
 * Extracts a flow file with its schemas and texts at a git revision into a temporary folder and reads it there. Throws a
 * `UsageError` if the revision or the file does not exist.
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
