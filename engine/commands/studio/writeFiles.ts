import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { toFlowFolders, toSourceFile } from '../../definition/index.ts'
import { formatFile } from '../formatFile.ts'
import type { SaveAnswer, SavedFile } from './StudioFiles.ts'
import type { FlowPlace } from './readStudioFiles.ts'

/** A refused request, with the reason. Nothing was written. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
}

/** The result of a request. */
export interface Written extends SaveAnswer {
  readonly isConflict: boolean
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Writes all of the files or none, with the project's formatting. If a file on disk no longer matches its `base`, nothing is
 * written and the files that differ are returned. Rejects with a `RefusedError` for a file that is not part of the flow.
 */
export function writeFiles(project: FlowPlace, files: readonly SavedFile[]): Promise<Written> {
  const run = last.then(() => write(project, files))
  last = run.catch(() => undefined)
  return run
}

async function write(project: FlowPlace, files: readonly SavedFile[]): Promise<Written> {
  const { folder, flowFile } = project
  // A missing flow file is recreated from the text to save.
  const again = files.find(({ path, base }) => path === flowFile && base === null)?.text ?? undefined
  const { owns } = readOwnership(project, again)
  const found = await Promise.all(
    files.map(async (file) => {
      if (!owns(file.path)) throw new RefusedError(`${file.path} is not a file of the flow ${flowFile}.`)
      const place = join(folder, file.path)
      await refuseLinks(folder, place)
      return { ...file, place, disk: await read(place) }
    }),
  )
  const others = found.filter(({ disk, base }) => disk !== base)
  if (others.length > 0) return { isConflict: true, files: toAnswer(others.map(({ path, disk }) => [path, disk])) }

  const ready = await Promise.all(found.map(async (file) => ({ ...file, text: await layOut(file) })))
  const done: typeof ready = []
  try {
    for (const file of ready) {
      // oxlint-disable-next-line no-await-in-loop -- sequential, so that the files to restore are known
      await put(file.place, file.text)
      done.push(file)
    }
  } catch (error) {
    await Promise.all(done.map(({ place, disk }) => put(place, disk)))
    throw error
  }
  return { isConflict: false, files: toAnswer(ready.map(({ path, text }) => [path, text])) }
}

const toAnswer = (files: readonly (readonly [string, string | null])[]) => Object.fromEntries(files)

/** Refuses symbolic links that lead out of the project. */
async function refuseLinks(folder: string, place: string): Promise<void> {
  const [root, above] = await Promise.all([realpath(folder), realpath(dirname(place)).catch(() => undefined)])
  const file = await realpath(place).catch(() => place)
  const isInside = (path: string) => path.startsWith(root + sep) || path.startsWith(folder + sep)
  if (above === undefined || !isInside(above + sep) || !isInside(file))
    throw new RefusedError(`${place} is outside of the project.`)
}

async function read(place: string): Promise<string | null> {
  try {
    return await readFile(place, 'utf8')
  } catch {
    return null
  }
}

async function layOut({ path, place, text }: SavedFile & { readonly place: string }): Promise<string | null> {
  if (text === null) return null
  try {
    JSON.parse(text)
  } catch (error) {
    throw new RefusedError(`${path} is not JSON. ${error instanceof Error ? error.message : ''}`)
  }
  return formatFile(place, text)
}

/** Writes a draft and renames it, so that a file is never half-written. */
async function put(place: string, text: string | null): Promise<void> {
  if (text === null) return rm(place, { force: true })
  const draft = `${place}.${randomUUID()}.draft`
  await writeFile(draft, text)
  await rename(draft, place)
}

/** Determines which of a project's files belong to the flow, by their paths below its folder. */
interface Ownership {
  /** Checks whether a path is the flow file, a settings file, or a JSON file in the folders of schemas or copy. */
  readonly owns: (path: string) => boolean
  /** The paths of the folders of schemas and copy. */
  readonly folders: readonly string[]
}

/** Reads which files belong to the flow. Throws when the flow file cannot be read and its text is not passed. */
export function readOwnership({ folder, flowFile, settings = [] }: FlowPlace, told?: string): Ownership {
  const text = told ?? readFileSync(join(folder, flowFile), 'utf8')
  const { schemas, copy } = toFlowFolders(toSourceFile(flowFile, text))
  const toPlace = (name = '.') => join(dirname(flowFile), name).split(sep).join('/')
  const isIn = (path: string, name: string | undefined, names: RegExp) =>
    name !== undefined && path.startsWith(`${toPlace(name)}/`) && names.test(path.slice(toPlace(name).length + 1))
  return {
    owns: (path) =>
      path === flowFile ||
      settings.includes(path) ||
      isIn(path, schemas, /^([\w-]+\/)*[\w-][\w.-]*\.schema\.json$/) ||
      isIn(path, copy, /^[A-Za-z][\w-]*\.json$/),
    folders: [schemas, copy].flatMap((name) => (name === undefined ? [] : [toPlace(name)])),
  }
}
