/** A JSON Schema written in place, or the path of a schema file below the flow's schema folder. */
export type SchemaSource = string | { readonly [keyword: string]: unknown }

/** A flow as its authors write it: the content of one `flows/*.json` file. `schemas/flow.schema.json` is its grammar. */
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
  /** In words, for people who read the flow's map: `the car is more than {vehicleAgeYears} years old`. */
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
  /** Copy key of what is told while it is under way: "Asking lenders for offers…". */
  readonly progress?: string
}

/** An action whose contract stands in a file: the schema of an object with its `input` and, by name, its `outcomes`. */
export interface ActionInFile {
  /** `actions/look-up-plate.schema.json` for `lookUpPlate`, unless told. */
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

/** One screen of the flow. */
export interface StepDefinition {
  readonly title: string
  /** 0 to 100. */
  readonly progress: number
  /** A saved application may be taken up again here. */
  readonly resumable?: boolean
  /**
   * `skip`: Back and Forward pass over the step, which goes on by itself. `bar`: nothing leads back from it. Without either
   * it can be gone back to, and back from.
   */
  readonly back?: 'skip' | 'bar'
  /** The application ends here: it went through, or it goes no further. */
  readonly ending?: 'success' | 'deadEnd'
  /** Steps that the application has advanced to once an event of this one leads there: then `saveProgress` is written. */
  readonly savesProgressTo?: readonly string[]
  /** What is shown under the title, top to bottom. `"form"` is where the form stands. */
  readonly view: readonly ViewDefinition[]
  /** The form, or variants of it of which the first whose `when` holds is used. */
  readonly form?: FormDefinition | readonly FormDefinition[]
  readonly dialogs?: Readonly<Record<string, DialogDefinition>>
  /**
   * Event name to what happens. `enter` and `leave` come from the engine, `submit` from the primary button,
   * `change FIELD` when a field's value has changed, every other name from a button or link.
   */
  readonly on: Readonly<Record<string, readonly InstructionDefinition[]>>
}

/** A part of a step's screen: a component of the product by name, or words, or a button. */
export type ViewDefinition =
  | string
  | { readonly when?: string; readonly component: string }
  | { readonly when?: string; readonly text: string; readonly style?: 'lead' | 'note' | 'heading' }
  | (ButtonDefinition & { readonly when?: string; readonly wait?: WaitDefinition })

/** For how long a button cannot be pressed after it appears and after each press, and what it says meanwhile. */
export interface WaitDefinition {
  /** Names a constant. */
  readonly seconds: string
  /** Copy key; `{seconds}` are those that are left. */
  readonly label: string
}

/** A button or link that sends an event of the step. `submit` is the primary button of a step without a form. */
export interface ButtonDefinition {
  readonly action: string
  readonly label: string
  readonly style?: 'primary' | 'secondary' | 'link'
}

/** A form: which schema, where its value lives and how it is laid out. */
export interface FormDefinition {
  readonly when?: string
  readonly schema: string
  readonly data: string
  /** Order of the fields; a list inside the list puts fields in one row. Unlisted fields follow in schema order. */
  readonly layout?: readonly (string | readonly string[])[]
  /** Layouts of nested objects by path without indices (`addresses`). */
  readonly layouts?: Readonly<Record<string, readonly (string | readonly string[])[]>>
  /** What a field takes from the session, by path without indices. */
  readonly fields?: Readonly<Record<string, FieldDefinition>>
  /** Label of the primary button. */
  readonly submit: string
  /** Predicate; while it does not hold the primary button is disabled. */
  readonly submitWhen?: string
}

/** What a field of a form takes from the session's data. */
export interface FieldDefinition {
  /** Options from data: `from` is an expression for a list, `value` and `label` are properties of its items. */
  readonly options?: { readonly from: string; readonly value?: string; readonly label?: string }
  readonly disabledWhen?: string
  readonly readOnlyWhen?: string
}

/** A question that interrupts the step; its buttons send events of the step. */
export interface DialogDefinition {
  readonly title: string
  readonly text: string
  readonly buttons: readonly ButtonDefinition[]
}

/**
 * One instruction. It is skipped unless `when` holds. What it names happens in this order: `call`, `set`, `fill`,
 * `forget`, `say`, `reset`, `track`; then one of `issue`, `dialog`, `stay`, `to`, `resumeAt` ends the event. Without one the next follows.
 */
export interface InstructionDefinition {
  /** A procedure whose instructions stand here once the flow is read. */
  readonly do?: string
  readonly when?: string
  readonly call?: string
  /** The action's input: property to expression. What has the name of a slot is given that slot unless told. */
  readonly with?: Readonly<Record<string, string>>
  /** The slot, or path in a slot, that takes the data of the expected outcome. */
  readonly save?: string
  /** What happens on each outcome other than the expected one; `failed` replaces the engine's own handling of a failure. */
  readonly on?: Readonly<Record<string, readonly InstructionDefinition[]>>
  /** Path to expression, once the flow is read; in the file JSON as it is, and expressions marked with `=`. */
  readonly set?: Readonly<Record<string, string>>
  /** Path to expression, as `set`; but what the applicant has entered there stays. */
  readonly fill?: Readonly<Record<string, string>>
  /** Slots that go back to their start, and paths in slots that are taken out: data that are needed no longer. */
  readonly forget?: readonly string[]
  /** Words that a screen reader says, for what everybody else sees. */
  readonly say?: SayDefinition
  /** All data back to its defaults, and nothing saved. */
  readonly reset?: true
  readonly track?: string
  /** A mistake of the applicant that only the flow can see; at a field, or at the form. */
  readonly issue?: SayDefinition & { readonly field?: string }
  readonly dialog?: string
  readonly stay?: true
  readonly to?: string
  /** Back to the step that a failure has led away from, as it was left. Where there is none the next instruction follows. */
  readonly return?: true
  /** An expression that names a step: there, or at the last one before it that can be resumed at; else at the first that can. */
  readonly resumeAt?: string
}

/** A copy key, and what fills its placeholders: name to expression. */
export interface SayDefinition {
  readonly message: string
  readonly params?: Readonly<Record<string, string>>
}
