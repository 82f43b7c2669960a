import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSyntaxProblems } from '../../engine/authoring.ts'
import { type Problem, readSource, toText } from '../../engine/build.ts'
import environments from '../../flows/environments.json' with { type: 'json' }
import { readPartners } from '../headers/readPartners.ts'
import { toDeploymentFiles } from '../headers/toDeploymentFiles.ts'
import { checkConfig } from '../site/checkEnvironments.ts'
import { toAdvice } from '../widget/config/WidgetConfig.ts'

/**
 * Writes the files in which the deployments of one build differ, `config.json` and `nginx.conf`, into `deploy/environments`: for every
 * environment, or from the settings file given as the argument, into a folder of the given name. Writes nothing from files with a fault
 * that `npm run flow -- check` would find once they are in their folder.
 */
const [source, name = 'custom'] = process.argv.slice(2)
const { $schema: _, ...known } = environments

function read(path: string, check: (file: ReturnType<typeof readSource>) => readonly Problem[]): unknown {
  const file = readSource(path)
  const problems = check(file)
  if (problems.length > 0) throw new Error(problems.map(toText).join('\n'))
  // Some editors begin a file with a byte order mark.
  return JSON.parse(file.text.replace(/^\uFEFF/, ''))
}

try {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(name))
    throw new Error(
      `"${name}" is no name of a folder that every server takes. Use letters, digits and hyphens, such as demo.`,
    )
  const partners = readPartners(read('deploy/partners.json', listSyntaxProblems))
  const all: readonly (readonly [string, unknown])[] = source
    ? [[name, read(source, (file) => checkConfig(file, name))]]
    : Object.keys(known).map((environment) => [environment, { environment }])
  for (const [environment, settings] of all) {
    const files = Object.entries(toDeploymentFiles(settings, partners))
    const folder = join('deploy/environments', environment)
    mkdirSync(folder, { recursive: true })
    for (const [file, text] of files) {
      writeFileSync(join(folder, file), text)
      console.log(`Wrote ${join(folder, file)}`)
    }
  }
} catch (error) {
  console.error(toAdvice(error))
  process.exitCode = 1
}
