import { type ReactNode, memo, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { CompiledForm, CompiledView } from '../definition/CompiledFlow.ts'
import { ActionButton } from './ActionButton.tsx'
import { Banner } from './Banner.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { useFlow } from './FlowProvider.tsx'
import { LateDialog, LateFileButton } from './lateViews.ts'
import { RichText } from './RichText.tsx'
import { toUnknown } from './toUnknown.ts'
import { ErrorSummary } from './form/ErrorSummary.tsx'
import { StepForm } from './form/StepForm.tsx'
import { leaveButton, useCopy, useSessionState } from './hooks.ts'

interface StepViewProps {
  readonly name: string
  /** The open dialog of the step. */
  readonly dialogName: string | undefined
  /** Whether its form is loaded, if it has one. */
  readonly hasForm: boolean
  /** Whether code that the view needs is being fetched. */
  readonly isFetching: boolean
  readonly fetchError: unknown
  readonly notices: ReactNode
}

/**
 * The current step: its title, the failure, its view from top to bottom, its open dialog. Throws the error that kept its code from loading.
 * Memoized, so that a busy page around it does not render it again.
 */
export const StepView = memo(function StepView(props: StepViewProps) {
  const { name, dialogName, hasForm, isFetching, fetchError, notices } = props
  const { session, t } = useFlow()
  const form = useSessionState(() => (hasForm ? session.activeForm() : undefined))
  const step = session.flow.steps[name]
  // One digit for each part in a single subscription, because each subscription costs as much as rendering a part.
  const shown = useSessionState(() =>
    step?.view.map(({ when }) => (when === undefined || session.holds(when) ? 1 : 0)).join(''),
  )
  useKeptFocus()
  if (fetchError) throw fetchError
  if (!step) throw new Error(`The flow ${session.flow.name} has no step "${name}".`)
  const dialog = dialogName === undefined ? undefined : step.dialogs[dialogName]
  const view = step.view.map(
    (part, index) =>
      // oxlint-disable-next-line react/no-array-index-key -- the view of a step does not change its order
      shown?.[index] === '1' && <ViewPart key={index} part={part} form={form} />,
  )
  return (
    <>
      <BackLink />
      <StepHeading title={t(step.title)} />
      <ConnectionNotice />
      {notices}
      <Banner />
      <ErrorSummary />
      {isFetching ? <p className="loading">{t('form.loading')}</p> : view}
      <LiveRegion />
      {dialog && <LateDialog key={dialogName} dialog={dialog} />}
    </>
  )
})

/** Keeps the focus in the step when the control that had it disappears, such as a button that ends what made it appear. */
function useKeptFocus(): void {
  // Read before the elements change, and after that by the effect. A page that is rendered in advance has no focus.
  const before = globalThis.document?.activeElement
  const root = before?.closest<HTMLElement>('[data-step]')
  const isDrawn = useRef(false)
  useLayoutEffect(() => {
    if (isDrawn.current && root && !before?.isConnected && document.activeElement === document.body) leaveButton(root)
    isDrawn.current = true
  })
}

/** The step's title. It takes the focus after another step, screen or failure, never when the page has just been opened. */
export function StepHeading({ title }: { readonly title: string }) {
  const { session, presses } = useFlow()
  const { store } = session
  const heading = useRef<HTMLHeadingElement>(null)
  // A layout effect: an applicant who is quick keeps the focus where they put it.
  useLayoutEffect(() => {
    if (store.getState().visit <= 1 && !presses.hasOne()) return
    const focused = document.activeElement
    // After the other layout effects, one of which may focus a field: amid them the step would be laid out twice.
    queueMicrotask(() => document.activeElement === focused && heading.current?.focus())
  }, [store, presses])
  return (
    <h1 ref={heading} className="step-title" tabIndex={-1}>
      {title}
    </h1>
  )
}

/** A link to the previous step. It keeps its place while it is blocked, so that nothing jumps. */
function BackLink() {
  const { session, pending, t } = useFlow()
  const way = useSessionState(({ canGoBack, isLoading, trail }) =>
    canGoBack ? 'open' : isLoading && trail.at > 0 ? 'blocked' : 'none',
  )
  if (way === 'none') return null
  const goBack = () => {
    flushSync(pending.flush)
    void session.back()
  }
  return (
    <button
      type="button"
      className="back-link"
      data-back=""
      aria-disabled={way === 'blocked' || undefined}
      onClick={() => way === 'open' && goBack()}
    >
      {t('form.back')}
    </button>
  )
}

/** The flow's announcements to screen readers, read after what they are currently reading. */
function LiveRegion() {
  const t = useCopy()
  const announcement = useSessionState((state) => state.announcement)
  return <output className="visually-hidden">{announcement && t(announcement.message, announcement.params)}</output>
}

interface ViewPartProps {
  readonly part: CompiledView
  /** The current form of the step. */
  readonly form: CompiledForm | undefined
}

/** One part of a step's view. */
function ViewPart({ part, form }: ViewPartProps) {
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
  const View = components[part.component]
  if (!View) throw toUnknown('The product has no component', part.component, components)
  return <View />
}
