import { adviseFlow, checkFlow, toText } from '../../../../engine/authoring.ts'
import { readFlow } from '../../../../engine/build.ts'
import { checkSettings } from '../../../site/checkSettings.ts'
import type { Command } from '../Command.ts'
import { readCode, toCodeFolder } from '../readFlowFiles.ts'

/** Says all that is wrong with a flow, and what is most likely not meant; each finding with its place and the nearest fix. */
export const check: Command = {
  summary: 'says what is wrong with the flow, with the place and the nearest fix',
  usage: '[FILE] [--code FOLDER] [--json]',
  options: { code: { type: 'string' } },
  run({ values, positionals: [file], flowFile }) {
    const checked = file ?? flowFile
    const { problems, flow } = checkFlow(readFlow(checked))
    const code = readCode(String(values['code'] ?? toCodeFolder(checked)))
    const findings = [...problems, ...(flow ? [...adviseFlow(flow, code), ...checkSettings(checked, flow)] : [])]
    const exitCode = findings.length === 0 ? 0 : 1
    if (values['json']) return { text: JSON.stringify(findings, undefined, 2), exitCode }
    if (findings.length === 0) return { text: `${checked}: nothing found.`, exitCode }
    const lines = findings.map((finding) => `${toText(finding)} [${finding.code}]`)
    return {
      text: [...lines, '', `${findings.length} found. docs/checks.md explains each by its name in brackets.`].join(
        '\n',
      ),
      exitCode,
    }
  },
}
