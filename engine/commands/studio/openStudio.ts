import { existsSync } from 'node:fs'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { type Command, UsageError } from '../Command.ts'
import { studioPlugin } from './studioPlugin.ts'

/** Serves the studio for the files of a flow until the program is stopped. */
export const openStudio: Command = {
  summary: 'opens the studio: the flow as a map, its steps as people see them, its words, rules and routes',
  usage: '[FILE] [--port NUMBER] [--functions FILE]',
  options: { port: { type: 'string' }, functions: { type: 'string' } },
  async run({ values, positionals: [file], flowFile, project }) {
    const { studioFolder, toCodeFolder, toSettings, functions } = project
    if (!existsSync(studioFolder)) throw new UsageError(`The studio is not built yet: ${studioFolder} is not there.`)
    const folder = process.cwd()
    const flow = toPathBelow(folder, file ?? flowFile)
    const functionsFile = typeof values['functions'] === 'string' ? resolve(values['functions']) : undefined
    if (functionsFile !== undefined && !existsSync(functionsFile))
      throw new UsageError(`There is no file ${functionsFile}.`)
    const { preview } = await loadVite()
    const server = await preview({
      configFile: false,
      logLevel: 'warn',
      appType: 'mpa',
      root: dirname(studioFolder),
      build: { outDir: resolve(studioFolder) },
      preview: { host: 'localhost', port: toPort(values['port'] ?? '5190') },
      plugins: [
        studioPlugin({
          folder,
          flowFile: flow,
          codeFolder: toCodeFolder(flow),
          settings: (await toSettings?.(flow)) ?? [],
          functions,
          ...(functionsFile !== undefined && { functionsFile }),
        }),
      ],
    })
    return { text: `The studio of ${flow}: ${server.resolvedUrls?.local[0]}`, exitCode: 0 }
  },
}

/** Returns the path below the folder where the studio was opened, because the studio writes no files outside of it. */
function toPathBelow(folder: string, file: string): string {
  const path = relative(folder, resolve(file)).split(sep).join('/')
  if (!existsSync(resolve(file))) throw new UsageError(`There is no flow file ${file} in ${folder}.`)
  if (path.startsWith('../') || isAbsolute(path))
    throw new UsageError(`${file} is not below ${folder}. Open the studio in the folder of the project.`)
  return path
}

function toPort(text: string | boolean): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port ${text} is not a port: it should be a number up to 65535, such as 5190.`)
  return port
}

const loadVite = () =>
  import('vite').catch((cause: unknown) => {
    throw new UsageError('The studio is served by Vite, which is not installed: npm install vite', { cause })
  })
