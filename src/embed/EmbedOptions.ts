import type { InitOptions } from '../widget/options/InitOptions.ts'
import type { Target } from './hostPage.ts'

/** The callbacks that report events to a partner's page. No event contains anything about the applicant. */
export interface EmbedCallbacks {
  readonly onReady?: (event: PartnerEventOf<'ready'>) => void
  readonly onStep?: (event: PartnerEventOf<'step'>) => void
  readonly onLeadCreated?: (event: PartnerEventOf<'leadCreated'>) => void
  readonly onCompleted?: (event: PartnerEventOf<'completed'>) => void
  readonly onError?: (event: PartnerEventOf<'error'>) => void
  readonly onClosed?: (event: PartnerEventOf<'closed'>) => void
}

/** The options that a partner's page may pass to a widget. */
export interface EmbedOptions extends InitOptions, EmbedCallbacks {
  /** How long the widget may take to appear, in milliseconds; 20 seconds by default. */
  readonly loadTimeout?: number
}

/** A widget on a partner's page. */
export interface EmbeddedWidget {
  /** The element that the loader puts into the target. It is removed when the widget is destroyed. */
  readonly element: HTMLElement
  /** Merges these options into the current ones. */
  update(options: EmbedOptions): void
  /** Removes the widget and everything that belongs to it. Further calls do nothing. */
  destroy(): void
}

/** Identifiers of an application that do not reveal who the applicant is. */
export interface Ids {
  /** Random. Our API host gets the same id, so a partner's server can match the application by it. */
  readonly applicationId?: string
  /** The reference from the options, unchanged. */
  readonly reference?: string
}

interface Details {
  readonly ready: object
  readonly step: { readonly step: string; readonly progress: number } & Ids
  readonly leadCreated: Ids
  readonly completed: Ids
  readonly error: { readonly code: string }
  readonly closed: object
}

/** The event of one type, as defined in `schemas/partner-events.v1.schema.json`. */
type PartnerEventOf<Type extends keyof Details> = {
  readonly version: 1
  readonly type: Type
} & Details[Type]

/** Any event that a partner's page can receive. */
export type PartnerEvent = { [Type in keyof Details]: PartnerEventOf<Type> }[keyof Details]

/** A call on a widget that does not exist yet, queued by the snippet. */
export type QueuedCall = readonly ['update' | 'destroy', EmbedOptions]

/** The global `Refinance` of a page, defined by the snippet first and then by the script. */
export interface RefinanceScript {
  init(options: EmbedOptions & { readonly target: Target }): EmbeddedWidget
  /** Set by the snippet only: the options of each `init` call, and the handle that the call returned. */
  q?: [EmbedOptions & { readonly target: Target }, { calls: QueuedCall[]; element?: HTMLElement }][]
}

declare global {
  interface Window {
    Refinance?: RefinanceScript
  }
}
