import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { realpath, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { listSyntaxProblems } from '../../definition/checks/checkSyntax.ts'
import { toFlowFolders, toSourceFile } from '../../definition/index.ts'
import { readText } from '../../definition/readFlow.ts'
import { unreadableLetter } from '../../definition/SourceFile.ts'
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
  // A flow file that is missing or broken is restored together with the files of its folders.
  const { owns } = readOwnership(project, files.find(({ path }) => path === flowFile)?.text ?? undefined)
  const found = await Promise.all(
    files.map(async (file) => {
      if (!owns(file.path)) throw new RefusedError(`${file.path} is not a file of the flow ${flowFile}.`)
      const place = join(folder, file.path)
      await refuseLinks(folder, place)
      return { ...file, place, disk: readDisk(place) }
    }),
  )
  // The studio does not see the folders that a broken flow file fails to name, so their files may be there already.
  const others = found.filter(({ disk, base, text }) => disk !== base && (base !== null || disk !== text))
  if (others.length > 0) return { isConflict: true, files: toAnswer(others.map(({ path, disk }) => [path, disk])) }

  const foreign = found.find(({ disk }) => disk?.includes(unreadableLetter))
  if (foreign)
    throw new RefusedError(
      `${foreign.path} is not written in UTF-8 on disk, so saving would damage its letters. Save it as UTF-8 in another editor first.`,
    )

  const ready = await Promise.all(found.map(async (file) => ({ ...file, text: await layOut(folder, file) })))
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

/** Converts files to the form in which they are sent. */
export const toAnswer = (files: readonly (readonly [string, string | null])[]) => Object.fromEntries(files)

/** Refuses symbolic links that lead out of the project. */
async function refuseLinks(folder: string, place: string): Promise<void> {
  const [root, above] = await Promise.all([realpath(folder), realpath(dirname(place)).catch(() => undefined)])
  const file = await realpath(place).catch(() => place)
  const isInside = (path: string) => path.startsWith(root + sep) || path.startsWith(folder + sep)
  if (above === undefined || !isInside(above + sep) || !isInside(file))
    throw new RefusedError(`${place} is outside of the project.`)
}

/** Reads the text of a file, with invalid UTF-8 marked; null if there is no such file. */
export function readDisk(place: string): string | null {
  try {
    return readText(place)
  } catch {
    return null
  }
}

/** Formats the text of a file; null if it is to be deleted. Rejects with a `RefusedError` if it is not JSON. */
export async function layOut(folder: string, { path, text }: SavedFile): Promise<string | null> {
  if (text === null) return null
  const source = toSourceFile(path, text)
  // A name that stands twice is a problem, too, but the file can be read.
  const [fault] = source.errors.length > 0 ? listSyntaxProblems(source) : []
  if (fault) throw new RefusedError(`${path} cannot be read on line ${fault.line}: ${fault.message}.`)
  return formatFile(join(folder, path), text)
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

/**
 * Reads which files belong to the flow: as it is on disk, and with its new text if that is passed. Throws when the flow file cannot be
 * read and no text is passed.
 */
export function readOwnership({ folder, flowFile, settings = [] }: FlowPlace, told?: string): Ownership {
  const place = join(folder, flowFile)
  const texts = told === undefined ? [readText(place)] : [told, ...(existsSync(place) ? [readText(place)] : [])]
  const flows = texts.map((text) => toFlowFolders(toSourceFile(flowFile, text)))
  const toPlaces = (names: readonly (string | undefined)[]) =>
    names.flatMap((name) => (name === undefined ? [] : [join(dirname(flowFile), name).split(sep).join('/')]))
  const schemas = toPlaces(flows.map((flow) => flow.schemas))
  const copy = toPlaces(flows.map((flow) => flow.copy))
  return {
    owns: (path) =>
      path === flowFile ||
      settings.includes(path) ||
      isIn(path, schemas, /^([\w-]+\/)*[\w-][\w.-]*\.schema\.json$/) ||
      isIn(path, copy, /^[A-Za-z][\w-]*\.json$/),
    folders: [...schemas, ...copy],
  }
}

/** Checks whether a path lies in one of these folders, with a name below it that matches. */
const isIn = (path: string, folders: readonly string[], names: RegExp) =>
  folders.some((start) => path.startsWith(`${start}/`) && names.test(path.slice(start.length + 1)))
