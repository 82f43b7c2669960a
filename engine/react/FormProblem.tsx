import { useCopy } from './useCopy.ts'
import { useSessionState } from './useSessionState.ts'

/** The mistakes that belong to no single field, above the primary button. */
export function FormProblem() {
  const t = useCopy()
  const error = useSessionState((state) => state.error)
  const issue = useSessionState((state) => state.issues.find(({ path }) => path === ''))
  const problem = error ?? issue
  return (
    <p className="form-error" role="alert">
      {problem && t(problem.message, problem.params)}
    </p>
  )
}
