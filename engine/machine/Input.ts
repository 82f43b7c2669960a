import type { ActionResult, Failure } from '../actions/ActionHandler.ts'
import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import type { Issue } from '../validation/validate.ts'
import type { Anew } from './Effect.ts'

type Fields = Readonly<Record<string, unknown>>

/** Something that happens to an application, as plain data. */
export type Input =
  /** What was saved is being read, or what lies beyond the start step is being fetched. */
  | { readonly type: 'reading' }
  /** What lies beyond the start step could not be fetched, so that this could not begin. */
  | { readonly type: 'unfetched'; readonly anew: Anew & { readonly type: 'submit' | 'send' } }
  /** What lies beyond the start step is there. */
  | { readonly type: 'completed' }
  /** The page was opened, with what was saved if anything was. */
  | { readonly type: 'start'; readonly saved?: { readonly data: Fields; readonly ageDays: number } | undefined }
  /** An event of the step. */
  | { readonly type: 'send'; readonly event: string; readonly payload?: unknown }
  /** A form that was sent and validated; `slot` holds its value. */
  | { readonly type: 'submit'; readonly slot: string; readonly value: unknown; readonly issues: readonly Issue[] }
  /** What a form holds now; `field` is the one that somebody has changed. */
  | { readonly type: 'change'; readonly slot: string; readonly value: unknown; readonly field?: string | undefined }
  /** A field was left, and has this mistake or none. */
  | { readonly type: 'checked'; readonly path: string; readonly issue: Issue | undefined }
  | { readonly type: 'answered'; readonly ticket: number; readonly result: ActionResult }
  /** A bug outside: in the call of the ticket, or in reading what was saved. */
  | { readonly type: 'broken'; readonly ticket?: number; readonly error: unknown }
  | { readonly type: 'back' | 'forward' }
  | { readonly type: 'goTo'; readonly place: number }
  /** Nobody wants what was asked for last any more. */
  | { readonly type: 'cancel' }
  /** The whole-page screen is closed. */
  | { readonly type: 'dismiss' }
  /** The dialog is closed. */
  | { readonly type: 'close' }
  /** What failed last is tried again. */
  | { readonly type: 'retry' }
  /** The fetching of a slot that failed is tried again. */
  | { readonly type: 'reload'; readonly slot: string }
  /** The connection is back. */
  | { readonly type: 'reconnect' }
  /** What lies in a slot could not be sent in the background. */
  | { readonly type: 'unsent'; readonly slot: string; readonly failure: Failure }
  /** What lay in a slot was sent in the background. */
  | { readonly type: 'sent'; readonly slot: string; readonly value: unknown }
  /** The host page has told more of itself. */
  | { readonly type: 'initialise'; readonly values: Fields }
  | { readonly type: 'reset' }
  /** The flow was edited; `before` is the one until now. */
  | { readonly type: 'replaceFlow'; readonly before: CompiledFlow }
  /** The page is about to go. */
  | { readonly type: 'leave' }
  | { readonly type: 'destroy' }
  /** The next small step of what is under way, while `isReady`. */
  | { readonly type: 'proceed' }
