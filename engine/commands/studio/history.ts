import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { extractRevision } from '../readLinkedFlow.ts'
import { decodeText, readFlowFiles } from '../../definition/readFlow.ts'
import type { FlowPlace } from './readStudioFiles.ts'
import { answerWith, isFileList, isOfThisPage, readJson } from './requests.ts'
import type { FlowVersion, Proposal, Proposed, SaveAnswer, StepPicture } from './StudioFiles.ts'
import { RefusedError, layOut, readDisk, readOwnership, toAnswer } from './writeFiles.ts'

const run = promisify(execFile)
/** More versions than anybody looks through by hand. */
const mostVersions = 50

/** Runs git in a folder. If it fails, the error contains git's message. */
async function git(folder: string, args: readonly string[], { env, input }: GitOptions = {}): Promise<string> {
  const running = run('git', args, { cwd: folder, maxBuffer: 2 ** 28, env: { ...process.env, ...env } })
  running.child.stdin?.end(input)
  return (await running).stdout.trim()
}

/** Returns the text of a file at a revision, as a checkout writes it; null if there is none. */
async function readAt(folder: string, revision: string, path: string): Promise<string | null> {
  const args = ['cat-file', '--filters', `${revision}:./${path}`]
  const reading = run('git', args, { cwd: folder, maxBuffer: 2 ** 28, encoding: 'buffer' })
  return reading.then(({ stdout }) => decodeText(stdout)).catch(() => null)
}

interface GitOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
}

/** Lists the latest versions of a flow's files, newest first; none if the project is not under git. */
async function listVersions(project: FlowPlace): Promise<readonly FlowVersion[]> {
  const { flowFile, settings = [] } = project
  const { folders } = readOwnership(project)
  const format = ['%H', '%an', '%aI', '%s'].join('%x1f')
  const args = ['log', `--max-count=${mostVersions}`, `--format=${format}`, '--', flowFile, ...settings, ...folders]
  const lines = await git(project.folder, args).catch(() => '')
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', author = '', when = '', subject = ''] = line.split('\u001F')
      return { id, author, when, subject }
    })
}

/** Returns the files of a flow at a version, by their paths below the project's folder. */
async function readVersion(
  { folder, flowFile, settings = [] }: FlowPlace,
  id: string,
): Promise<Readonly<Record<string, string>>> {
  if (!/^[0-9a-f]{40}$/.test(id)) throw new RefusedError(`${id} is not a version.`)
  const beside = await Promise.all(settings.map(async (path) => [path, await readAt(folder, id, path)] as const))
  const own = extractRevision(id, join(folder, flowFile), (file) => {
    const root = file.slice(0, -flowFile.length)
    return Object.fromEntries(
      [...readFlowFiles(file, root).files].filter(([path]) => readOwnership({ folder: root, flowFile }).owns(path)),
    )
  })
  return { ...own, ...Object.fromEntries(beside.flatMap(([path, text]) => (text === null ? [] : [[path, text]]))) }
}

/**
 * Creates a git branch with a change on top of the last commit, and an unrelated branch with its pictures. The working tree and
 * the current branch stay unchanged. If files in the last commit no longer match their `base`, because others have changed them,
 * nothing is created and the files on disk are returned. Rejects with a `RefusedError` for a file that is not part of the flow or
 * was not committed, or if a branch exists already.
 */
export async function propose(project: FlowPlace, proposal: Proposal): Promise<Proposed | SaveAnswer> {
  const { folder } = project
  const { name, why, told, files } = proposal
  const branch = `proposals/${toSlug(name)}`
  const { owns } = readOwnership(project, files.find(({ path }) => path === project.flowFile)?.text ?? undefined)
  for (const { path } of files) if (!owns(path)) throw new RefusedError(`${path} is not a file of the flow.`)
  await git(folder, ['rev-parse', '--verify', 'HEAD']).catch((cause: unknown) => {
    throw new RefusedError('The project is not under git, or was never committed, so no branch can be made.', { cause })
  })
  const heads = await Promise.all(files.map(({ path }) => readAt(folder, 'HEAD', path)))
  const changed = files
    .filter(({ base }, index) => base !== heads[index])
    .map((file) => ({ ...file, disk: readDisk(join(folder, file.path)) }))
  const others = changed.filter(({ base, disk }) => base !== disk)
  if (others.length > 0) return { files: toAnswer(others.map(({ path, disk }) => [path, disk])) }
  const [unlike] = changed
  if (unlike)
    throw new RefusedError(
      `${unlike.path} on disk differs from the last commit, on which the branch would build. Commit it first.`,
    )
  const gallery = proposal.pictures.length > 0 ? `${branch}-pictures` : undefined
  for (const wanted of [branch, gallery ?? branch]) {
    // oxlint-disable-next-line no-await-in-loop -- at most two names
    const known = await git(folder, ['rev-parse', '--verify', '--quiet', `refs/heads/${wanted}`]).catch(() => '')
    if (known !== '') throw new RefusedError(`There is a branch ${wanted} already. Give the change another name.`)
  }
  const prefix = await git(folder, ['rev-parse', '--show-prefix'])
  const formatted = files.map(async (file) => [`${prefix}${file.path}`, await layOut(folder, file)] as const)
  const pointer = gallery === undefined ? '' : `How it looks before and after: branch ${gallery}`
  const message = [name, why, told, pointer].map((part) => part.trim()).filter(Boolean)
  const commit = await commitFiles(folder, await Promise.all(formatted), message.join('\n\n'), 'HEAD')
  const made = [[branch, commit]]
  if (gallery !== undefined)
    made.push([gallery, await commitFiles(folder, toGallery(proposal), `${name}, before and after`)])
  const input = made.map(([wanted, id]) => `create refs/heads/${wanted} ${id}\n`).join('')
  // All branches are made or none.
  await git(folder, ['update-ref', '--stdin'], { input }).catch((cause: unknown) => {
    const reason = String(Object(cause).stderr).trim()
    throw new RefusedError(`The branch ${branch} cannot be made. git says: ${reason}`, { cause })
  })
  return { branch, ...(gallery !== undefined && { pictures: gallery }) }
}

/** Creates a commit with these files on top of another one, or without a parent, and returns its hash. A null text deletes the file. */
async function commitFiles(
  folder: string,
  files: readonly (readonly [place: string, text: string | null])[],
  message: string,
  base?: string,
): Promise<string> {
  const root = await git(folder, ['rev-parse', '--show-toplevel'])
  const work = await mkdtemp(join(tmpdir(), 'proposal-'))
  // Uses a separate index, because the staged changes and the files on disk belong to somebody else.
  const env = { GIT_INDEX_FILE: join(work, 'index') }
  const inRoot = (args: readonly string[], input?: string) =>
    git(root, args, { env, ...(input !== undefined && { input }) })
  try {
    await inRoot(['read-tree', base ?? '--empty'])
    for (const [place, text] of files) {
      // oxlint-disable no-await-in-loop -- they write to one index
      if (text === null) await inRoot(['update-index', '--force-remove', '--', place])
      else {
        const blob = await inRoot(['hash-object', '-w', '--stdin', '--path', place], text)
        await inRoot(['update-index', '--add', '--cacheinfo', `100644,${blob},${place}`])
      }
      // oxlint-enable no-await-in-loop
    }
    const tree = await inRoot(['write-tree'])
    const asAuthor = { env: await toIdentity(folder), input: message }
    return await git(folder, ['commit-tree', tree, ...(base === undefined ? [] : ['-p', base]), '-F', '-'], asAuthor)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

const toFile = (step: string, side: string) => `${step}-${side}.svg`

/** Returns the picture files and a Markdown page that git hosts render. It describes the change and shows each step before and after. */
function toGallery({ name, why, told, pictures }: Proposal): readonly (readonly [string, string])[] {
  const sides = ['before', 'after'] as const
  const toRow = ({ step, ...drawn }: StepPicture) => {
    const cells = sides.map((side) => (drawn[side] === undefined ? '' : `![${step} ${side}](${toFile(step, side)})`))
    return `## ${step}\n\n| before | after |\n| --- | --- |\n| ${cells.join(' | ')} |`
  }
  const page = [`# ${name}`, why.trim(), told.trim(), ...pictures.map(toRow)].filter(Boolean).join('\n\n')
  const drawings = pictures.flatMap(({ step, ...drawn }) =>
    sides.flatMap((side): [string, string][] => {
      const text = drawn[side]
      return text === undefined ? [] : [[toFile(step, side), text]]
    }),
  )
  return [['README.md', `${page}\n`], ...drawings]
}

/** Commits as "Studio" where git knows no name or no address. */
async function toIdentity(folder: string): Promise<Readonly<Record<string, string>>> {
  const [name, email] = await Promise.all(
    ['user.name', 'user.email'].map((key) => git(folder, ['config', key]).catch(() => '')),
  )
  const [ourName, ourEmail] = ['Studio', 'studio@localhost']
  return {
    ...(name === '' && { GIT_AUTHOR_NAME: ourName, GIT_COMMITTER_NAME: ourName }),
    ...(email === '' && { GIT_AUTHOR_EMAIL: ourEmail, GIT_COMMITTER_EMAIL: ourEmail }),
  }
}

/** Converts a text to a branch name of lowercase letters, digits and hyphens. */
function toSlug(name: string): string {
  const slug = name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
  if (slug === '') throw new RefusedError('Give the change a name with letters or digits in it.')
  return slug
}

/**
 * Serves the versions of a flow on GET, or the files of one with `?version=`. Creates a git branch with a change on POST, or sends a 409
 * with the files that others have changed.
 */
export const serveHistory = (project: FlowPlace, request: IncomingMessage, response: ServerResponse): Promise<void> =>
  answerWith(response, async () => {
    if (request.method === 'GET') {
      const id = new URL(request.url ?? '', 'http://localhost').searchParams.get('version')
      return [200, id === null ? { versions: await listVersions(project) } : { files: await readVersion(project, id) }]
    }
    if (request.method !== 'POST') return [405, 'Versions are read with GET, and a change is proposed with POST.']
    if (!isOfThisPage(request)) return [403, 'Only the studio itself may propose a change.']
    const proposal = await readJson(request)
    if (!isProposal(proposal))
      throw new RefusedError(
        'The request should be {"name", "why", "told", "files": [{"path", "text", "base"}], "pictures": [{"step"}]}.',
      )
    const proposed = await propose(project, proposal)
    return ['files' in proposed ? 409 : 200, proposed]
  })

function isProposal(value: unknown): value is Proposal {
  const { name, why, told, files, pictures }: { readonly [name: string]: unknown } = Object(value)
  const isListed = Array.isArray(pictures) && pictures.every(isPicture)
  return [name, why, told].every(isText) && isFileList(files) && isListed
}

/** Checks that a value is a picture of a step. The step becomes part of a file name, so it may contain only word characters. */
function isPicture(value: unknown): boolean {
  const { step, ...sides }: { readonly [name: string]: unknown } = Object(value)
  const drawn = ['before', 'after'].map((side) => sides[side] ?? '')
  return isText(step) && /^\w+$/.test(step) && drawn.every(isText)
}

const isText = (value: unknown): value is string => typeof value === 'string'
