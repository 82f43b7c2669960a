import { writeFileSync } from 'node:fs'
import type { Command } from './Command.ts'
import { formatFile } from './formatFile.ts'
import { listSyntaxProblems } from '../definition/checks/checkSyntax.ts'
import { FlowError } from '../definition/index.ts'
import { readSource } from '../definition/readFlow.ts'
import { upgradeFlow } from '../definition/upgradeFlow.ts'

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
    writeFileSync(file, await formatFile(file, upgraded))
    return { text: `Rewrote ${file}.`, exitCode: 0 }
  },
}
