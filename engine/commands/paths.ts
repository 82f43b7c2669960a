import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { toReportText } from '../analysis/paths/PathReport.ts'
import type { FlowWorld } from '../analysis/paths/createPlay.ts'
import { findExamples } from '../analysis/paths/findExamples.ts'
import { provePaths } from '../analysis/paths/provePaths.ts'
import { toSentences } from '../analysis/paths/toSentences.ts'
import { toHint } from '../definition/Problem.ts'
import type { LinkedFlow } from '../definition/index.ts'
import { toWrittenPlace } from '../definition/toWrittenPath.ts'
import { UsageError, type Command, type CommandOutput } from './Command.ts'
import { readLinkedFlow } from './readLinkedFlow.ts'

/**
 * Finds data for every path through the flow and replays them through the engine; or says with which data an applicant comes to
 * one step.
 */
export const paths: Command = {
  summary: 'finds data for every path, or how an applicant comes to a step, and replays them',
  usage: '[--to STEP] [--functions FILE] [--json]',
  options: { to: { type: 'string' }, functions: { type: 'string' } },
  async run({ values: { to, functions, json }, flowFile, project }) {
    const flow = readLinkedFlow(flowFile)
    const world = toWorld(flow, typeof functions === 'string' ? await loadFunctions(functions) : project.functions)
    if (typeof to === 'string') return toStep(flow, to, world, json === true)
    const report = await provePaths(flow, world)
    const isWrong =
      report.deadBranches.length + report.failures.length + report.replays.differences.length > 0 ||
      report.shownFailures.some(({ example }) => !example)
    const told = { ...report, deadBranches: report.deadBranches.map((line) => withPlace(flow, line)) }
    return { text: json ? JSON.stringify(report, undefined, 2) : toReportText(told), exitCode: isWrong ? 1 : 0 }
  },
}

/** The functions that a module exports. Throws a `UsageError` for one that cannot be loaded. */
async function loadFunctions(file: string): Promise<FlowWorld['functions']> {
  try {
    return await import(pathToFileURL(resolve(file)).href)
  } catch (cause) {
    throw new UsageError(`${file} cannot be loaded: ${String(cause)}`, { cause })
  }
}

/** A sentence about a path of the flow, with where that is written, which may be in a procedure. */
function withPlace(flow: LinkedFlow, sentence: string): string {
  const place = toWrittenPlace(flow, sentence.replace(/ (?:is )?(?:never|always) .*$/s, ''))
  return place ? `${flow.source.flow.path}:${place.line}:${place.column} ${sentence}` : sentence
}

function toStep(flow: LinkedFlow, step: string, world: FlowWorld, isJson: boolean): CommandOutput {
  const names = Object.keys(flow.definition.steps)
  if (!names.includes(step)) throw new UsageError(`${step} is no step. ${toHint(step, names) ?? ''}`)
  const [example] = findExamples(flow, world, step).steps[step] ?? []
  if (!example) return { text: `No data were found that lead to ${step}.`, exitCode: 1 }
  return { text: isJson ? JSON.stringify(example, undefined, 2) : toSentences(flow, example), exitCode: 0 }
}

/** Today at noon, so that the same day gives the same; and the functions of the project, for a flow that declares some. */
function toWorld({ definition }: LinkedFlow, functions: FlowWorld['functions']): FlowWorld {
  const now = new Date()
  now.setHours(12, 0, 0, 0)
  return { now, functions: definition.functions ? functions : {} }
}
