import { adviseFlow } from '../analysis/advice/adviseFlow.ts'
import { checkFlow } from '../compiler/checkFlow.ts'
import { toText } from '../definition/index.ts'
import { readFlow } from '../definition/readFlow.ts'
import type { Command } from './Command.ts'
import { readCode } from './readCode.ts'

/** Says all that is wrong with a flow, and what is most likely not meant; each finding with its place and the nearest fix. */
export const check: Command = {
  summary: 'says what is wrong with the flow, with the place and the nearest fix',
  usage: '[FILE] [--code FOLDER] [--json]',
  options: { code: { type: 'string' } },
  run({ values, positionals: [file], flowFile, project }) {
    const checked = file ?? flowFile
    const { problems, flow } = checkFlow(readFlow(checked))
    const code = readCode(String(values['code'] ?? project.toCodeFolder(checked)))
    const findings = [...problems, ...(flow ? [...adviseFlow(flow, code), ...project.checkBeside(checked, flow)] : [])]
    const exitCode = findings.length === 0 ? 0 : 1
    if (values['json']) return { text: JSON.stringify(findings, undefined, 2), exitCode }
    if (findings.length === 0) return { text: `${checked}: nothing found.`, exitCode }
    const lines = findings.map((finding) => `${toText(finding)} [${finding.code}]`)
    const { findingsPage } = project
    const explained = findingsPage === undefined ? '' : ` ${findingsPage} explains each by its name in brackets.`
    return { text: [...lines, '', `${findings.length} found.${explained}`].join('\n'), exitCode }
  },
}
