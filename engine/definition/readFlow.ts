import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { isRecord } from './isRecord.ts'
import { toContent, toSourceFile, type SourceFile } from './SourceFile.ts'

/** A flow file and the files it stands on. */
export interface FlowSource {
  readonly flow: SourceFile
  /** Schema files by their path below the schema folder. */
  readonly schemas: ReadonlyMap<string, SourceFile>
  /** Copy files by language, in alphabetical order. */
  readonly copy: ReadonlyMap<string, SourceFile>
  /** Absolute paths of what was read: the flow file, then the folders of schemas and copy. */
  readonly watched: readonly string[]
}

/** Reads a flow file, its schemas and its copy from disk; throws only when the flow file itself cannot be read. */
export function readFlow(file: string): FlowSource {
  const flow = readSource(file)
  const content = toContent(flow)
  const toFolder = (property: string) => {
    const name = isRecord(content) ? content[property] : undefined
    return typeof name === 'string' ? resolve(dirname(file), name) : undefined
  }
  const [schemaFolder, copyFolder] = [toFolder('schemas'), toFolder('copy')]
  return {
    flow,
    schemas: new Map(
      listFiles(schemaFolder, '.schema.json').map((path) => [
        toSlashes(relative(schemaFolder ?? '', path)),
        readSource(path),
      ]),
    ),
    copy: new Map(listFiles(copyFolder, '.json').map((path) => [basename(path, '.json'), readSource(path)])),
    watched: [resolve(file), schemaFolder, copyFolder].filter((path) => path !== undefined),
  }
}

const toSlashes = (path: string) => path.split(sep).join('/')

/** Reads one JSON file from disk; throws when it cannot be read. */
export const readSource = (file: string): SourceFile =>
  toSourceFile(toSlashes(relative(process.cwd(), resolve(file))), readFileSync(file, 'utf8'))

function listFiles(folder: string | undefined, ending: string): string[] {
  if (folder === undefined) return []
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
