import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The releases of React that the packages promise to work with, each by the names that this repository installs it under. */
export const reacts = {
  '17': { react: 'react-17', 'react-dom': 'react-dom-17', '@types/react': 'types-react-17' },
  '18': { react: 'react-18', 'react-dom': 'react-dom-18', '@types/react': 'types-react-18' },
  '19': { react: 'react', 'react-dom': 'react-dom', '@types/react': '@types/react' },
} as const

export type ReactRelease = keyof typeof reacts

/** What uses the React that it finds beside it, and so must not be found in this repository. */
const usersOfReact = ['zustand']

/** What React and its types need beside them, when npm has not put it into their own folders. */
const neededByReact = [
  'scheduler',
  'object-assign',
  'loose-envify',
  'js-tokens',
  'csstype',
  '@types/prop-types',
  '@types/scheduler',
]

export interface Consumer {
  readonly folder: string
  /** Where the package lies in it. */
  readonly packageFolder: string
  /** Checks the types of everything under `src`; answers what the compiler complains of. */
  checkTypes(moduleResolution: 'node16' | 'bundler'): Promise<string>
  remove(): Promise<void>
}

/**
 * A project in a folder from which nothing of this repository can be resolved: the package with what it depends on, a React, these
 * files and these tools.
 */
export async function createConsumer(
  archive: string,
  release: ReactRelease,
  files: Readonly<Record<string, string>>,
  tools: readonly string[] = [],
): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'consumer-'))
  const modules = join(folder, 'node_modules')
  await mkdir(modules)
  await run('tar', ['xzf', archive, '-C', modules])
  const { name: own, dependencies = {} }: { name: string; dependencies?: object } = JSON.parse(
    await readFile(join(modules, 'package/package.json'), 'utf8'),
  )
  const packageFolder = join(modules, own)
  await mkdir(dirname(packageFolder), { recursive: true })
  await rename(join(modules, 'package'), packageFolder)
  for (const name of [...Object.keys(dependencies), ...tools]) {
    await mkdir(dirname(join(modules, name)), { recursive: true })
    if (usersOfReact.includes(name)) await copyModule(name, join(modules, name))
    else await symlink(resolve('node_modules', name), join(modules, name), 'dir')
  }
  for (const name of neededByReact) await copyModule(name, join(modules, name))
  for (const [name, source] of Object.entries(reacts[release])) await copyModule(source, join(modules, name))
  const all = { 'package.json': '{ "private": true, "type": "module" }', ...files }
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }

  return {
    folder,
    packageFolder,
    async checkTypes(moduleResolution) {
      const options = {
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        jsx: 'react-jsx',
        target: 'ES2022',
        lib: ['ES2022', 'DOM'],
        types: [],
        moduleResolution,
        module: moduleResolution === 'node16' ? 'node16' : 'esnext',
      }
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['src'] }))
      return run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', folder]).then(
        () => '',
        (error: { stdout: string }) => error.stdout,
      )
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A copy, where a link would lead back to what this repository has beside it. */
const copyModule = (name: string, target: string) => cp(join('node_modules', name), target, { recursive: true })
