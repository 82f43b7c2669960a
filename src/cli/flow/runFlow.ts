import { parseArgs } from 'node:util'
import { FlowError } from '../../../engine/authoring.ts'
import { UsageError, type CommandOutput } from './Command.ts'
import { commands } from './commands/index.ts'

const common = { flow: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } } as const

/** Carries out one command line, such as `['map', '--mermaid']`; never throws for a wrong one or a faulty flow. */
export async function runFlow(args: readonly string[]): Promise<CommandOutput> {
  const [name = 'help', ...rest] = args
  const command = await commands[name]?.()
  if (!command) return { text: await toHelp(), exitCode: name === 'help' || name === '--help' ? 0 : 2 }
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: { ...common, ...command.options },
      allowPositionals: true,
    })
    if (values.help) return { text: `npm run flow -- ${name} ${command.usage}\n${command.summary}`, exitCode: 0 }
    return await command.run({ values, positionals, flowFile: values.flow ?? 'flows/refinance.json' })
  } catch (error) {
    if (error instanceof FlowError) return { text: error.message, exitCode: 1 }
    if (isUsageError(error)) {
      return { text: `${error.message}\nnpm run flow -- ${name} ${command.usage}`, exitCode: 2 }
    }
    throw error
  }
}

const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

async function toHelp(): Promise<string> {
  const lines = Object.entries(commands).map(async ([name, load]) => {
    const { usage, summary } = await load()
    return `  ${`${name} ${usage}`.padEnd(46)} ${summary}`
  })
  return ['npm run flow -- COMMAND [--flow FILE] [--json]', '', ...(await Promise.all(lines))].join('\n')
}
