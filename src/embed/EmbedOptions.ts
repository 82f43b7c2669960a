import type { InitOptions } from '../widget/options/InitOptions.ts'
import type { Target } from './hostPage.ts'

/** What a partner's page is told, each by a callback; no event holds anything about the applicant. */
export interface EmbedCallbacks {
  readonly onReady?: (event: PartnerEventOf<'ready'>) => void
  readonly onStep?: (event: PartnerEventOf<'step'>) => void
  readonly onLeadCreated?: (event: PartnerEventOf<'leadCreated'>) => void
  readonly onCompleted?: (event: PartnerEventOf<'completed'>) => void
  readonly onError?: (event: PartnerEventOf<'error'>) => void
  readonly onClosed?: (event: PartnerEventOf<'closed'>) => void
}

/** What a partner's page may give to a widget. */
export interface EmbedOptions extends InitOptions, EmbedCallbacks {
  /** How long the widget may take to appear, in milliseconds; 20 seconds unless told. */
  readonly loadTimeout?: number
}

/** A widget on a partner's page. */
export interface EmbeddedWidget {
  /** What was put into the target; it is empty once the widget is destroyed. */
  readonly element: HTMLElement
  /** Merges further options into those that are there. */
  update(options: EmbedOptions): void
  /** Takes the widget away with all that belongs to it; calling it again does nothing. */
  destroy(): void
}

/** What an application is called, by nothing that says whose it is. */
interface Ids {
  /** Random; your server can be told of the application by the same. */
  readonly applicationId?: string
  /** As the options had it. */
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

/** The event of one type, as `schemas/partner-events.v1.schema.json` has it. */
type PartnerEventOf<Type extends keyof Details> = {
  readonly version: 1
  readonly type: Type
} & Details[Type]

/** An event for partners. */
export type PartnerEvent = { [Type in keyof Details]: PartnerEventOf<Type> }[keyof Details]

/** A call of a widget that is not there yet. */
export type QueuedCall = readonly ['update' | 'destroy', EmbedOptions]

/** What the script, or the snippet before it, is in a page. */
export interface RefinanceScript {
  init(options: EmbedOptions & { readonly target: Target }): EmbeddedWidget
  /** Of the snippet: the options of each `init`, and the handle that it answered with. */
  q?: [EmbedOptions & { readonly target: Target }, { calls: QueuedCall[]; element?: HTMLElement }][]
}

declare global {
  interface Window {
    Refinance?: RefinanceScript
  }
}
