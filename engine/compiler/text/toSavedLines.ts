import type { LinkedFlow } from '../../definition/index.ts'
import { toResumeStepsOf } from '../../definition/released/toResumeSteps.ts'

/** What becomes of saved applications that cannot be taken up as they are: what migrations make of them, and where they go on. */
export function toSavedLines(flow: LinkedFlow): string[] {
  const migrations = Object.entries(flow.definition.migrations ?? {}).flatMap(([version, { data = {} }]) =>
    Object.entries(data).map(
      ([place, source]) =>
        `from version ${version}: ${source === null ? `${place} is kept no longer` : `${place} is ${source}`}`,
    ),
  )
  const moved = Object.entries(toResumeStepsOf(flow) ?? {}).map(
    ([step, target]) => `who stopped at ${step} goes on at ${target}`,
  )
  return [...migrations, ...moved]
}
