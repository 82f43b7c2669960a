import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { toHint } from '../definition/Problem.ts'
import { FlowError } from '../definition/index.ts'
import { type Command, type CommandOutput, UsageError, type FlowProject } from './Command.ts'

const common = { flow: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } } as const

/** Runs one command line, such as `['map', '--json']`. Returns usage errors and problems of the flow as text; never throws for them. */
export async function runCommand(args: readonly string[], project: FlowProject): Promise<CommandOutput> {
  const [name = 'help', ...rest] = args
  const command = Object.hasOwn(commands, name) && (await commands[name]?.())
  if (!command) {
    const isHelp = name === 'help' || name === '--help'
    const unknown = isHelp
      ? ''
      : `There is no command "${name}". ${toHint(name, Object.keys(commands), 'These are all:')}\n\n`
    return { text: unknown + (await toHelp(project)), exitCode: isHelp ? 0 : 2 }
  }
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: { ...common, ...command.options },
      allowPositionals: true,
    })
    if (values.help) return { text: `${project.program} ${name} ${command.usage}\n${command.summary}`, exitCode: 0 }
    const { text, exitCode } = await command.run({
      values,
      positionals,
      flowFile: values.flow ?? project.flowFile,
      project,
    })
    return { text: withProgram(text, project), exitCode }
  } catch (error) {
    if (error instanceof FlowError) return { text: withProgram(error.message, project), exitCode: 1 }
    const message = isUsageError(error) ? error.message : toFileWords(error)
    if (message !== undefined) return { text: `${message}\n${project.program} ${name} ${command.usage}`, exitCode: 2 }
    throw error
  }
}

/** Replaces commands such as `flow release` in the check's messages by the way to run them in this project. */
const withProgram = (text: string, { program }: FlowProject) => text.replaceAll('`flow ', `\`${program} `)

const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

const fileWords: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'is not there',
  EACCES: 'cannot be read or written with your permissions',
}

/** Describes a file error in words. Returns undefined for any other error. */
function toFileWords(error: unknown): string | undefined {
  const { code, path }: { code?: unknown; path?: unknown } = Object(error)
  const words = typeof code === 'string' ? fileWords[code] : undefined
  if (words === undefined) return undefined
  // An error about reading a folder does not contain its path.
  if (typeof path !== 'string') return `What is named ${words}.`
  const folder = dirname(path)
  const hint = existsSync(folder) && !existsSync(path) ? toHint(basename(path), readdirSync(folder), '') : ''
  return `${path} ${words}. ${hint}`.trimEnd()
}

async function toHelp({ program }: FlowProject): Promise<string> {
  const lines = Object.entries(commands).map(async ([name, load]) => {
    const { usage, summary } = await load()
    return `  ${`${name} ${usage}`.padEnd(46)} ${summary}`
  })
  return [`${program} COMMAND [--flow FILE] [--json]`, '', ...(await Promise.all(lines))].join('\n')
}

/** The commands by name. Each is loaded on demand, so that none waits for another one's dependencies. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('./reports.ts')).check,
  map: async () => (await import('./reports.ts')).map,
  paths: async () => (await import('./paths.ts')).paths,
  diff: async () => (await import('./reports.ts')).diff,
  copy: async () => (await import('./copy.ts')).copy,
  new: async () => (await import('./newStep.ts')).newStep,
  upgrade: async () => (await import('./versions.ts')).upgrade,
  studio: async () => (await import('./studio/openStudio.ts')).openStudio,
  release: async () => (await import('./versions.ts')).release,
}
