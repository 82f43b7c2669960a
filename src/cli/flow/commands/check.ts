import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  adviseFlow,
  checkContract,
  checkFlow,
  toText,
  type LinkedFlow,
  type Problem,
} from '../../../../engine/authoring.ts'
import { readFlow, readSource } from '../../../../engine/build.ts'
import type { Command } from '../Command.ts'
import { readCode } from '../readCode.ts'

/** Says all that is wrong with a flow, and what is most likely not meant; each finding with its place and the nearest fix. */
export const check: Command = {
  summary: 'says what is wrong with the flow, with the place and the nearest fix',
  usage: '[FILE] [--code FOLDER] [--api FILE] [--json]',
  options: { code: { type: 'string' }, api: { type: 'string' } },
  run({ values, positionals: [file], flowFile }) {
    const checked = file ?? flowFile
    const { problems, flow } = checkFlow(readFlow(checked))
    const code = readCode(String(values['code'] ?? 'src'))
    const api = String(values['api'] ?? join(dirname(checked), 'api.json'))
    const findings = [...problems, ...(flow ? [...adviseFlow(flow, code), ...checkApi(api, flow)] : [])]
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

/** Not every flow calls an API. */
const checkApi = (file: string, flow: LinkedFlow): readonly Problem[] =>
  existsSync(file) ? checkContract(readSource(file), flow) : []
