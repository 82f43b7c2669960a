import type { ButtonDefinition } from '../definition/FlowDefinition.ts'
import { FormProblem } from './FormProblem.tsx'
import { useCopy } from './useCopy.ts'
import { useSend } from './useSend.ts'
import { useSessionState } from './useSessionState.ts'
import { useWorking } from './useWorking.ts'

/** A button or link that sends an event of the step; `submit` is the primary button of a step without a form. */
export function ActionButton({ action, label, style }: ButtonDefinition) {
  const t = useCopy()
  const send = useSend()
  const isLoading = useSessionState((state) => state.isLoading)
  const { isWorking, press } = useWorking()
  const isSubmit = action === 'submit'
  const kind = style ?? (isSubmit ? 'primary' : 'secondary')
  const click = () => {
    if (isLoading) return
    press()
    void send(action)
  }
  return (
    <>
      {isSubmit && <FormProblem />}
      <button
        type={isSubmit ? 'submit' : 'button'}
        className={isWorking ? `button button-${kind} is-busy` : `button button-${kind}`}
        data-action={isSubmit ? undefined : action}
        // Not `disabled`, which would lose the focus for the time of a call.
        aria-disabled={isLoading || undefined}
        onClick={click}
      >
        {t(label)}
        {isWorking && <span className="visually-hidden"> {t('form.busy')}</span>}
      </button>
    </>
  )
}
