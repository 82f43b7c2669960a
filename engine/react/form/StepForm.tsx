import Form from '@rjsf/core/lib/components/Form.js'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { CompiledForm } from '../../definition/CompiledFlow.ts'
import { useFlow } from '../FlowContext.ts'
import { FormProblem } from '../FormProblem.tsx'
import { useSessionState } from '../useSessionState.ts'
import { createSlotSync } from './createSlotSync.ts'
import { FormContext } from './FormContext.ts'
import { SchemaField } from './SchemaField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { toErrorSchema } from './toErrorSchema.ts'
import { toValidator } from './toValidator.ts'
import { usePointerPatience } from './usePointerPatience.ts'

// A box that must be ticked has `const: true`, which RJSF would otherwise tick by itself.
const defaults = { constAsDefaults: 'never' } as const
const separator = '.'
const fields = { SchemaField }

/** The form of the current step. Its value lives in RJSF while it is drawn; commits go to the session as they are made. */
export function StepForm({ form }: { readonly form: CompiledForm }) {
  const { session, pending, t } = useFlow()
  const prefix = useId()
  const rjsf = useRef<Form>(null)
  const [sync] = useState(() => createSlotSync(session, form.data))
  const validator = useMemo(() => toValidator(form), [form])
  const issues = useSessionState((state) => state.issues)
  const extraErrors = useMemo(() => toErrorSchema(issues, t), [issues, t])
  const whenReleased = usePointerPatience()

  useEffect(() => {
    // Without an id the change is not a person's, so no `change FIELD` event follows it.
    const pull = () => sync.fromSession((name, value) => rjsf.current?.onChange(value, [name], undefined, prefix))
    pull()
    return session.store.subscribe(pull)
  }, [session, sync, prefix])

  const toPath = (id: string) => (id.startsWith(prefix + separator) ? id.slice(prefix.length + 1) : undefined)
  return (
    <FormContext value={form}>
      <div className="step-form" onSubmitCapture={pending.flush}>
        <Form
          ref={rjsf}
          className="form"
          // A prerendered form that is sent before the script is there must not put what was typed into the address.
          method="dialog"
          schema={form.schema}
          validator={validator}
          initialFormData={sync.initial}
          idPrefix={prefix}
          idSeparator={separator}
          fields={fields}
          extraErrors={extraErrors}
          experimental_defaultFormStateBehavior={defaults}
          showErrorList={false}
          noValidate
          noHtml5Validate
          onChange={({ formData }, id) => {
            // RJSF also reports its own defaults, while it is being drawn; they wait for the first commit.
            if (id !== undefined) sync.toSession(formData, toPath(id))
          }}
          onBlur={(id) => {
            const path = toPath(id)
            // After the commit that the same blur may have queued.
            const judge = () =>
              rjsf.current?.setState(null, () => session.leaveField(path ?? '', rjsf.current?.state.formData))
            whenReleased(judge)
          }}
          onSubmit={({ formData }) => void session.submit(formData)}
        >
          <FormProblem />
          <SubmitButton form={form} />
        </Form>
      </div>
    </FormContext>
  )
}
