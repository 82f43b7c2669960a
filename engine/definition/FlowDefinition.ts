import type { SchemaSource } from './SchemaCatalog.ts'
import type { StepDefinition, FieldDefinition, InstructionDefinition } from './StepDefinition.ts'

/** A flow as its authors write it: the content of its file. `flow.schema.json` is its grammar. */
export interface FlowDefinition {
  readonly $schema?: string
  readonly name: string
  /** Rises when what is saved between visits, or a step to resume at, changes; `migrations` lead from one to the next. */
  readonly version: number
  /** The folder of the schema files, relative to the flow file. */
  readonly schemas: string
  /** The folder of the copy files (`en.json`, …), relative to the flow file. */
  readonly copy: string
  /** The language that the others are translated from (a BCP 47 tag); the first by name unless told. */
  readonly language?: string
  /** The step shown first, and after a reset. */
  readonly start: string
  /** Limits, names and numbers of the business: `constants.…` in expressions, `{…}` in copy. */
  readonly constants: Readonly<Record<string, string | number | boolean>>
  /** What the host page tells expressions, by name, each with its schema. */
  readonly facts?: Readonly<Record<string, SchemaSource>>
  /** The slots of the session's data. */
  readonly data: Readonly<Record<string, SlotDefinition>>
  /** Functions of the product that expressions may call, as signatures: `"monthsCovered": "(list, string): number"`. */
  readonly functions?: Readonly<Record<string, string>>
  /** Named conditions. One that is made of others has an expression, too, once the flow is read. */
  readonly predicates: Readonly<Record<string, PredicateDefinition | (CombinedPredicate & PredicateDefinition)>>
  /** Lists of instructions that stand once; `do` names them. Once the flow is read, their instructions stand where they are named. */
  readonly procedures?: Readonly<Record<string, ProcedureDefinition>>
  /** Fields that several forms ask for, by name; the `layout` of a form names them. */
  readonly fieldGroups?: Readonly<Record<string, FieldGroupDefinition>>
  /** What is written when the applicant goes on to a step that `savesProgressTo` names: path to value, as in `set`. Its expressions read `nextStep` and `completedStep`. */
  readonly saveProgress?: Readonly<Record<string, string>>
  /** What the flow may ask of the product. What a file says of one stands in its place once the flow is read. */
  readonly actions: Readonly<Record<string, ActionDefinition | (ActionInFile & ActionDefinition)>>
  /** The analytics events that may be told, by name; `track` uses those that happen at an instruction. */
  readonly events?: Readonly<Record<string, EventDefinition>>
  /** What shows for a failed call: a whole-page screen, a banner in the step with these words, or another step; the first that holds. */
  readonly failures?: readonly FailureDefinition[]
  /** What happens before the first step shows: a clean start, or the resumption of a saved application. */
  readonly startUp: readonly InstructionDefinition[]
  /** What becomes of applications that were saved under an earlier version, by the version that they come from. */
  readonly migrations?: Readonly<Record<string, MigrationDefinition>>
  readonly steps: Readonly<Record<string, StepDefinition>>
}

/** What becomes of applications that were saved under one version, so that the next one can take them up. */
export interface MigrationDefinition {
  /** A step that cannot be resumed at any more, to the one where its applicants go on. */
  readonly steps?: Readonly<Record<string, string>>
  /**
   * A slot, or a path in one, to an expression over what was saved (`saved.contact.id`), or to `null` where it is kept no
   * longer. All see what was saved before; what one of them needs and nobody saved, leaves its place as it is.
   */
  readonly data?: Readonly<Record<string, string | null>>
}

/** One named piece of the session's data. */
export interface SlotDefinition {
  readonly schema: SchemaSource
  /** The value at the start and after a reset; `null` unless told. */
  readonly initial?: unknown
  /** Kept between visits. Refused when the schema marks anything in it as personal. */
  readonly persist?: boolean
  /**
   * What is written here is sent in the background by this action, whose input it is, again and again until the service has
   * it; then the slot is emptied. With `persist` also on the next visit.
   */
  readonly sentBy?: string
}

/** A named condition, and what it means. */
export interface PredicateDefinition {
  /** In words, for people who read the flow's map: `the order is more than {orderAgeDays} days old`. */
  readonly means?: string
  /** An expression that is true or false. */
  readonly when: string
}

/** A condition that is made of others; it holds when all that it says of them is so. */
export interface CombinedPredicate {
  readonly means?: string
  /** Predicates of which one at least has to hold. */
  readonly anyOf?: readonly string[]
  /** Predicates that all have to hold. */
  readonly allOf?: readonly string[]
  /** The predicate that must not hold. */
  readonly not?: string
}

/** A list of instructions that has a name. */
export interface ProcedureDefinition {
  /** In words, for people who read the flow. */
  readonly means: string
  readonly do: readonly InstructionDefinition[]
}

/** Fields that several forms ask for. */
export interface FieldGroupDefinition {
  /** In words, for people who read the flow. */
  readonly means: string
  readonly layout: readonly (string | readonly string[])[]
  /** What its fields take from the session, as in a form. */
  readonly fields?: Readonly<Record<string, FieldDefinition>>
}

/** The contract of an action: what it is given and what may come of it. The first outcome is the expected one. */
export interface ActionDefinition {
  readonly input?: SchemaSource
  readonly outcomes: Readonly<Record<string, SchemaSource>>
  /** Seconds after which the action fails; 30 unless told. */
  readonly timeoutSeconds?: number
  /** Waits for the outside world (a person, another device): no time limit, and the step stays usable meanwhile. */
  readonly waits?: boolean
  /** A one-time act of the outside world: once it has succeeded, nothing leads back to before it. */
  readonly once?: boolean
  /** Copy key of what is told while it is under way: "Sending your answer…". */
  readonly progress?: string
}

/** An action whose contract stands in a file: the schema of an object with its `input` and, by name, its `outcomes`. */
export interface ActionInFile {
  /** `actions/send-answer.schema.json` for `sendAnswer`, unless told. */
  readonly schema?: string
  readonly timeoutSeconds?: number
  readonly waits?: boolean
  readonly once?: boolean
  readonly progress?: string
}

/** An analytics event. `properties` names what is told with it; the product knows the values, and the flow that none is personal. */
export interface EventDefinition {
  readonly properties?: readonly string[]
}

/**
 * A predicate over `failure` (`status`, `message`, `atField`, `atStart`) and what is shown when it holds: a whole-page screen,
 * words in place of the failure's own, or another step, from which `return` leads back. `atField`: options of a field could
 * not be fetched, which shows there unless a screen or a step is named. `atStart`: it was in the start-up, where there is no step.
 */
export interface FailureDefinition {
  readonly when: string
  readonly screen?: string
  readonly text?: string
  readonly to?: string
}
