import type { CompiledForm } from '../../definition/CompiledFlow.ts'
import { useCopy } from '../useCopy.ts'
import { useSession } from '../useSession.ts'
import { useSessionState } from '../useSessionState.ts'
import { useWorking } from '../useWorking.ts'

/** The primary button of a form. It keeps the focus while the step waits for an answer, and does nothing then. */
export function SubmitButton({ form }: { readonly form: CompiledForm }) {
  const t = useCopy()
  const session = useSession()
  const isAllowed = useSessionState(() => form.submitWhen === undefined || session.holds(form.submitWhen))
  const isLoading = useSessionState((state) => state.isLoading)
  const { isWorking, press } = useWorking()
  return (
    <button
      type="submit"
      className={isWorking ? 'button button-primary is-busy' : 'button button-primary'}
      // The Enter key clicks it, too.
      onClick={press}
      disabled={!isAllowed}
      aria-disabled={isLoading || undefined}
    >
      {t(form.submit)}
      {isWorking && <span className="visually-hidden"> {t('form.busy')}</span>}
    </button>
  )
}
