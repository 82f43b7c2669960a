import type { StandaloneValidator } from '../validation/validate.ts'

/** What is drawn of a form: the parts of its schema that a page needs, made at build. Words are copy keys. */
export interface PlanGroup {
  readonly kind: 'group'
  /** The property that it is; empty for the form itself and for an item of a list. */
  readonly name: string
  readonly layers: readonly PlanLayer[]
  /** Its parts in the order of its layout; those in a list stand side by side. */
  readonly rows: readonly (PlanPart | readonly PlanPart[])[]
}

/** A list: as many items as there are in its value, or `minItems` where it has none yet. */
export interface PlanList {
  readonly kind: 'list'
  readonly name: string
  readonly layers: readonly PlanLayer[]
  readonly minItems: number
  readonly maxItems?: number
  readonly item: PlanPart | undefined
}

/** One field. */
export interface PlanField {
  readonly kind: 'field'
  readonly name: string
  readonly layers: readonly PlanLayer[]
}

export type PlanPart = PlanGroup | PlanList | PlanField

/** What one place of the schema says of a part; it counts while all its tests hold, and a later layer overrides an earlier one. */
export interface PlanLayer {
  readonly when?: readonly PlanTest[]
  readonly required?: true
  /** Absent where the place only says that the part is required. */
  readonly attributes?: PartAttributes
}

/** A condition (`if`) of the schema. */
export interface PlanTest {
  readonly condition: StandaloneValidator
  /** Whether the condition has to hold, or not to hold. */
  readonly is: boolean
  /** How many keys of the part's path lead to the object that is asked about. */
  readonly depth: number
}

/** What a part is drawn by: the annotations of its schema, and the keywords that an input looks at. */
export interface PartAttributes {
  readonly type?: string
  readonly title?: string
  readonly description?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly notInFuture?: boolean
  readonly default?: unknown
  /** What is offered to whoever types, who may type anything else. */
  readonly examples?: readonly unknown[]
  readonly readOnly?: boolean
  readonly personal?: boolean
  readonly ui?: FieldUi
}

/** How a field is shown: the `ui` annotation of its schema. */
export interface FieldUi {
  /** An input by name, of the product or built in. */
  readonly input?: string
  readonly autocomplete?: string
  readonly inputMode?: 'none' | 'text' | 'tel' | 'url' | 'email' | 'numeric' | 'decimal' | 'search'
  readonly enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send'
  readonly maxLength?: number
  /** Whether the browser marks spelling; it never does in a field that holds personal data. */
  readonly spellCheck?: boolean
  readonly autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters'
  /** People add items to the list, and take them away. */
  readonly addable?: boolean
  /** A date is also chosen from the browser's calendar. */
  readonly picker?: boolean
  /** A copy key prefix: the label of a choice is the text of `prefix.value`. */
  readonly options?: string
  /** A copy key: what a select says while nothing is chosen. */
  readonly placeholder?: string
}
