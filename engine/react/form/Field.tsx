import type { FieldProps } from '@rjsf/utils'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { useFlow } from '../FlowContext.ts'
import { builtInInputs, toInputName } from '../inputs/builtInInputs.tsx'
import type { FieldUi, InputComponent } from '../inputs/InputProps.ts'
import { toNearest } from '../toNearest.ts'
import type { Translate } from '../toTranslate.ts'
import { useSession } from '../useSession.ts'
import { useSessionState } from '../useSessionState.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { toFieldSettings, useForm } from './FormContext.ts'
import { OptionsStatus } from './OptionsStatus.tsx'
import { useFieldOptions } from './useFieldOptions.ts'

interface DrawnFieldProps extends Pick<FieldProps<unknown>, 'schema' | 'fieldPathId' | 'onChange' | 'onBlur'> {
  readonly formData: unknown
  readonly required: boolean
  readonly error: string | undefined
}

/** One field of a form: its input, chosen by the schema, in its frame. */
export function Field(props: DrawnFieldProps) {
  const { formData, fieldPathId, required, error, onChange, onBlur } = props
  const { inputs, t } = useFlow()
  const session = useSession()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is a part of the compiled form's schema
  const schema = props.schema as JsonSchema
  const ui: FieldUi = schema.ui ?? {}
  const { $id: id, path } = fieldPathId
  const name = path.join('.')
  const settings = toFieldSettings(useForm(), path)
  const holds = (predicate: string | undefined) => predicate !== undefined && session.holds(predicate)
  const disabled = useSessionState(() => holds(settings?.disabledWhen))
  const readOnly = useSessionState(() => holds(settings?.readOnlyWhen))
  const { options, load } = useFieldOptions(schema, ui, settings?.options)

  const inputName = ui.input ?? toInputName(schema, settings?.options !== undefined)
  const Input = inputs[inputName] ?? builtInInputs[inputName]
  if (!Input) throw toUnknownInput(inputName, inputs)
  const label = typeof schema.title === 'string' ? t(schema.title) : name
  const hint = toHint([Input.hint, schema.description], t)
  const [hintId, statusId, errorId] = [`${id}-hint`, `${id}-status`, `${id}-error`]
  // While in error the error line alone: it says what the hint says, and says it first.
  const isHintRead = hint !== undefined && error === undefined
  const blur = () => onBlur(id, undefined)
  const commit = (value: unknown) => {
    onChange(value, path, undefined, id)
    // What was wrong is judged again at once: a choice or autofill may not be followed by a blur.
    if (error !== undefined) blur()
  }
  return (
    <FieldFrame
      {...{ id, label, hint, hintId, error, errorId }}
      kind={Input.frame ?? 'label'}
      isOptional={!required && schema.type !== 'boolean'}
      status={settings?.options?.slot !== undefined && <OptionsStatus {...{ name, label, load }} id={statusId} />}
    >
      <Input
        {...{ id, name, label, commit, blur, required, disabled, schema, ui, options }}
        isPending={load !== undefined && !load.failure}
        value={formData ?? undefined}
        readOnly={readOnly || schema.readOnly === true}
        invalid={error !== undefined}
        describedBy={[isHintRead && hintId, load?.failure && statusId, errorId].filter(Boolean).join(' ')}
      />
    </FieldFrame>
  )
}

/** How every field of its kind is filled in, then what its schema says of this one. */
function toHint(keys: readonly unknown[], t: Translate): string | undefined {
  const texts = keys.flatMap((key) => (typeof key === 'string' ? [t(key)] : []))
  return texts.length > 0 ? texts.join(' ') : undefined
}

function toUnknownInput(name: string, inputs: Readonly<Record<string, InputComponent>>): Error {
  const known = [...Object.keys(inputs), ...Object.keys(builtInInputs)]
  return new Error(`There is no input "${name}".${toNearest(name, known)}`)
}
