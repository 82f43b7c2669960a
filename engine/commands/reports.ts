import { writeFileSync } from 'node:fs'
import { adviseFlow } from '../analysis/advice/adviseFlow.ts'
import { checkFlow } from '../compiler/checkFlow.ts'
import { joinProblems } from '../definition/consequences.ts'
import { toText } from '../definition/index.ts'
import { readFlow, readCode } from '../definition/readFlow.ts'
import { type Command, UsageError } from './Command.ts'
import { toFlowGraph, toMermaid } from '../analysis/toFlowGraph.ts'
import { toFlowSvg } from '../analysis/toFlowSvg.ts'
import { listChanges, openLinked, readRevision } from './readLinkedFlow.ts'
import { toMarkdown } from '../analysis/diff/FlowChange.ts'
import { diffFlows } from '../analysis/diff/diffFlows.ts'

/** Reports all problems of a flow, and what the author probably did not intend, each with its position and the most likely fix. */
export const check: Command = {
  summary: 'says what is wrong with the flow, with the place and the nearest fix',
  usage: '[FILE] [--code FOLDER] [--json]',
  options: { code: { type: 'string' } },
  async run({ values, positionals: [file], flowFile, project }) {
    const checked = file ?? flowFile
    const source = readFlow(checked)
    const { problems, draft } = checkFlow(source)
    const code = readCode(String(values['code'] ?? project.toCodeFolder(checked)))
    const beside = [draft ? adviseFlow(draft, code) : [], await project.checkBeside(checked, draft)]
    const findings = joinProblems(problems, ...beside)
    const exitCode = findings.length === 0 ? 0 : 1
    if (values['json']) return { text: JSON.stringify(findings, undefined, 2), exitCode }
    if (findings.length === 0) return { text: `${checked}: nothing found.`, exitCode }
    const lines = findings.map((finding) => `${toText(finding)} [${finding.code}]`)
    const { findingsPage } = project
    const explained = findingsPage === undefined ? '' : ` ${findingsPage} explains each by its name in brackets.`
    const files = [checked, ...[...source.schemas.values(), ...source.copy.values()].map(({ path }) => path)]
    const changes = listChanges([...files, ...findings.map(({ file: found }) => found)])
    if (changes.length > 0) lines.push('', 'Changed since the last commit, which may be why:', ...changes)
    return { text: [...lines, '', `${findings.length} found.${explained}`].join('\n'), exitCode }
  },
}

/** Draws a flow: its steps, and the routes between them with their conditions in words. */
export const map: Command = {
  summary: 'draws the flow: steps, ways, conditions in words, dead ends',
  usage: '[--svg FILE] [--language es] [--json]',
  options: { svg: { type: 'string' }, language: { type: 'string' } },
  async run({ values, flowFile }) {
    const flow = openLinked(flowFile)
    const language = typeof values['language'] === 'string' ? values['language'] : undefined
    if (language !== undefined && !flow.copy.has(language))
      throw new UsageError(`The flow has no words in "${language}". It has: ${[...flow.copy.keys()].join(', ')}.`)
    const graph = toFlowGraph(flow, language)
    if (values['json']) return { text: JSON.stringify(graph, undefined, 2), exitCode: 0 }
    const file = values['svg']
    if (typeof file !== 'string') return { text: toMermaid(graph), exitCode: 0 }
    writeFileSync(file, await toFlowSvg(graph, `The flow ${flow.definition.name}`))
    return { text: `Wrote ${file}`, exitCode: 0 }
  },
}

/** Describes in words what differs between two flows, and what the differences affect. */
export const diff: Command = {
  summary: 'says what changed between two files or revisions of git, for a pull request',
  usage: 'OLD [NEW] [--json]',
  run({ values, positionals: [old, now], flowFile }) {
    if (old === undefined) throw new UsageError('Name what to compare with: a file or a revision of git, such as main.')
    const difference = diffFlows(readRevision(old, flowFile), readRevision(now ?? flowFile, flowFile))
    return { text: values['json'] ? JSON.stringify(difference, undefined, 2) : toMarkdown(difference), exitCode: 0 }
  },
}
