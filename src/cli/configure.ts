import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import environments from '../../flows/environments.json' with { type: 'json' }
import { readPartners } from '../headers/readPartners.ts'
import { toDeploymentFiles } from '../headers/toDeploymentFiles.ts'
import { toAdvice } from '../widget/config/WidgetConfig.ts'

/**
 * Writes the files in which the deployments of one build differ, `config.json` and `nginx.conf`, into `deploy/environments`: for every
 * environment, or from the settings file given as the argument, into a folder of the given name.
 */
const [source, name = 'custom'] = process.argv.slice(2)
const { $schema: _, ...known } = environments
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

try {
  const partners = readPartners(readJson('deploy/partners.json'))
  const all: readonly (readonly [string, unknown])[] = source
    ? [[name, readJson(source)]]
    : Object.keys(known).map((environment) => [environment, { environment }])
  for (const [environment, settings] of all) {
    const folder = join('deploy/environments', environment)
    mkdirSync(folder, { recursive: true })
    for (const [file, text] of Object.entries(toDeploymentFiles(settings, partners))) {
      writeFileSync(join(folder, file), text)
      console.log(`Wrote ${join(folder, file)}`)
    }
  }
} catch (error) {
  console.error(toAdvice(error))
  process.exitCode = 1
}
