import type { ButtonDefinition } from '../definition/FlowDefinition.ts'
import { FormProblem } from './FormProblem.tsx'
import { useCopy } from './useCopy.ts'
import { useSend } from './useSend.ts'
import { useSessionState } from './useSessionState.ts'

/** A button or link that sends an event of the step; `submit` is the primary button of a step without a form. */
export function ActionButton({ action, label, style }: ButtonDefinition) {
  const t = useCopy()
  const send = useSend()
  const isLoading = useSessionState((state) => state.isLoading)
  const isSubmit = action === 'submit'
  const kind = style ?? (isSubmit ? 'primary' : 'secondary')
  return (
    <>
      {isSubmit && <FormProblem />}
      <button
        type={isSubmit ? 'submit' : 'button'}
        className={`button button-${kind}`}
        data-action={isSubmit ? undefined : action}
        // Not `disabled`, which would lose the focus for the time of a call.
        aria-disabled={isLoading || undefined}
        onClick={() => void (isLoading || send(action))}
      >
        {t(label)}
      </button>
    </>
  )
}
