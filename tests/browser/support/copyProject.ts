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
  'deploy',
  'index.html',
  'vite.config.ts',
  'package.json',
  'tsconfig.json',
]

/** Copies the parts of the project that a build or development server needs into a separate folder, which a test may change. */
export async function copyProject() {
  // The real path, because servers report it to the browser.
  const root = await realpath(await mkdtemp(join(tmpdir(), 'project-')))
  await Promise.all(parts.map((part) => cp(part, join(root, part), { recursive: true })))
  await symlink(resolve('node_modules'), join(root, 'node_modules'), 'dir')
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}
