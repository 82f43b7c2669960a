import { Suspense } from 'react'
import { valueAt } from '../../session/index.ts'
import { useFlow } from '../FlowProvider.tsx'
import { toInputName } from '../inputs/toInputName.ts'
import type { Translate } from '../toTranslate.ts'
import { useSession, useSessionState } from '../hooks.ts'
import { LateStatus } from '../lateViews.ts'
import { toUnknown } from '../toUnknown.ts'
import { join, type ShownPart } from './createFormReader.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { toFieldSettings, useForm } from './FormContext.ts'
import { useFieldOptions } from './useFieldOptions.ts'

/** One field of a form: its input, chosen by what its schema says, in its frame. */
export function Field({ path: name, shown }: { readonly path: string; readonly shown: ShownPart }) {
  const { inputs, t } = useFlow()
  const session = useSession()
  const { form, id: formId, read, commit: take, leave } = useForm()
  const { required, ui = {} } = shown
  const id = join(formId, name)
  const settings = toFieldSettings(form, name)
  const holds = (predicate: string | undefined) => predicate !== undefined && session.holds(predicate)
  const disabled = useSessionState(() => holds(settings?.disabledWhen))
  const readOnly = useSessionState(() => holds(settings?.readOnlyWhen))
  const value = useSessionState(() => valueAt(read().value, name))
  const issue = useSessionState(({ issues }) => issues.find(({ path }) => path === name))
  const { options, load } = useFieldOptions(shown, settings?.options)

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
  return (
    <FieldFrame
      {...{ id, label, hint, hintId, error, errorId }}
      kind={Input.frame ?? 'label'}
      isOptional={!required && shown.type !== 'boolean'}
      status={
        settings?.options?.slot !== undefined && (
          <Suspense>
            <LateStatus {...{ name, label, load }} id={statusId} />
          </Suspense>
        )
      }
    >
      <Input
        {...{ id, name, label, commit, blur, required, disabled, ui, options }}
        schema={shown}
        isPending={load !== undefined && !load.failure}
        value={value ?? undefined}
        readOnly={readOnly || shown.readOnly === true}
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
