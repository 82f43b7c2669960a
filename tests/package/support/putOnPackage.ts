import { execFile } from 'node:child_process'
import { mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const name = '@form-flow/engine'
const doors = { 'index.ts': name, 'build.ts': `${name}/build`, 'authoring.ts': `${name}/authoring` }

/**
 * Puts a copy of this project on the packed engine: of its own engine nothing is left but the doors, which hand on what the package
 * exports, and of the modules of this repository it has all.
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
