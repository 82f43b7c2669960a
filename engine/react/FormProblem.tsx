import { useCopy, useSessionState } from './hooks.ts'

/** The mistakes that belong to no single field, above the primary button where they are made; and that all was saved, for who hears the page. */
export function FormProblem() {
  const t = useCopy()
  const error = useSessionState((state) => state.error)
  const issue = useSessionState((state) => state.issues.find(({ path }) => path === ''))
  const problem = error ?? issue
  const isThrough = useSessionState((state) => state.isSubmitSuccess)
  return (
    <>
      <p className="form-error" role="alert">
        {problem && t(problem.message, problem.params)}
      </p>
      {/* What was saved shows by itself, elsewhere on the page. */}
      <output className="visually-hidden">{isThrough && t('form.saved')}</output>
    </>
  )
}
