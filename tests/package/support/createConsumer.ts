import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The releases of React that the component promises to work with, each by the names that this repository installs it under. */
export const reacts = {
  '17': { react: 'react-17', 'react-dom': 'react-dom-17', '@types/react': 'types-react-17' },
  '18': { react: 'react-18', 'react-dom': 'react-dom-18', '@types/react': 'types-react-18' },
  '19': { react: 'react', 'react-dom': 'react-dom', '@types/react': '@types/react' },
} as const

export type ReactRelease = keyof typeof reacts

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
  /** Checks the types of everything under `src`; answers what the compiler complains of. */
  checkTypes(moduleResolution: 'node16' | 'bundler'): Promise<string>
  remove(): Promise<void>
}

/** A project of a partner, in a folder from which nothing of this repository can be resolved: the package, a React, and these files. */
export async function createConsumer(
  archive: string,
  release: ReactRelease,
  files: Readonly<Record<string, string>>,
): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'consumer-'))
  const modules = join(folder, 'node_modules')
  await mkdir(join(modules, 'refinance-widget'), { recursive: true })
  await run('tar', ['xzf', archive, '--strip-components=1', '-C', join(modules, 'refinance-widget')])
  for (const name of neededByReact) await copyModule(name, join(modules, name))
  for (const [name, source] of Object.entries(reacts[release])) await copyModule(source, join(modules, name))
  const all = { 'package.json': '{ "private": true, "type": "module" }', ...files }
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }

  return {
    folder,
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

/** A copy: a link would lead back to what this repository has beside it. */
const copyModule = (name: string, target: string) => cp(join('node_modules', name), target, { recursive: true })
