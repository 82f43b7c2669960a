import { type ReactNode, memo } from 'react'
import type { PartAttributes } from '../../definition/FormPlan.ts'
import type { SessionState } from '../../session/index.ts'
import { useFlow } from '../FlowProvider.tsx'
import { LateStatus } from '../lateViews.ts'
import type { Translate } from '../toTranslate.ts'
import { toUnknown } from '../toUnknown.ts'
import { join, type ShownPart } from './createFormReader.ts'
import { useForm } from './FormContext.ts'
import { type OptionsSource, useOptions } from './useOptions.ts'

/** The props of a field. */
interface FieldProps {
  /** Its path in the form's value: `addresses.0.city`. */
  readonly name: string
  readonly shown: ShownPart
  readonly value: unknown
  readonly issue: SessionState['issues'][number] | undefined
  readonly disabled: boolean
  readonly readOnly: boolean
  /** The source of its choices if they do not come from its schema, and the items that they are made of. */
  readonly source: OptionsSource | undefined
  readonly items: unknown
  /** The state of fetching its choices. */
  readonly load: SessionState['loads'][string] | undefined
}

/** One field of a form: the input that its schema selects, in its frame. */
export const Field = memo(function Field(props: FieldProps) {
  const { name, shown, value, issue, disabled, readOnly, source, items, load } = props
  const { inputs, t } = useFlow()
  const { id: formId, commit: take, leave } = useForm()
  const options = useOptions(items, shown, source)
  // Not the options: an input may draw items that are none, such as cards of objects.
  const { length }: { readonly length?: number } = Object(items)
  const { required, ui = {} } = shown
  const id = join(formId, name)
  const inputName = ui.input ?? toInputName(shown, source !== undefined)
  const Input = inputs[inputName]
  if (!Input) throw toUnknown('The product has no input', inputName, inputs)
  const label = shown.title === undefined ? name : t(shown.title)
  const hint = toHint([Input.hint, shown.description], t)
  const [hintId, statusId, errorId] = [`${id}-hint`, `${id}-status`, `${id}-error`]
  const error = issue && t(issue.message, issue.params)
  // With an error, screen readers get only the error line, which repeats what the hint says.
  const isHintRead = hint !== undefined && error === undefined
  const blur = () => leave(name)
  const commit = (next: unknown) => {
    take(name, next)
    // A wrong value is validated again immediately: a choice or autofill may not be followed by a blur.
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
    status: source?.slot !== undefined && (
      <LateStatus {...{ name, label, load }} id={statusId} isEmpty={!disabled && !length} />
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
})

/** Joins the hint for all fields of this kind and the description in the schema. */
function toHint(keys: readonly unknown[], t: Translate): string | undefined {
  const texts = keys.flatMap((key) => (typeof key === 'string' ? [t(key)] : []))
  return texts.length > 0 ? texts.join(' ') : undefined
}

/** Returns the name of the input for a field whose schema names none. */
function toInputName(schema: PartAttributes, hasOptions: boolean): string {
  if (hasOptions || schema.enum) return 'select'
  if (schema.type === 'boolean') return 'checkbox'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.format === 'date' || schema.format === 'email') return schema.format
  return 'text'
}

/** The parts around an input. */
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
  /** The state of fetching the field's options. */
  readonly status?: ReactNode
  readonly children: ReactNode
}

/** Renders the label, hint and error line of a field. The error line always exists, so that an error moves nothing. */
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
