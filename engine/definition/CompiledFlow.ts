import type { StandaloneValidator } from '../validation/validate.ts'
import type { FailureDefinition } from './FlowDefinition.ts'
import type { ButtonView, DialogDefinition } from './StepDefinition.ts'
import type { PlanGroup } from './FormPlan.ts'

/** What expressions read: data slots by name, `constants`, `now`, facts of the host, `event`, `saved`, `failure`, `fn`. */
export type Scope = Readonly<Record<string, unknown>>

/** An expression compiled to a function; throws `ExpressionError` when it cannot be evaluated. */
export type CompiledExpression<Value = unknown> = (scope: Scope) => Value

/** A flow ready to run: checked, linked, its expressions compiled to functions, its forms loaded on demand. */
export interface CompiledFlow {
  readonly name: string
  /** Rises when what is saved between visits changes; stands in what is saved. */
  readonly version: number
  readonly start: string
  readonly constants: Readonly<Record<string, string | number | boolean>>
  readonly slots: Readonly<Record<string, CompiledSlot>>
  readonly predicates: Readonly<Record<string, CompiledExpression<boolean>>>
  readonly actions: Readonly<Record<string, CompiledAction>>
  /** The analytics events, each with the names of what may be told with it. */
  readonly events: Readonly<Record<string, readonly string[]>>
  readonly failures: readonly FailureDefinition[]
  readonly startUp: readonly CompiledInstruction[]
  readonly steps: Readonly<Record<string, CompiledStep>>
  /** Where an application goes on that stopped at a step which cannot be resumed at; absent where there is no such step. */
  readonly resumeSteps?: Readonly<Record<string, string>>
  /** Loads what reads a saved application, which is untrusted. */
  readonly loadSavedReader: () => Promise<{ readonly default: SavedReader }>
}

/** A record as it was found in a browser: of which version, if it names one, and what it holds. */
export interface SavedRecord {
  readonly version?: unknown
  /** What stands for the version in old records. */
  readonly hash?: unknown
  readonly data: object
}

/** What a record holds, brought to this version of the flow; undefined when it is of no known version, or does not fit. */
export type SavedReader = (record: SavedRecord) => Readonly<Record<string, unknown>> | undefined

/** What becomes of data from one version to the next: places to expressions over `saved`, or to `null` for what is gone. */
export type CompiledMigration = readonly (readonly [place: string, value: CompiledExpression | null])[]

/** A slot's default, whether it is kept between visits, and the action that sends what is written to it. */
export interface CompiledSlot {
  readonly initial: unknown
  readonly persist: boolean
  readonly sentBy?: string
}

/** What running an action needs to know of its contract. */
export interface CompiledAction {
  /** The outcome that needs no route. */
  readonly expected: string
  readonly timeoutMs: number | undefined
  readonly waits: boolean
  /** Whether nothing leads back to before it, once it has succeeded. */
  readonly once?: boolean
  /** Copy key of what is told while it is under way. */
  readonly progress?: string
}

/** One step, its words still copy keys. */
export interface CompiledStep {
  readonly title: string
  readonly progress: number
  readonly resumable: boolean
  /** Whether Back and Forward pass over it, or nothing leads back from it. */
  readonly back?: 'skip' | 'bar'
  /** Whether the application ends here, and how. */
  readonly ending?: 'success' | 'deadEnd'
  readonly view: readonly CompiledView[]
  readonly dialogs: Readonly<Record<string, DialogDefinition>>
  readonly on: Readonly<Record<string, readonly CompiledInstruction[]>>
  /** The actions this step may call, to fetch their code ahead of need. */
  readonly calls: readonly string[]
  /** The steps this step may lead to, to fetch their forms ahead of need. */
  readonly leadsTo: readonly string[]
  /** The slots that it fetches and that its fields take their options from; absent when there are none. */
  readonly optionSlots?: readonly string[]
  /** Loads the step's forms; absent when it has none. */
  readonly loadForms: (() => Promise<{ readonly default: readonly CompiledForm[] }>) | undefined
}

/** A part of a screen, in one shape for each kind. `when` names a predicate. */
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
  /** What is drawn. */
  readonly plan: PlanGroup
  /** The whole-form validator. */
  readonly validate: StandaloneValidator
  readonly fields: Readonly<Record<string, CompiledField>>
  readonly submit: string
  /** Names a predicate; while it does not hold the primary button is disabled. */
  readonly submitWhen?: string
}

/** What a field takes from the session. */
export interface CompiledField {
  readonly options?: {
    readonly from: CompiledExpression
    /** The slot that `from` is, where it is nothing but a slot. */
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

/** What is written where: paths such as `address.city` in the data, in the order of the flow file. */
export type CompiledWrites = readonly (readonly [path: string, value: CompiledExpression])[]

/** A copy key and what fills its placeholders. */
export interface CompiledMessage {
  readonly message: string
  readonly params: Readonly<Record<string, CompiledExpression<string | number>>>
}
