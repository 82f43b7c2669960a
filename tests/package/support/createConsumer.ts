import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The releases of React that the packages support, each with the names under which this repository installs it. */
export const reacts = {
  '17': { react: 'react-17', 'react-dom': 'react-dom-17', '@types/react': 'types-react-17' },
  '18': { react: 'react-18', 'react-dom': 'react-dom-18', '@types/react': 'types-react-18' },
  '19': { react: 'react', 'react-dom': 'react-dom', '@types/react': '@types/react' },
} as const

export type ReactRelease = keyof typeof reacts

/** Packages that use the React next to them, so they must not resolve to this repository. */
const usersOfReact = ['zustand']

/** Packages that React and its types need next to them, unless npm has put them into their own folders. */
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
  /** The folder of the package in the project. */
  readonly packageFolder: string
  /** Checks the types of everything under `src`; returns the compiler's complaints. */
  checkTypes(moduleResolution: 'node16' | 'bundler'): Promise<string>
  remove(): Promise<void>
}

/**
 * Creates a project in a folder from which nothing of this repository can be resolved. It contains the package with its
 * dependencies, a React, these files and these tools.
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

/** Copies a package: a link would lead back to the packages of this repository. */
const copyModule = (name: string, target: string) => cp(join('node_modules', name), target, { recursive: true })
