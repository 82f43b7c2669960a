import { isRecord } from './Loose.ts'
import { isEmpty, noTexts, otherSchema, toContent, toOffset, toSourceFile, type SourceFile } from './SourceFile.ts'

/** A flow file and the files that belong to it. */
export interface FlowSource {
  readonly flow: SourceFile
  /** Schema files by their path below the schema folder. */
  readonly schemas: ReadonlyMap<string, SourceFile>
  /** Copy files by language: first the one that the others are translated from, then the rest in alphabetical order. */
  readonly copy: ReadonlyMap<string, SourceFile>
  /** The records of its released versions, by version. */
  readonly released: ReadonlyMap<number, SourceFile>
  /** The names of other flows with releases in the same folder. */
  readonly others: readonly string[]
}

/**
 * Creates the source of a flow from texts by path, which include the flow file. Texts that are the same as in `before` keep their
 * syntax trees. Throws when the flow file is missing.
 */
export function toFlowSource(
  flowFile: string,
  files: ReadonlyMap<string, string>,
  before?: ReadonlyMap<string, SourceFile>,
): FlowSource {
  const open = (path: string) => {
    const text = files.get(path)
    if (text === undefined) throw new Error(`There is no file ${path}.`)
    const known = before?.get(path)
    return known?.text === text ? known : toSourceFile(path, text)
  }
  const flow = open(flowFile)
  const { schemas, copy, released, name, language } = toFlowFolders(flow)
  const list = (folder: string | undefined, ending: string) => {
    const start = folder === undefined ? undefined : `${toPath(flowFile, folder)}/`
    const paths = [...files.keys()].filter(
      (path) => start !== undefined && path.startsWith(start) && path.endsWith(ending),
    )
    return paths.toSorted().map((path) => [path.slice(start?.length), open(path)] as const)
  }
  const releases = list(released, '.json')
  const languages = list(copy, '.json').map(([path, file]) => [path.slice(0, -'.json'.length), file] as const)
  const all = list(schemas, '.schema.json')
  const ids = new Set(all.map(([id]) => id))
  return {
    flow,
    schemas: new Map(all.map(([id, file]) => [id, toOwn(file, (own) => findForeignId(own, id, ids))])),
    copy: new Map(
      [...languages.filter(([tag]) => tag === language), ...languages.filter(([tag]) => tag !== language)].map(
        // Other languages may not be translated yet.
        ([tag, file], index) => [tag, toOwn(file, (own) => findNoTexts(own, index === 0 ? 1 : 0))],
      ),
    ),
    released: new Map(
      releases.flatMap(([path, file]) => {
        const version = toVersion(path, name)
        return version === undefined ? [] : [[version, file]]
      }),
    ),
    others: [...new Set(releases.map(([path]) => path.split('.', 1)[0] ?? ''))].filter((other) => other !== name),
  }
}

type Fault = SourceFile['errors'][number]

/** Marks a file as unreadable if its content is that of another file: all else that is wrong with it follows from that. */
function toOwn(file: SourceFile, find: (file: SourceFile) => Fault | undefined): SourceFile {
  // It may have been marked before, beside other files.
  const isMarked = file.errors.some(({ error }) => error === otherSchema || error === noTexts)
  const fault = file.errors.length === 0 || isMarked ? find(file) : undefined
  if (fault !== undefined && isMarked) return file
  return fault === undefined && !isMarked ? file : { ...file, errors: fault ? [fault] : [] }
}

function findForeignId(file: SourceFile, id: string, ids: ReadonlySet<string>): Fault | undefined {
  const content = toContent(file)
  if (isRecord(content) && Object.keys(content).length === 0) return { error: isEmpty, offset: 0 }
  const own = isRecord(content) ? content['$id'] : undefined
  const isForeign = typeof own === 'string' && own !== id && ids.has(own)
  return isForeign ? { error: otherSchema, offset: toOffset(file, ['$id']) } : undefined
}

function findNoTexts(file: SourceFile, least: number): Fault | undefined {
  const content = toContent(file)
  const { $schema: _, ...entries } = isRecord(content) ? content : {}
  const values = isRecord(content) && !Array.isArray(content) ? Object.values(entries) : undefined
  const texts = values?.filter((value) => typeof value === 'string') ?? []
  const isNone = !values || texts.length * 2 < values.length || texts.length < least
  return isNone ? { error: noTexts, offset: 0 } : undefined
}

/** Returns the version in a file name, 3 for `newsletter.3.json`; undefined for a file of another flow. */
function toVersion(path: string, name = ''): number | undefined {
  const [version, ...others] = path.startsWith(`${name}.`) ? path.slice(name.length + 1).split('.') : []
  return others.length === 1 && /^[1-9]\d*$/.test(version ?? '') ? Number(version) : undefined
}

/**
 * Returns the name of a flow, the language that the others are translated from, and the folders of its schemas, copy and released
 * versions, relative to the flow file. Those that the file does not name are undefined.
 */
export function toFlowFolders(flow: SourceFile) {
  const content = toContent(flow)
  const toName = (property: string) => {
    const name = isRecord(content) ? content[property] : undefined
    return typeof name === 'string' ? name : undefined
  }
  const [schemas, copy] = [toName('schemas'), toName('copy')]
  return { name: toName('name'), language: toName('language'), schemas, copy, released: 'released' }
}

/** Resolves a path relative to a file's folder; the result may lead above the start of the file's own path. */
export function toPath(file: string, relative: string): string {
  const parts = file.split('/').slice(0, -1)
  for (const part of relative.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}
