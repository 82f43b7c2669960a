import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createConsumer, type ReactRelease } from './createConsumer.ts'

const run = promisify(execFile)

/** What a project installs besides the engine: its bundler, and the types of Node that the bundler's types need. */
const tools = ['vite', '@types/node']

/** Creates a project that has the engine as a package, and a flow `pet-sitting` that the package's `flow` program has created. */
export async function beginFlow(archive: string, release: ReactRelease) {
  const consumer = await createConsumer(archive, release, {}, tools)
  const { bin }: { bin: { flow: string } } = JSON.parse(
    await readFile(join(consumer.packageFolder, 'package.json'), 'utf8'),
  )
  const program = join(consumer.packageFolder, bin.flow)
  /**
   * Runs a command of the program `flow` in the project or in one of its folders; returns its output. Rejects if the
   * command fails.
   */
  const flow = async (line: string, below = '.'): Promise<string> => {
    const { stdout, stderr } = await run(process.execPath, [program, ...line.split(' ')], {
      cwd: join(consumer.folder, below),
    })
    return stdout.trimEnd() + stderr
  }
  const servers: ChildProcess[] = []
  /** Runs a command that serves something until it is stopped; returns the address that it prints. */
  const serve = async (line: string): Promise<string> => {
    const server = spawn(process.execPath, [program, ...line.split(' ')], { cwd: consumer.folder })
    servers.push(server)
    let said = ''
    for await (const part of server.stdout) {
      said += String(part)
      const [address] = /http:\S+/.exec(said) ?? []
      if (address !== undefined) return address
    }
    throw new Error(`flow ${line} has ended: ${said}`)
  }
  const remove = async () => {
    for (const server of servers) server.kill()
    await consumer.remove()
  }
  return {
    ...consumer,
    remove,
    serve,
    begun: await flow('new flow pet-sitting'),
    flow,
    home: join(consumer.folder, 'pet-sitting'),
  }
}
