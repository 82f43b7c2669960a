import type { StandaloneValidator } from '../validation/validate.ts'
import type { FailureDefinition } from './FlowDefinition.ts'
import type { ButtonView, DialogDefinition } from './StepDefinition.ts'
import type { PlanGroup } from './FormPlan.ts'

/** What expressions can read: data slots by name, `constants`, `now`, facts of the host, `init`, `event`, `saved`, `failure`, `fn`. */
export type Scope = Readonly<Record<string, unknown>>

/** An expression compiled to a function; throws `ExpressionError` when it cannot be evaluated. */
export type CompiledExpression<Value = unknown> = (scope: Scope) => Value

/** A flow ready to run: checked, linked, its expressions compiled to functions, its forms loaded on demand. */
export interface CompiledFlow {
  readonly name: string
  /** Rises when the saved data change; is stored with them. */
  readonly version: number
  readonly start: string
  readonly constants: Readonly<Record<string, string | number | boolean>>
  readonly slots: Readonly<Record<string, CompiledSlot>>
  readonly predicates: Readonly<Record<string, CompiledExpression<boolean>>>
  readonly actions: Readonly<Record<string, CompiledAction>>
  /** The analytics events, each with the names of its allowed properties. */
  readonly events: Readonly<Record<string, readonly string[]>>
  readonly failures: readonly FailureDefinition[]
  readonly startUp: readonly CompiledInstruction[]
  readonly steps: Readonly<Record<string, CompiledStep>>
  /** Maps steps that are not resumable to the step where a saved application continues; absent when no step needs it. */
  readonly resumeSteps?: Readonly<Record<string, string>>
  /** Loads the reader of saved applications, which are untrusted. */
  readonly loadSavedReader: () => Promise<{ readonly default: SavedReader }>
}

/** A saved record as found in a browser: its version, if it contains one, and its data. */
export interface SavedRecord {
  readonly version?: unknown
  /** Identifies the version in old records. */
  readonly hash?: unknown
  readonly data: object
}

/** Migrates the data of a record to this version of the flow; returns undefined for an unknown version or invalid data. */
export type SavedReader = (record: SavedRecord) => Readonly<Record<string, unknown>> | undefined

/** The migration of data from one version to the next: places with expressions over `saved`, or with `null` to drop the value. */
export type CompiledMigration = readonly (readonly [place: string, value: CompiledExpression | null])[]

/** A slot's default, whether it persists between visits, and the action that sends what is written to it. */
export interface CompiledSlot {
  readonly initial: unknown
  readonly persist: boolean
  readonly sentBy?: string
}

/** What running an action needs of its contract. */
export interface CompiledAction {
  /** The expected outcome, which needs no route. */
  readonly expected: string
  readonly timeoutMs: number | undefined
  readonly waits: boolean
  /** Whether the applicant cannot go back to before it, once it has succeeded. */
  readonly once?: boolean
  /** The copy key of the text shown while it is under way. */
  readonly progress?: string
}

/** One step; its words are still copy keys. */
export interface CompiledStep {
  readonly title: string
  /** 0 to 100. */
  readonly progress: number
  readonly resumable: boolean
  /** Whether Back and Forward pass over it (`skip`), or the applicant cannot go back from it (`bar`). */
  readonly back?: 'skip' | 'bar'
  /** Whether the application ends here, and how. */
  readonly ending?: 'success' | 'deadEnd'
  readonly view: readonly CompiledView[]
  readonly dialogs: Readonly<Record<string, DialogDefinition>>
  readonly on: Readonly<Record<string, readonly CompiledInstruction[]>>
  /** The actions that this step may call, so that their code can be fetched in advance. */
  readonly calls: readonly string[]
  /** The steps that this step may lead to, so that their forms can be fetched in advance. */
  readonly leadsTo: readonly string[]
  /** The slots that it fetches as options of its fields; absent when there are none. */
  readonly optionSlots?: readonly string[]
  /** Loads the step's forms; absent when it has none. */
  readonly loadForms: (() => Promise<{ readonly default: readonly CompiledForm[] }>) | undefined
}

/** A part of a screen, with one shape for each kind. `when` names a predicate. */
export type CompiledView =
  | { readonly kind: 'component'; readonly component: string; readonly when?: string }
  | {
      readonly kind: 'text'
      readonly text: string
      readonly style: 'body' | 'lead' | 'note' | 'heading'
      readonly when?: string
    }
  | ({ readonly kind: 'button' } & ButtonView)

/** A form with its validators. */
export interface CompiledForm {
  /** Names a predicate. */
  readonly when?: string
  /** The slot that holds the form's value. */
  readonly data: string
  /** What to render. */
  readonly plan: PlanGroup
  /** The whole-form validator. */
  readonly validate: StandaloneValidator
  readonly fields: Readonly<Record<string, CompiledField>>
  readonly submit: string
  /** Names a predicate; while it does not hold, the primary button is disabled. */
  readonly submitWhen?: string
}

/** What a field takes from the session. */
export interface CompiledField {
  readonly options?: {
    readonly from: CompiledExpression
    /** The slot, if `from` is just the name of one. */
    readonly slot?: string
    readonly value?: string
    readonly label?: string
  }
  readonly disabledWhen?: string
  readonly readOnlyWhen?: string
}

/** One instruction; `at` is its place in the flow file (`steps.X.on.submit.1`). */
export interface CompiledInstruction {
  readonly at: string
  /** Names a predicate. */
  readonly when?: string
  readonly call?: {
    readonly action: string
    readonly with: Readonly<Record<string, CompiledExpression>>
    readonly save?: string
    readonly on: Readonly<Record<string, readonly CompiledInstruction[]>>
  }
  readonly set?: CompiledWrites
  readonly fill?: CompiledWrites
  readonly forget?: readonly string[]
  readonly say?: CompiledMessage
  readonly reset?: true
  readonly track?: string
  readonly issue?: CompiledMessage & { readonly field?: string }
  readonly dialog?: string
  readonly stay?: true
  readonly to?: string
  readonly return?: true
  readonly resumeAt?: CompiledExpression
}

/** Values to write at paths such as `address.city` in the data, in the order of the flow file. */
export type CompiledWrites = readonly (readonly [path: string, value: CompiledExpression])[]

/** A copy key, and expressions for its placeholders. */
export interface CompiledMessage {
  readonly message: string
  readonly params: Readonly<Record<string, CompiledExpression<string | number>>>
}
