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
  | ButtonView

/** A button or link of a step. */
export interface ButtonView extends ButtonDefinition {
  readonly when?: string
  readonly wait?: WaitDefinition
  /**
   * Somebody chooses a file first, of these kinds (`accept` of HTML's file input: `image/*,.pdf`); the event has it as `file`, and
   * is not sent without one.
   */
  readonly file?: string
}

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
