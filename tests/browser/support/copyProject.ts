import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const parts = [
  'embed',
  'engine',
  'studio',
  'src',
  'flows',
  'schemas',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'tsconfig.json',
]

/** Copies what a build or a development server needs of the project into a folder of its own, which a test may change. */
export async function copyProject() {
  // A real path, since that is what a server tells the browser.
  const root = await realpath(await mkdtemp(join(tmpdir(), 'project-')))
  await Promise.all(parts.map((part) => cp(part, join(root, part), { recursive: true })))
  await symlink(resolve('node_modules'), join(root, 'node_modules'), 'dir')
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}
