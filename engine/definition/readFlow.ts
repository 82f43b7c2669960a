import { isUtf8 } from 'node:buffer'
import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { toSourceFile, unreadableLetter, type SourceFile } from './SourceFile.ts'
import { toFlowFolders, toFlowSource, type FlowSource } from './toFlowSource.ts'
import { checkFlow } from './checkFlow.ts'
import type { LinkedFlow } from './FlowContext.ts'
import { FlowError } from './Problem.ts'

/** A flow on disk. */
export interface FlowOnDisk extends FlowSource {
  /** The absolute paths that were read: the flow file, then the folders of schemas, copy and released versions. */
  readonly watched: readonly string[]
}

/** Reads a flow file, its schemas and its copy from disk; throws only when the flow file itself cannot be read. */
export function readFlow(file: string): FlowOnDisk {
  const { files, folders } = readFlowFiles(file)
  return { ...toFlowSource(toShownPath(file), files), watched: [resolve(file), ...folders] }
}

/**
 * Reads the texts of a flow file, its schemas, copy and released versions. Returns them by the paths that problems show, relative
 * to `root`, with the folders of all but the flow file. Throws only when the flow file itself cannot be read.
 */
export function readFlowFiles(file: string, root = process.cwd()) {
  const text = readText(file)
  const { schemas, copy, released } = toFlowFolders(toSourceFile(file, text))
  const toFolder = (name: string | undefined) => (name === undefined ? [] : [resolve(dirname(file), name)])
  const [schemaFolders, others] = [toFolder(schemas), [copy, released].flatMap(toFolder)]
  const paths = [
    ...schemaFolders.flatMap((folder) => listFiles(folder, '.schema.json')),
    ...others.flatMap((folder) => listFiles(folder, '.json')),
  ]
  const files = new Map([file, ...paths].map((path) => [toShownPath(path, root), readText(path)]))
  return { files, folders: [...schemaFolders, ...others] }
}

/** Returns the path of the file that records a released version of a flow. */
export const toReleasedFile = (file: string, name: string, version: number): string =>
  join(dirname(resolve(file)), 'released', `${name}.${version}.json`)

/** Reads one JSON file from disk; throws when it cannot be read. */
export const readSource = (file: string): SourceFile => toSourceFile(toShownPath(file), readText(file))

/** Reads the text of a file, and marks invalid UTF-8 for the checks to find; throws with its name when it cannot be read. */
export function readText(file: string): string {
  try {
    return decodeText(readFileSync(file))
  } catch (error) {
    // The error about a folder in its place does not name it.
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EISDIR') throw error
    throw Object.assign(new Error(`${toShownPath(file)} is a folder, not a file`), {
      code: error.code,
      path: toShownPath(file),
    })
  }
}

/** Converts the bytes of a file to its text, and marks invalid UTF-8 for the checks to find. */
export function decodeText(bytes: Buffer): string {
  const text = bytes.toString('utf8')
  return isUtf8(bytes) ? text : text.replaceAll('\uFFFD', unreadableLetter)
}

/** Returns a path relative to a folder, with forward slashes. */
const toShownPath = (file: string, root = process.cwd()) => relative(root, resolve(file)).split(sep).join('/')

function listFiles(folder: string, ending: string): string[] {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return names
      .filter((name) => name.endsWith(ending))
      .toSorted()
      .map((name) => join(folder, name))
  } catch {
    // A missing folder is a fault of the flow, which the checks report at its place.
    return []
  }
}

/** Reads and links a flow on disk, checking only its grammar; throws a `FlowError` when that is violated. */
export function openFlow(file: string): LinkedFlow {
  const { flow, problems } = checkFlow(readFlow(file), [])
  if (!flow) throw new FlowError(problems)
  return flow
}

/** Joins the code below a folder into one text, to find names that the flow declares; empty for a missing folder. */
export function readCode(folder: string): string {
  if (!existsSync(folder)) return ''
  return listCode(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

/** Lists TypeScript files, without dependencies, generated files, and checks, which name things without using them. */
const listCode = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listCode(path)
    return /\.tsx?$/.test(path) && !/\.generated\.|^check[A-Z]/.test(entry.name) ? [path] : []
  })
