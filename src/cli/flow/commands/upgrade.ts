import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import type { Command } from '../Command.ts'
import { FlowError, listSyntaxProblems, upgradeFlow } from '../../../../engine/authoring.ts'
import { readSource } from '../../../../engine/build.ts'

/** Rewrites a flow file of an older form in today's. */
export const upgrade: Command = {
  summary: 'rewrites a flow file that is written the old way; what it says stays',
  usage: '[FILE]',
  async run({ positionals: [named], flowFile }) {
    const file = named ?? flowFile
    const source = readSource(file)
    const problems = listSyntaxProblems(source)
    if (problems.length > 0) throw new FlowError(problems)
    const upgraded = upgradeFlow(source.text)
    if (upgraded === source.text) return { text: `${file} is up to date.`, exitCode: 0 }
    // Line ends and a byte order mark stay as the author's editor writes them.
    const options = { ...(await resolveConfig(file)), filepath: file, endOfLine: 'auto' } as const
    writeFileSync(file, await format(upgraded, options))
    return { text: `Rewrote ${file}.`, exitCode: 0 }
  },
}
