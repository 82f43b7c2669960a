import type { CompiledForm, CompiledView } from '../definition/CompiledFlow.ts'
import type { ButtonView } from '../definition/StepDefinition.ts'
import { ActionButton } from './ActionButton.tsx'
import { useFlow } from './FlowProvider.tsx'
import { StepForm } from './form/StepForm.tsx'
import { LateFileButton } from './lateViews.ts'
import { RichText } from './RichText.tsx'
import { toUnknown } from './toUnknown.ts'
import { useCopy, useSession, useSessionState } from './hooks.ts'

interface ViewPartProps {
  readonly part: CompiledView
  readonly form: CompiledForm | undefined
}

/** One part of a step's view, while its condition holds. */
export function ViewPart({ part, form }: ViewPartProps) {
  const session = useSession()
  const isShown = useSessionState(() => part.when === undefined || session.holds(part.when))
  if (!isShown) return null
  if (part.kind === 'text') return <TextPart part={part} />
  if (part.kind === 'button') return <ButtonPart {...part} />
  if (part.component === 'form') return <FormOfVisit form={form} />
  return <ComponentPart name={part.component} />
}

const ButtonPart = ({ file, ...button }: ButtonView) =>
  file === undefined ? <ActionButton {...button} /> : <LateFileButton {...button} file={file} />

function TextPart({ part }: { readonly part: CompiledView & { readonly kind: 'text' } }) {
  const text = useCopy()(part.text)
  if (part.style === 'heading') return <h2 className="text-heading">{text}</h2>
  return (
    <p className={`text-${part.style}`}>
      <RichText text={text} />
    </p>
  )
}

/** A new visit of the step, or another variant, is another form; before `start` and after it is the same one. */
function FormOfVisit({ form }: { readonly form: CompiledForm | undefined }) {
  const key = useSessionState(({ currentStep, visit }) => `${currentStep} ${Math.max(visit, 1)}`)
  return form && <StepForm key={`${key} ${form.when ?? ''}`} form={form} />
}

function ComponentPart({ name }: { readonly name: string }) {
  const { components } = useFlow()
  const View = Object.hasOwn(components, name) ? components[name] : undefined
  if (!View) throw toUnknown('The product has no component', name, components)
  return <View />
}
