import { useMemo, useState, type ReactNode } from 'react'
import type { Session } from '../session/index.ts'
import { createPendingInputs } from './createPendingInputs.ts'
import { FlowContext, type FlowContextValue, type FlowParts } from './FlowContext.ts'
import { toTranslate, type Copy } from './toTranslate.ts'

/** What is drawn (`session`), in which words (`copy`), out of which parts. Records should keep their identity. */
export interface FlowProviderProps extends Partial<FlowParts> {
  readonly session: Session
  readonly copy: Copy
  /** A BCP 47 tag; `en` unless told. */
  readonly locale?: string
  /** Told of a step that could not be drawn. */
  readonly report?: (error: unknown) => void
  readonly children: ReactNode
}

const none = {}

/** Puts a session, its words and the product's parts in the tree; its value changes only with its props. */
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
  const t = useMemo(() => toTranslate(copy, session), [copy, session])
  const value = useMemo<FlowContextValue>(
    () => ({ session, t, locale, components, inputs, screens, help, report, pending }),
    [session, t, locale, components, inputs, screens, help, report, pending],
  )
  return <FlowContext value={value}>{children}</FlowContext>
}
