import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { toSourceFile, type SourceFile } from './SourceFile.ts'
import { toFlowFolders, toFlowSource, type FlowSource } from './toFlowSource.ts'

/** A flow on disk. */
export interface FlowOnDisk extends FlowSource {
  /** Absolute paths of what was read: the flow file, then the folders of schemas and copy. */
  readonly watched: readonly string[]
}

/** Reads a flow file, its schemas and its copy from disk; throws only when the flow file itself cannot be read. */
export function readFlow(file: string): FlowOnDisk {
  const { files, folders } = readFlowFiles(file)
  return { ...toFlowSource(toShownPath(file), files), watched: [resolve(file), ...folders] }
}

/**
 * The texts of a flow file, its schemas and its copy, by their paths as problems show them, and the folders of the latter two;
 * throws only when the flow file itself cannot be read. Paths are shown relative to a folder, the working directory unless told.
 */
export function readFlowFiles(file: string, root = process.cwd()) {
  const text = readFileSync(file, 'utf8')
  const { schemas, copy } = toFlowFolders(toSourceFile(file, text))
  const toFolder = (name: string | undefined) => (name === undefined ? [] : [resolve(dirname(file), name)])
  const [schemaFolders, copyFolders] = [toFolder(schemas), toFolder(copy)]
  const paths = [
    ...schemaFolders.flatMap((folder) => listFiles(folder, '.schema.json')),
    ...copyFolders.flatMap((folder) => listFiles(folder, '.json')),
  ]
  const files = new Map([file, ...paths].map((path) => [toShownPath(path, root), readFileSync(path, 'utf8')]))
  return { files, folders: [...schemaFolders, ...copyFolders] }
}

/** Reads one JSON file from disk; throws when it cannot be read. */
export const readSource = (file: string): SourceFile => toSourceFile(toShownPath(file), readFileSync(file, 'utf8'))

/** Relative to a folder, with forward slashes. */
const toShownPath = (file: string, root = process.cwd()) => relative(root, resolve(file)).split(sep).join('/')

function listFiles(folder: string, ending: string): string[] {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return names
      .filter((name) => name.endsWith(ending))
      .toSorted()
      .map((name) => join(folder, name))
  } catch {
    // A folder that is not there is a fault of the flow, which the checks report in its place.
    return []
  }
}
