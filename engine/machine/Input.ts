import type { ActionResult, Failure } from '../actions/ActionHandler.ts'
import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import type { Issue } from '../validation/validate.ts'
import type { Anew } from './Effect.ts'

type Fields = Readonly<Record<string, unknown>>

/** Something that happens to an application, as plain data. */
export type Input =
  /** The saved application is being read, or the rest of the flow is being fetched. */
  | { readonly type: 'reading' }
  /** The rest of the flow, or the step's form, could not be fetched, so `anew` could not begin. */
  | { readonly type: 'unfetched'; readonly anew: Anew & { readonly type: 'submit' | 'send' } }
  /** The rest of the flow is loaded. */
  | { readonly type: 'completed' }
  /** The page was opened, with the saved application if there is one. */
  | { readonly type: 'start'; readonly saved?: { readonly data: Fields; readonly ageDays: number } | undefined }
  /** An event of the step. */
  | { readonly type: 'send'; readonly event: string; readonly payload?: unknown }
  /** A form that was submitted and validated; `slot` holds its value. */
  | { readonly type: 'submit'; readonly slot: string; readonly value: unknown; readonly issues: readonly Issue[] }
  /** The current value of a form; `field` is the one that the applicant changed. */
  | { readonly type: 'change'; readonly slot: string; readonly value: unknown; readonly field?: string | undefined }
  /** The applicant left a field; `issue` is its mistake, if any. `before` is its path before an item of its list was removed. */
  | {
      readonly type: 'checked'
      readonly path: string
      readonly issue: Issue | undefined
      readonly before: string | undefined
    }
  | { readonly type: 'answered'; readonly ticket: number; readonly result: ActionResult }
  /** A bug outside: in the call with this ticket, or while reading the saved application. */
  | { readonly type: 'broken'; readonly ticket?: number; readonly error: unknown }
  | { readonly type: 'back' | 'forward' }
  | { readonly type: 'goTo'; readonly place: number }
  /** The applicant cancels the last request. */
  | { readonly type: 'cancel' }
  /** The applicant closes the whole-page screen. */
  | { readonly type: 'dismiss' }
  /** The applicant closes the dialog. */
  | { readonly type: 'close' }
  /** Retry the last failure. */
  | { readonly type: 'retry' }
  /** Retry the failed fetch of a slot. */
  | { readonly type: 'reload'; readonly slot: string }
  /** The connection is back. */
  | { readonly type: 'reconnect' }
  /** The value of a slot could not be sent in the background. */
  | { readonly type: 'unsent'; readonly slot: string; readonly failure: Failure }
  /** The value of a slot was sent in the background. */
  | { readonly type: 'sent'; readonly slot: string; readonly value: unknown }
  /** The host page has provided more init values. */
  | { readonly type: 'initialise'; readonly values: Fields }
  | { readonly type: 'reset' }
  /** The author edited the flow; `before` is the previous one. */
  | { readonly type: 'replaceFlow'; readonly before: CompiledFlow }
  /** The browser is about to leave the page. */
  | { readonly type: 'leave' }
  | { readonly type: 'destroy' }
  /** Take the next small step of the current work, while `isReady`. */
  | { readonly type: 'proceed' }
