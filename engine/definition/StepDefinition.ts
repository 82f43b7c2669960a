/** A step of the flow. */
export interface StepDefinition {
  readonly title: string
  /** 0 to 100. */
  readonly progress: number
  /** A saved application may resume here. */
  readonly resumable?: boolean
  /**
   * `skip`: Back and Forward pass over the step, which continues by itself. `bar`: the applicant cannot go back from it. Without
   * either, the applicant can go back to it and from it.
   */
  readonly back?: 'skip' | 'bar'
  /** The application ends here, successfully or not. */
  readonly ending?: 'success' | 'deadEnd'
  /** Steps that count as progress: when an event of this step leads to one of them, `saveProgress` is written. */
  readonly savesProgressTo?: readonly string[]
  /** What is shown below the title, top to bottom. `"form"` marks the place of the form. */
  readonly view: readonly ViewDefinition[]
  /** The form, or a list of variants, of which the first whose `when` holds is used. */
  readonly form?: FormDefinition | readonly FormDefinition[]
  readonly dialogs?: Readonly<Record<string, DialogDefinition>>
  /**
   * The instructions of each event, by its name. The engine sends `enter`, `leave`, and `change FIELD` when a field's value has
   * changed, the primary button sends `submit`, and buttons or links send every other name.
   */
  readonly on: Readonly<Record<string, readonly InstructionDefinition[]>>
}

/** A part of a step's screen: a component of the product by name, a text, or a button. */
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
   * The file types to choose from before the event is sent (`accept` of HTML's file input: `image/*,.pdf`). The event carries the
   * chosen file as `file`, and is not sent without one.
   */
  readonly file?: string
}

/** How long a button is disabled after it appears and after each press, and its label meanwhile. */
export interface WaitDefinition {
  /** The name of a constant. */
  readonly seconds: string
  /** A copy key; `{seconds}` is the number of seconds left. */
  readonly label: string
}

/** A button or link that sends an event of the step. `submit` is the primary button of a step without a form. */
export interface ButtonDefinition {
  readonly action: string
  readonly label: string
  readonly style?: 'primary' | 'secondary' | 'link'
}

/** A form: its schema, the slot of its value, and its layout. */
export interface FormDefinition {
  readonly when?: string
  readonly schema: string
  readonly data: string
  /** The order of the fields; an inner list puts its fields in one row. Unlisted fields follow in schema order. */
  readonly layout?: readonly (string | readonly string[])[]
  /** Layouts of nested objects, by path without indices (`addresses`). */
  readonly layouts?: Readonly<Record<string, readonly (string | readonly string[])[]>>
  /** What fields take from the session, by path without indices. */
  readonly fields?: Readonly<Record<string, FieldDefinition>>
  /** The label of the primary button, a copy key. */
  readonly submit: string
  /** A predicate; while it does not hold, the primary button is disabled. */
  readonly submitWhen?: string
}

/** What a field reads from the session's data. */
export interface FieldDefinition {
  /** Options from data: `from` is an expression that returns a list, `value` and `label` are properties of its items. */
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
 * One instruction, skipped unless `when` holds. Its parts run in this order: `call`, `set`, `fill`, `forget`, `say`, `reset`,
 * `track`. Then one of `issue`, `dialog`, `stay`, `to`, `return`, `resumeAt` ends the event; without one, the next instruction follows.
 */
export interface InstructionDefinition {
  /** A procedure whose instructions replace this one when the flow is read. */
  readonly do?: string
  readonly when?: string
  readonly call?: string
  /** The action's input: expressions by property. A required property with the name of a slot takes that slot by default. */
  readonly with?: Readonly<Record<string, string>>
  /** The slot, or path in a slot, where the data of the expected outcome are saved. */
  readonly save?: string
  /** The instructions for each unexpected outcome; `failed` replaces the engine's own handling of a failure. */
  readonly on?: Readonly<Record<string, readonly InstructionDefinition[]>>
  /** Expressions by path after the flow is read; in the file, values are plain JSON, and `=` marks an expression. */
  readonly set?: Readonly<Record<string, string>>
  /** Like `set`, but keeps what the applicant has entered. */
  readonly fill?: Readonly<Record<string, string>>
  /** Data that are no longer needed: slots to reset to their initial value, and paths in slots to remove. */
  readonly forget?: readonly string[]
  /** A text for screen readers about something that others can see. */
  readonly say?: SayDefinition
  /** Resets all data to their initial values, and deletes what was saved. With `to`, after the `leave` list of the step. */
  readonly reset?: true
  readonly track?: string
  /** A mistake of the applicant that only the flow can detect, shown at a field or at the form. */
  readonly issue?: SayDefinition & { readonly field?: string }
  readonly dialog?: string
  readonly stay?: true
  readonly to?: string
  /** Leads back to the step that a failure led away from, as it was left. Without such a step, the next instruction follows. */
  readonly return?: true
  /** An expression that names the step to resume at: that one, the last resumable step before it, or else the first resumable one. */
  readonly resumeAt?: string
}

/** A copy key, and expressions for its placeholders by name. */
export interface SayDefinition {
  readonly message: string
  readonly params?: Readonly<Record<string, string>>
}
