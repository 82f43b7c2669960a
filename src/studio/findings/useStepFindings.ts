import { useMemo } from 'react'
import { useFindings, useModel, useStudio } from '../StudioContext.ts'
import type { Finding } from './CheckMessage.ts'
import { toFindingSteps } from './toFindingSteps.ts'

/** The findings about each step, by its name; one may be about several steps, or about none. */
export function useStepFindings(): ReadonlyMap<string, readonly Finding[]> {
  const { workspace } = useStudio()
  const problems = useFindings((findings) => findings.problems)
  const flow = useModel((model) => model.flow)
  return useMemo(() => {
    const found = new Map<string, readonly Finding[]>()
    const { files } = workspace.store.getState()
    for (const problem of flow ? problems : []) {
      for (const step of flow ? toFindingSteps(problem, flow, files) : [])
        found.set(step, [...(found.get(step) ?? []), problem])
    }
    return found
  }, [problems, flow, workspace])
}
