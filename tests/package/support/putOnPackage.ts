import { execFile } from 'node:child_process'
import { mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const name = '@form-flow/engine'
const doors = { 'index.ts': name, 'build.ts': `${name}/build`, 'authoring.ts': `${name}/authoring` }

/**
 * Makes a copy of this project use the packed engine. Its own engine shrinks to the entry files, which export what the
 * package exports; all modules of this repository remain available.
 */
export async function putOnPackage(root: string, archive: string): Promise<void> {
  await rm(join(root, 'engine'), { recursive: true })
  await mkdir(join(root, 'engine'))
  for (const [door, entry] of Object.entries(doors)) {
    await writeFile(join(root, 'engine', door), `export * from '${entry}'\n`)
  }
  await writeFile(join(root, 'engine/modules.d.ts'), `/// <reference types="${name}/modules" />\n`)

  const modules = join(root, 'node_modules')
  await rm(modules)
  await mkdir(join(modules, name, '..'), { recursive: true })
  const own = (await readdir('node_modules')).filter((one) => !one.startsWith('.'))
  await Promise.all(own.map((one) => symlink(resolve('node_modules', one), join(modules, one))))
  await run('tar', ['xzf', archive, '-C', modules])
  await rename(join(modules, 'package'), join(modules, name))
}
