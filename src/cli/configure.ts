import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../widget/config/readConfig.ts'
import { toAdvice } from '../widget/config/toAdvice.ts'

/** Checks the settings of a deployment as its pages would, and writes them beside the pages as `config.json`. */
const [source, folder = 'dist'] = process.argv.slice(2)
try {
  if (source === undefined)
    throw new Error('Say which: npm run configure -- <prod, dev, qa, or a JSON file> [<folder>]')
  if (!existsSync(folder))
    throw new Error(`There is no folder ${folder}. Run npm run build first, or name the folder of the site.`)
  const settings: unknown = source.endsWith('.json')
    ? JSON.parse(readFileSync(source, 'utf8'))
    : { environment: source }
  const { environment, apiBaseUrl } = readConfig(settings, {
    origin: 'https://this-site.example',
    isDevelopment: false,
  })
  const target = join(folder, 'config.json')
  writeFileSync(target, `${JSON.stringify(settings, undefined, 2)}\n`)
  console.log(`Wrote ${target}: ${environment}, which calls ${apiBaseUrl}`)
} catch (error) {
  console.error(toAdvice(error))
  process.exitCode = 1
}
