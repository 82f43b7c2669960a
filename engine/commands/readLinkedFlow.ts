import { readFileSync, writeFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { upgradeFlow } from '../definition/upgradeFlow.ts'
import { checkFlow } from '../compiler/checkFlow.ts'
import {
  type CheckedFlow,
  checkFlow as checkDefinition,
  FlowError,
  type FlowSource,
  type LinkedFlow,
  toFlowFolders,
  toSourceFile,
} from '../definition/index.ts'
import { readFlow } from '../definition/readFlow.ts'
import { UsageError } from './Command.ts'

/** Reads a flow that must be valid, by all checks if not told otherwise. Throws a `FlowError` with all of its problems. */
export function readLinkedFlow(file: string, check: (source: FlowSource) => CheckedFlow = checkFlow): LinkedFlow {
  const { flow, problems } = check(readFlow(file))
  if (!flow) throw new FlowError(problems)
  return flow
}

/**
 * Reads a flow whose texts, defaults and patterns may have faults: they change no path, and an author who is still writing the words
 * needs the map, too. Throws a `FlowError` for other faults.
 */
export const openLinked = (file: string): LinkedFlow => readLinkedFlow(file, (source) => checkDefinition(source))

/**
 * Reads a flow that its grammar accepts, whatever else is wrong with it. Throws a `FlowError` otherwise. Unlike `openFlow`, it leaves the
 * checks out of what the command loads at once.
 */
export const openWritten = (file: string): LinkedFlow => readLinkedFlow(file, (source) => checkDefinition(source, []))

/**
 * Reads a flow from a file, or the flow file with its schemas and texts at a git revision (`main`, `HEAD~3`, `v1.2`). Throws a
 * `UsageError` if neither exists.
 */
export function readRevision(name: string, flowFile: string): LinkedFlow {
  // A branch may be named like a folder.
  if (statSync(name, { throwIfNoEntry: false })?.isFile()) return openLinked(name)
  return extractRevision(name, flowFile, (file) => {
    // An old revision may use an older format.
    writeFileSync(file, upgradeFlow(readFileSync(file, 'utf8')))
    return openLinked(file)
  })
}

/**
 * Extracts a flow file with its schemas and texts at a git revision into a temporary folder and reads it there. Throws a
 * `UsageError` if the revision or the file does not exist.
 */
export function extractRevision<Result>(name: string, flowFile: string, read: (file: string) => Result): Result {
  const git = createGit(dirname(resolve(flowFile)))
  const folder = mkdtempSync(join(tmpdir(), 'flow-'))
  try {
    const root = String(git('rev-parse', '--show-toplevel')).trim()
    const file = relative(root, resolve(flowFile))
    const { schemas, copy } = toFlowFolders(toSourceFile(file, String(git('show', `${name}:${file}`))))
    const paths = [file, ...[schemas, copy].flatMap((path) => (path === undefined ? [] : [join(dirname(file), path)]))]
    execFileSync('tar', ['-x', '-C', folder], { input: createGit(root)('archive', name, ...paths) })
    return read(join(folder, file))
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'FlowError') throw cause
    throw new UsageError(`${name} is neither a flow file nor a revision of git that has ${flowFile}.`, { cause })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Creates a function that runs git in a folder, without its own messages, and returns what it prints. */
const createGit =
  (cwd: string | undefined) =>
  (...args: readonly string[]): Buffer =>
    execFileSync('git', args, { cwd, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 })

/** How many changed places are worth listing; `diff` tells more. */
const mostChanges = 8

/**
 * Lists where the folders of these files differ from the last commit, each place with what stood there: `flow.json:88 was …, is …`.
 * Empty without git or a commit.
 */
export function listChanges(files: readonly string[]): readonly string[] {
  const folders = [...new Set(files.map((file) => dirname(resolve(file))))]
  const git = createGit(folders[0])
  try {
    const root = String(git('rev-parse', '--show-toplevel')).trim()
    const toPath = (name: string) => relative(process.cwd(), join(root, name)).replaceAll('\\', '/')
    // Written out, since an author's own settings of git may say otherwise.
    const format = ['--unified=0', '--no-color', '--no-ext-diff', '--src-prefix=a/', '--dst-prefix=b/']
    const differences = git('-c', 'core.quotepath=off', 'diff', ...format, 'HEAD', '--', ...folders)
    const changes = String(differences)
      .split(/^diff --git .*\n/m)
      .flatMap((one) => {
        const [head = '', ...hunks] = one.split(/^@@ -\S+ \+/m)
        const [old, now] = [/^--- a\/(.*)$/m, /^\+\+\+ b\/(.*)$/m].map((line) => line.exec(head)?.[1])
        if (now !== undefined) return hunks.flatMap((hunk) => toChange(toPath(now), hunk))
        return old === undefined ? [] : [`${toPath(old)} gone`]
      })
    const more = changes.length - mostChanges
    return more > 0 ? [...changes.slice(0, mostChanges), `and ${more} more places`] : changes
  } catch {
    return []
  }
}

/** Describes a changed place from its part of a difference, which begins behind the plus sign: `88,0 @@`. */
function toChange(file: string, hunk: string): readonly string[] {
  const [head = '', ...lines] = hunk.split('\n')
  const [at, count] = (/^[\d,]+/.exec(head)?.[0] ?? '').split(',')
  const pick = (sign: string) => lines.filter((line) => line.startsWith(sign)).map(toExcerpt)
  const [removed, added] = [pick('-'), pick('+')]
  const was = removed.find((line) => !added.includes(line))
  const is = added.find((line) => !removed.includes(line))
  // A comma alone.
  if (was === undefined && is === undefined) return []
  const index = is === undefined ? removed.indexOf(was ?? '') : added.indexOf(is)
  // Git names the line before a place where lines were taken out.
  const place = `${file}:${Number(at) + (count === '0' ? 1 : index)}`
  if (was === undefined) return [`${place} new: ${is}`]
  return [is === undefined ? `${place} gone: ${was}` : `${place} was ${was}, is ${is}`]
}

/** A line without its sign, indentation and comma, cut to a length that can be read. */
const toExcerpt = (line: string) =>
  line
    .slice(1)
    .trim()
    .replace(/,$/, '')
    .replace(/^(.{119}).{2,}/, '$1…')
