import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A simulated container image. */
interface Image {
  /** The folder that represents the image's root. */
  readonly root: string
  /** The command that starts it, from the Dockerfile. */
  readonly command: readonly string[]
  remove(): Promise<void>
}

/**
 * Runs the COPY and RUN lines of the Dockerfile one by one, each stage in an empty folder that represents the root of its
 * image. Links this project's packages instead of running `npm ci`. Throws on an unknown instruction.
 */
export async function buildImage(): Promise<Image> {
  const folder = await mkdtemp(join(tmpdir(), 'image-'))
  const lines = (await readFile('Dockerfile', 'utf8')).split('\n')
  const ignored = (await readFile('.dockerignore', 'utf8')).trim().split('\n')
  const stages = new Map<string, string>()
  let root = ''
  let home = '/'
  let command: string[] = []
  const toPlace = (path: string) => join(root, resolve(home, path))

  async function copy(words: readonly string[]): Promise<void> {
    const stage = /^--from=(.*)/.exec(words[0] ?? '')?.[1]
    const sources = words.slice(stage === undefined ? 0 : 1, -1)
    const target = words.at(-1) ?? ''
    const from = stage === undefined ? process.cwd() : stages.get(stage)
    if (from === undefined) throw new Error(`There is no stage ${stage} yet.`)
    const isSent = (path: string) => stage !== undefined || !isIgnored(relative(from, path), ignored)
    for (const source of sources) {
      const isInto = target.endsWith('/') && source !== '.'
      const place = isInto || (source !== '.' && target === '.') ? join(target, basename(source)) : target
      await mkdir(dirname(toPlace(place)), { recursive: true })
      await cp(join(from, source), toPlace(place), { recursive: true, filter: isSent })
    }
  }

  async function carryOut(text: string): Promise<void> {
    if (text.startsWith('npm ci ')) return symlink(resolve('node_modules'), toPlace('node_modules'))
    const { NODE_ENV: _, ...environment } = process.env
    // Absolute paths are inside the image.
    await run('sh', ['-c', text.replaceAll(/(?<=\s)\/(?=\w)/g, `${root}/`)], {
      cwd: toPlace('.'),
      env: environment,
    })
  }

  for (const line of lines.filter((one) => one !== '' && !one.startsWith('#'))) {
    const [instruction = '', ...words] = line.split(/\s+/)
    if (instruction === 'FROM') {
      home = '/'
      root = join(folder, String(stages.size))
      stages.set(words[2] ?? '', root)
      await mkdir(root)
    } else if (instruction === 'WORKDIR') {
      home = resolve(home, words[0] ?? '')
      await mkdir(toPlace('.'), { recursive: true })
    } else if (instruction === 'COPY') await copy(words)
    else if (instruction === 'RUN') await carryOut(words.join(' '))
    else if (instruction === 'CMD') command = JSON.parse(words.join(' '))
    else if (!['EXPOSE', 'HEALTHCHECK', 'ENTRYPOINT'].includes(instruction))
      throw new Error(`The Dockerfile has ${instruction}, which is not carried out here.`)
  }
  return { root, command, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Checks whether `.dockerignore` excludes a path. It contains names in the root, and prefixes of names anywhere. */
const isIgnored = (path: string, ignored: readonly string[]): boolean =>
  ignored.some((one) =>
    one.startsWith('**/')
      ? basename(path).startsWith(one.slice(3).replace(/\*$/, ''))
      : path === one || path.startsWith(`${one}/`),
  )
