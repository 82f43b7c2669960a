import { type ReactNode, Suspense } from 'react'
import type { PartAttributes, PlanPart } from '../../definition/FormPlan.ts'
import { useFlow } from '../FlowProvider.tsx'
import { LateStatus } from '../lateViews.ts'
import type { Translate } from '../toTranslate.ts'
import { toUnknown } from '../toUnknown.ts'
import { join } from './createFormReader.ts'
import { toFieldSettings, useForm } from './FormContext.ts'
import { useFieldState, useOptions } from './useFieldState.ts'

/** One field of a form, while it shows: its input, chosen by what its schema says, in its frame. */
export function Field({ part, path: name }: { readonly part: PlanPart; readonly path: string }) {
  const { inputs, t } = useFlow()
  const { form, id: formId, commit: take, leave } = useForm()
  const state = useFieldState(part, name)
  const settings = toFieldSettings(form, name)
  const options = useOptions(state, settings?.options)
  if (!state) return null

  const { shown, value, issue, disabled, readOnly, load } = state
  const { required, ui = {} } = shown
  const id = join(formId, name)
  const inputName = ui.input ?? toInputName(shown, settings?.options !== undefined)
  const Input = inputs[inputName]
  if (!Input) throw toUnknown('The product has no input', inputName, inputs)
  const label = shown.title === undefined ? name : t(shown.title)
  const hint = toHint([Input.hint, shown.description], t)
  const [hintId, statusId, errorId] = [`${id}-hint`, `${id}-status`, `${id}-error`]
  const error = issue && t(issue.message, issue.params)
  // While in error the error line alone: it says what the hint says, and says it first.
  const isHintRead = hint !== undefined && error === undefined
  const blur = () => leave(name)
  const commit = (next: unknown) => {
    take(name, next)
    // What was wrong is validated again at once: a choice or autofill may not be followed by a blur.
    if (error !== undefined) blur()
  }
  return drawFrame({
    id,
    t,
    label,
    hint,
    hintId,
    error,
    errorId,
    kind: Input.frame ?? 'label',
    isOptional: !required && shown.type !== 'boolean',
    status: settings?.options?.slot !== undefined && (
      <Suspense>
        <LateStatus {...{ name, label, load }} id={statusId} />
      </Suspense>
    ),
    children: (
      <Input
        {...{ id, name, label, commit, blur, required, disabled, ui, options }}
        schema={shown}
        isPending={load !== undefined && !load.failure}
        value={value ?? undefined}
        readOnly={readOnly || shown.readOnly === true}
        invalid={error !== undefined}
        describedBy={[isHintRead && hintId, load?.failure && statusId, errorId].filter(Boolean).join(' ')}
      />
    ),
  })
}

/** How every field of its kind is filled in, then what its schema says of this one. */
function toHint(keys: readonly unknown[], t: Translate): string | undefined {
  const texts = keys.flatMap((key) => (typeof key === 'string' ? [t(key)] : []))
  return texts.length > 0 ? texts.join(' ') : undefined
}

/** The name of the input for a field whose schema names none. */
function toInputName(schema: PartAttributes, hasOptions: boolean): string {
  if (hasOptions || schema.enum) return 'select'
  if (schema.type === 'boolean') return 'checkbox'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.format === 'date' || schema.format === 'email') return schema.format
  return 'text'
}

/** What stands around an input. */
interface FieldFrame {
  readonly id: string
  readonly t: Translate
  readonly kind: 'label' | 'group' | 'bare'
  readonly label: string
  readonly isOptional: boolean
  readonly hint: string | undefined
  readonly hintId: string
  readonly error: string | undefined
  readonly errorId: string
  /** What is said of the field's options while they are fetched. */
  readonly status?: ReactNode
  readonly children: ReactNode
}

/** The label, hint and error line of a field. The error line is always there, so that an error moves nothing. */
function drawFrame(frame: FieldFrame) {
  const { id, t, kind, label, isOptional, hint, hintId, error, errorId, status, children } = frame
  const words = (
    <>
      {label}
      {isOptional && ' '}
      {isOptional && <span className="field-optional">{t('form.optional')}</span>}
    </>
  )
  const inside = (
    <>
      {kind === 'label' && (
        <label className="field-label" htmlFor={id}>
          {words}
        </label>
      )}
      {kind === 'group' && <legend className="field-label">{words}</legend>}
      {hint !== undefined && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {children}
      <p id={errorId} className="field-error" aria-live="polite">
        {error}
      </p>
      {status}
    </>
  )
  const className = error === undefined ? 'field' : 'field is-invalid'
  return kind === 'group' ? (
    <fieldset className={className}>{inside}</fieldset>
  ) : (
    <div className={className}>{inside}</div>
  )
}
