import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { toReportText } from '../analysis/paths/PathReport.ts'
import type { FlowWorld } from '../analysis/paths/createPlay.ts'
import { findExamples } from '../analysis/paths/findExamples.ts'
import { provePaths } from '../analysis/paths/provePaths.ts'
import { toSentences } from '../analysis/paths/Example.ts'
import { toHint } from '../definition/Problem.ts'
import type { LinkedFlow } from '../definition/index.ts'
import { toWrittenPlace } from '../definition/toWrittenPath.ts'
import { UsageError, type Command, type CommandOutput } from './Command.ts'
import { openLinked } from './readLinkedFlow.ts'

/** Finds data for every path through the flow and replays them through the engine, or finds the data that lead to one step. */
export const paths: Command = {
  summary: 'finds data for every path, or how an applicant gets to a step, and replays them',
  usage: '[--to STEP] [--functions FILE] [--json]',
  options: { to: { type: 'string' }, functions: { type: 'string' } },
  async run({ values: { to, functions, json }, flowFile, project }) {
    const flow = openLinked(flowFile)
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

/** Loads the functions that a module exports. Throws a `UsageError` if the module cannot be loaded. */
async function loadFunctions(file: string): Promise<FlowWorld['functions']> {
  try {
    return await import(pathToFileURL(resolve(file)).href)
  } catch (cause) {
    throw new UsageError(`${file} cannot be loaded: ${String(cause)}`, { cause })
  }
}

/** Prepends the source position to a sentence about a path of the flow. The position may be in a procedure. */
function withPlace(flow: LinkedFlow, sentence: string): string {
  const place = toWrittenPlace(flow, sentence.replace(/ (?:is )?(?:never|always) .*$/s, ''))
  return place ? `${flow.source.flow.path}:${place.line}:${place.column} ${sentence}` : sentence
}

function toStep(flow: LinkedFlow, step: string, world: FlowWorld, isJson: boolean): CommandOutput {
  const names = Object.keys(flow.definition.steps)
  if (!names.includes(step)) throw new UsageError(`${step} is not a step. ${toHint(step, names)}`)
  const [example] = findExamples(flow, world, step).steps[step] ?? []
  if (!example) return { text: `No data was found that lead to ${step}.`, exitCode: 1 }
  return { text: isJson ? JSON.stringify(example, undefined, 2) : toSentences(flow, example), exitCode: 0 }
}

/** Returns today at noon, so that all runs on a day give the same result, and the project's functions if the flow declares any. */
function toWorld({ definition }: LinkedFlow, functions: FlowWorld['functions']): FlowWorld {
  const now = new Date()
  now.setHours(12, 0, 0, 0)
  return { now, functions: definition.functions ? functions : {} }
}
