import { createContext, use, type ComponentType } from 'react'
import type { Session } from '../session/index.ts'
import type { Translate } from './toTranslate.ts'
import type { PendingInputs } from './createPendingInputs.ts'
import type { InputComponent } from './inputs/InputProps.ts'

/** The product's components by the names that its flow uses. */
export interface FlowParts {
  /** Views of steps; `form` is the engine's own. */
  readonly components: Readonly<Record<string, ComponentType>>
  /** Inputs by `ui.input`; they come before the built-in ones. */
  readonly inputs: Readonly<Record<string, InputComponent>>
  /** Whole-page screens that hide the step. */
  readonly screens: Readonly<Record<string, ComponentType>>
  /** Whom to ask when a call has failed, or a step cannot be drawn. */
  readonly help?: ComponentType | undefined
}

/** What every drawn part of a flow shares. */
export interface FlowContextValue extends FlowParts {
  readonly session: Session
  readonly t: Translate
  readonly locale: string
  readonly pending: PendingInputs
  readonly report: ((error: unknown) => void) | undefined
}

/** Holds the flow that is drawn; provided by `FlowProvider`. */
export const FlowContext = createContext<FlowContextValue | undefined>(undefined)

/** The flow that is drawn around this component. Throws outside of a `FlowProvider`. */
export function useFlow(): FlowContextValue {
  const flow = use(FlowContext)
  if (!flow) throw new Error('This component is drawn outside of a flow. Put it below a <FlowProvider>.')
  return flow
}
