import { useId, useMemo } from 'react'
import type { CompiledForm } from '../../definition/CompiledFlow.ts'
import { useFlow } from '../FlowContext.ts'
import { FormProblem } from '../FormProblem.tsx'
import { createFormReader } from './createFormReader.ts'
import { FormContext, type DrawnForm } from './FormContext.ts'
import { FormPart } from './FormPart.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { usePointerPatience } from './usePointerPatience.ts'

/** The form of the current step, drawn from its plan. Its value lives in the session; typing is committed field by field. */
export function StepForm({ form }: { readonly form: CompiledForm }) {
  const { session, pending } = useFlow()
  const id = useId()
  const whenReleased = usePointerPatience()

  const drawn = useMemo((): DrawnForm => {
    const reader = createFormReader(form.plan)
    const data = () => session.store.getState().data[form.data]
    const read = () => reader.read(data())
    return {
      form,
      id,
      read,
      commit: (path, value) => session.draft(reader.change(data(), path, value), path),
      leave: (path) => whenReleased(() => session.leaveField(path, read().value)),
    }
  }, [form, id, session, whenReleased])

  return (
    <FormContext value={drawn}>
      <form
        className="form step-form"
        // A prerendered form that is sent before the script is there must not put what was typed into the address.
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          pending.flush()
          void session.submit(drawn.read().value)
        }}
      >
        <FormPart part={form.plan} path="" />
        <FormProblem />
        <SubmitButton form={form} />
      </form>
    </FormContext>
  )
}
