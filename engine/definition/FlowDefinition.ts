import type { SchemaSource } from './SchemaCatalog.ts'
import type { StepDefinition, FieldDefinition, InstructionDefinition } from './StepDefinition.ts'

/** A flow as its authors write it: the content of the flow file. `flow.schema.json` is its grammar. */
export interface FlowDefinition {
  readonly $schema?: string
  readonly name: string
  /** Rises when the saved data or a resumable step changes; `migrations` lead from one version to the next. */
  readonly version: number
  /** The folder of the schema files, relative to the flow file. */
  readonly schemas: string
  /** The folder of the copy files (`en.json`, …), relative to the flow file. */
  readonly copy: string
  /** The language that the others are translated from (a BCP 47 tag); by default the first by name. */
  readonly language?: string
  /** The step shown first, and after a reset. */
  readonly start: string
  /** The limits, names and numbers of the business: `constants.…` in expressions, `{…}` in copy. */
  readonly constants: Readonly<Record<string, string | number | boolean>>
  /** The facts that the host page provides to expressions, by name, each with its schema. */
  readonly facts?: Readonly<Record<string, SchemaSource>>
  /** The slots of the session's data, by name. */
  readonly data: Readonly<Record<string, SlotDefinition>>
  /** Functions of the product that expressions may call, as signatures: `"monthsCovered": "(list, string): number"`. */
  readonly functions?: Readonly<Record<string, string>>
  /** Named conditions. After the flow is read, a combined condition also has an expression. */
  readonly predicates: Readonly<Record<string, PredicateDefinition | (CombinedPredicate & PredicateDefinition)>>
  /** Reusable lists of instructions. When the flow is read, their instructions replace each `do` that names them. */
  readonly procedures?: Readonly<Record<string, ProcedureDefinition>>
  /** Groups of fields that several forms share; the `layout` of a form names them. */
  readonly fieldGroups?: Readonly<Record<string, FieldGroupDefinition>>
  /**
   * Values by path, as in `set`, written when the applicant continues to a step in `savesProgressTo`. Their expressions can read
   * `nextStep` and `completedStep`.
   */
  readonly saveProgress?: Readonly<Record<string, string>>
  /** What the flow may request from the product. When the flow is read, a contract in a file is copied into its action. */
  readonly actions: Readonly<Record<string, ActionDefinition | (ActionInFile & ActionDefinition)>>
  /** The analytics events that may be sent, by name; `track` sends one at an instruction. */
  readonly events?: Readonly<Record<string, EventDefinition>>
  /** What a failed call shows: a whole-page screen, a banner with its own words, or another step. The first entry that holds applies. */
  readonly failures?: readonly FailureDefinition[]
  /** The instructions that run before the first step shows: for a fresh start, or to resume a saved application. */
  readonly startUp: readonly InstructionDefinition[]
  /** The migrations of applications saved under an earlier version, by that version. */
  readonly migrations?: Readonly<Record<string, MigrationDefinition>>
  readonly steps: Readonly<Record<string, StepDefinition>>
}

/** How to migrate applications saved under one version, so that they can resume under the next. */
export interface MigrationDefinition {
  /** Maps a step that is no longer resumable to the one where its applicants continue. */
  readonly steps?: Readonly<Record<string, string>>
  /**
   * Maps a slot, or a path in one, to an expression over the old data (`saved.contact.id`), or to `null` to drop the value. All
   * expressions read the data as saved; one that needs a missing value leaves its place unchanged.
   */
  readonly data?: Readonly<Record<string, string | null>>
}

/** A named piece of the session's data. */
export interface SlotDefinition {
  readonly schema: SchemaSource
  /** The value at the start and after a reset; by default `null`. */
  readonly initial?: unknown
  /** Persists between visits. Refused when the schema marks anything in it as personal. */
  readonly persist?: boolean
  /**
   * An action that sends the value of this slot in the background as its input, and retries until the service has it; then the slot
   * is emptied. With `persist`, the retries continue on the next visit.
   */
  readonly sentBy?: string
}

/** A named condition and its meaning. */
export interface PredicateDefinition {
  /** The meaning in words, for readers of the flow's map: `the order is more than {orderAgeDays} days old`. */
  readonly means?: string
  /** A Boolean expression. */
  readonly when: string
}

/** A condition that combines other predicates; it holds when `anyOf`, `allOf` and `not` all hold, as far as they are given. */
export interface CombinedPredicate {
  readonly means?: string
  /** Predicates of which at least one must hold. */
  readonly anyOf?: readonly string[]
  /** Predicates that must all hold. */
  readonly allOf?: readonly string[]
  /** The predicate that must not hold. */
  readonly not?: string
}

/** A reusable, named list of instructions. */
export interface ProcedureDefinition {
  /** In words, for people who read the flow. */
  readonly means: string
  readonly do: readonly InstructionDefinition[]
}

/** Fields that several forms share. */
export interface FieldGroupDefinition {
  /** In words, for people who read the flow. */
  readonly means: string
  readonly layout: readonly (string | readonly string[])[]
  /** What its fields take from the session, as in a form. */
  readonly fields?: Readonly<Record<string, FieldDefinition>>
}

/** The contract of an action: its input and its possible outcomes. The first outcome is the expected one. */
export interface ActionDefinition {
  readonly input?: SchemaSource
  readonly outcomes: Readonly<Record<string, SchemaSource>>
  /** Seconds after which the action fails; by default 30. */
  readonly timeoutSeconds?: number
  /** Whether the action waits for the outside world, such as a person or another device. It has no time limit, and the step stays usable in the meantime. */
  readonly waits?: boolean
  /** A one-time act in the outside world: once it has succeeded, the applicant cannot go back to before it. */
  readonly once?: boolean
  /** The copy key of the text shown while it is under way: "Sending your answer…". */
  readonly progress?: string
}

/** An action whose contract is in a file: the schema of an object with its `input` and, by name, its `outcomes`. */
export interface ActionInFile {
  /** The file; by default `actions/send-answer.schema.json` for `sendAnswer`. */
  readonly schema?: string
  readonly timeoutSeconds?: number
  readonly waits?: boolean
  readonly once?: boolean
  readonly progress?: string
}

/**
 * An analytics event. `properties` names what is sent with it; the product supplies the values, and the flow ensures that none is
 * personal.
 */
export interface EventDefinition {
  readonly properties?: readonly string[]
}

/**
 * A predicate over `failure` (`status`, `message`, `isTold`, `atField`, `atStart`) and what to show when it holds: a whole-page screen,
 * words instead of the failure's own, or another step, from which `return` leads back. `isTold`: the service has said why, in
 * `message`. `atField`: a field's options could not be fetched, which shows at the field unless a screen or a step is named.
 * `atStart`: it failed in the start-up, where no step exists.
 */
export interface FailureDefinition {
  readonly when: string
  readonly screen?: string
  readonly text?: string
  readonly to?: string
}
