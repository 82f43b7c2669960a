import type { CompiledForm, CompiledView } from '../definition/CompiledFlow.ts'
import { ActionButton } from './ActionButton.tsx'
import { useFlow } from './FlowProvider.tsx'
import { StepForm } from './form/StepForm.tsx'
import { LateFileButton } from './lateViews.ts'
import { RichText } from './RichText.tsx'
import { toUnknown } from './toUnknown.ts'

interface ViewPartProps {
  readonly part: CompiledView
  /** The current form of the step. */
  readonly form: CompiledForm | undefined
}

/** One part of a step's view. */
export function ViewPart({ part, form }: ViewPartProps) {
  const { components, t } = useFlow()
  if (part.kind === 'text') {
    const text = t(part.text)
    if (part.style === 'heading') return <h2 className="text-heading">{text}</h2>
    return (
      <p className={`text-${part.style}`}>
        <RichText text={text} />
      </p>
    )
  }
  if (part.kind === 'button') {
    const { file, ...button } = part
    return file === undefined ? <ActionButton {...button} /> : <LateFileButton {...button} file={file} />
  }
  // Another variant is a separate form, with its own state.
  if (part.component === 'form') return form && <StepForm key={form.when ?? ''} form={form} />
  const View = Object.hasOwn(components, part.component) ? components[part.component] : undefined
  if (!View) throw toUnknown('The product has no component', part.component, components)
  return <View />
}
