import { collectProblems } from '../../definition/collectProblems.ts'
import type { LinkedFlow, Problem } from '../../definition/index.ts'
import { toWrittenFinding } from '../../definition/toWrittenPath.ts'
import type { Advice } from './Advice.ts'
import { adviseConditions } from './adviseConditions.ts'
import { adviseFields } from './adviseFields.ts'
import { adviseForgetting } from './adviseForgetting.ts'
import { adviseLengths } from './adviseLengths.ts'
import { adviseMeanings } from './adviseMeanings.ts'
import { adviseRules } from './adviseRules.ts'
import { adviseUnused } from './adviseUnused.ts'
import { adviseWrites } from './adviseWrites.ts'

const all: readonly Advice[] = [
  adviseUnused,
  adviseFields,
  adviseConditions,
  adviseMeanings,
  adviseRules,
  adviseWrites,
  adviseForgetting,
  adviseLengths,
]

/**
 * What is most likely not meant in a flow that has no faults: a build goes on with it, and a reviewer wants to know. `code` is
 * the text of the product around it; what that names is in use.
 */
export function adviseFlow(flow: LinkedFlow, code = ''): readonly Problem[] {
  const { source } = flow
  const { report, toList } = collectProblems([source.flow, ...source.schemas.values(), ...source.copy.values()])
  for (const advise of all)
    for (const finding of advise({ flow, code })) report(toWrittenFinding(flow.definition, finding))
  return toList()
}
