import { checkFlow, readFlow, toText } from '../../../../engine/compiler/index.ts'
import type { Command } from '../Command.ts'

/** Says all that is wrong with a flow, each finding with its place and the nearest fix. */
export const check: Command = {
  summary: 'says what is wrong with the flow, with the place and the nearest fix',
  usage: '[FILE] [--json]',
  run({ values, positionals: [file], flowFile }) {
    const { problems } = checkFlow(readFlow(file ?? flowFile))
    const exitCode = problems.length === 0 ? 0 : 1
    if (values['json']) return { text: JSON.stringify(problems, undefined, 2), exitCode }
    if (problems.length === 0) return { text: `${file ?? flowFile}: nothing found.`, exitCode }
    const lines = problems.map((problem) => `${toText(problem)} [${problem.code}]`)
    return {
      text: [...lines, '', `${problems.length} found. docs/checks.md explains each by its name in brackets.`].join(
        '\n',
      ),
      exitCode,
    }
  },
}
