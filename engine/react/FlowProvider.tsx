import { type ComponentType, type ReactNode, createContext, useContext, useMemo, useState } from 'react'
import type { InputComponent } from './inputs/InputProps.ts'
import { type Copy, type Translate, toTranslate } from './toTranslate.ts'
import type { Session } from '../session/index.ts'

/** The session to show, its texts (`copy`) and the product's parts. Records should keep their identity. */
export interface FlowProviderProps extends Partial<FlowParts> {
  readonly session: Session
  readonly copy: Copy
  /** A BCP 47 tag; `en` by default. */
  readonly locale?: string
  /** Called with the error of a step that could not be rendered. */
  readonly report?: (error: unknown) => void
  readonly children: ReactNode
}

const none = {}

/** Provides a session, its texts and the product's parts to the tree. The context value changes only with the props. */
export function FlowProvider(props: FlowProviderProps) {
  const {
    session,
    copy,
    locale = 'en',
    components = none,
    inputs = none,
    screens = none,
    help,
    report,
    children,
  } = props
  const [pending] = useState(createPendingInputs)
  const [presses] = useState(createPresses)
  const t = useMemo(() => toTranslate(copy, session), [copy, session])
  const value = useMemo<FlowContextValue>(
    () => ({ session, t, locale, components, inputs, screens, help, report, pending, presses }),
    [session, t, locale, components, inputs, screens, help, report, pending, presses],
  )
  return <FlowContext.Provider value={value}>{children}</FlowContext.Provider>
}

/** The product's components, by the names that its flow uses. */
export interface FlowParts {
  /** Views of steps; `form` is the engine's own. */
  readonly components: Readonly<Record<string, ComponentType>>
  /** Inputs by `ui.input`, including those of `builtInInputs`. */
  readonly inputs: Readonly<Record<string, InputComponent>>
  /** Whole-page screens that hide the step. */
  readonly screens: Readonly<Record<string, ComponentType>>
  /** Shows whom to ask when a call has failed or a step cannot be rendered. */
  readonly help?: ComponentType | undefined
}

/** The values that every rendered part of a flow shares. */
export interface FlowContextValue extends FlowParts {
  readonly session: Session
  readonly t: Translate
  readonly locale: string
  readonly pending: PendingInputs
  readonly presses: Presses
  readonly report: ((error: unknown) => void) | undefined
}

/** The context of the rendered flow, provided by `FlowProvider`. */
export const FlowContext = createContext<FlowContextValue | undefined>(undefined)

/** Returns the flow around this component. Throws outside of a `FlowProvider`. */
export function useFlow(): FlowContextValue {
  const flow = useContext(FlowContext)
  if (!flow) throw new Error('This component is drawn outside of a flow. Put it below a <FlowProvider>.')
  return flow
}

/** Remembers whether the applicant has pressed anything on this page. */
interface Presses {
  readonly note: () => void
  readonly hasOne: () => boolean
}

function createPresses(): Presses {
  let hasOne = false
  return { note: () => void (hasOne = true), hasOne: () => hasOne }
}

/** The inputs on screen that may hold uncommitted text. */
interface PendingInputs {
  /** Adds the commit function of an input. Returns a function that removes it. */
  readonly register: (commit: () => void) => () => void
  /** Makes every input commit its text. */
  readonly flush: () => void
}

/** Creates an empty set of pending inputs. */
function createPendingInputs(): PendingInputs {
  const commits = new Set<() => void>()
  return {
    register(commit) {
      commits.add(commit)
      return () => commits.delete(commit)
    },
    flush() {
      for (const commit of commits) commit()
    },
  }
}
