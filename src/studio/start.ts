import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build, createServer, preview } from 'vite'
import { readProject } from './server/readProject.ts'
import { toStudioConfig } from './server/toStudioConfig.ts'

/** Where it is built into. */
const built = resolve(import.meta.dirname, '../../node_modules/.cache/studio')

/**
 * Builds the studio and serves it over a project's files; with `--dev` it is not built, for those who work on the studio itself.
 * `--port` names another port than 5190.
 */
try {
  const { port, isDevelopment } = readOptions()
  const project = readProject(process.env)
  const { server, preview: served, ...config } = toStudioConfig(project)
  const made = { ...config, configFile: false, logLevel: 'warn', build: { ...config.build, outDir: built } } as const
  if (!isDevelopment) console.log(`Building the studio into ${built} …`)
  if (!isDevelopment) await build(made)
  const running = isDevelopment
    ? await (await createServer({ ...made, server: { ...server, port } })).listen()
    : await preview({ ...made, preview: { ...served, port } })
  console.log(`The studio of ${project.flowFile}: ${running.resolvedUrls?.local[0]}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readOptions() {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '5190' }, dev: { type: 'boolean', default: false } },
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port ${values.port} is no port: it should be a number up to 65535, such as 5190.`)
  return { port, isDevelopment: values.dev }
}
