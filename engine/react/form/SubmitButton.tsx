import type { CompiledForm } from '../../definition/CompiledFlow.ts'
import { useCopy } from '../useCopy.ts'
import { useSession } from '../useSession.ts'
import { useSessionState } from '../useSessionState.ts'

/** The primary button of a form. It keeps the focus while the step waits for an answer, and does nothing then. */
export function SubmitButton({ form }: { readonly form: CompiledForm }) {
  const t = useCopy()
  const session = useSession()
  const isAllowed = useSessionState(() => form.submitWhen === undefined || session.holds(form.submitWhen))
  const isLoading = useSessionState((state) => state.isLoading)
  return (
    <button
      type="submit"
      className="button button-primary"
      disabled={!isAllowed}
      aria-disabled={isLoading || undefined}
    >
      {t(form.submit)}
    </button>
  )
}
