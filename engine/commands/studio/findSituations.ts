import { adviseFlow } from '../../analysis/advice/adviseFlow.ts'
import { provePaths } from '../../analysis/paths/provePaths.ts'
import { checkFlow } from '../../compiler/checkFlow.ts'
import { joinProblems } from '../../definition/consequences.ts'
import { toFlowSource } from '../../definition/index.ts'
import type { BuiltSituations, StudioFiles } from './StudioFiles.ts'
import type { StudioProject } from './readStudioFiles.ts'

/**
 * Precomputes for the studio the situations of the files, all findings of the check, and the positions of the steps. This takes
 * seconds, which everybody who opens the studio would otherwise wait for.
 */
export async function findSituations(
  { flowFile, files, hash, checkedHash, code }: StudioFiles,
  { functions, placeSteps, checkBeside = () => [] }: Pick<StudioProject, 'functions' | 'placeSteps' | 'checkBeside'>,
): Promise<BuiltSituations> {
  const now = new Date()
  const { flow, problems } = checkFlow(toFlowSource(flowFile, new Map(Object.entries(files)), new Map()))
  const faults = flow ? checkBeside(files, flow) : problems
  const advice = flow ? adviseFlow(flow, code) : []
  return {
    hash,
    now: now.getTime(),
    examples: flow && (await provePaths(flow, { functions, now })),
    checked: {
      hash: checkedHash,
      problems: joinProblems(faults, advice).map((problem) => ({ ...problem, isAdvice: !faults.includes(problem) })),
    },
    places: flow && (await placeSteps?.(flow)),
  }
}
