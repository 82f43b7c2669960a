import type { StandaloneValidator } from '../validation/validate.ts'

/** How to render a form: the parts of its schema that a page needs, created at build. Words are copy keys. */
export interface PlanGroup {
  readonly kind: 'group'
  /** The name of its property; empty for the form itself and for an item of a list. */
  readonly name: string
  readonly layers: readonly PlanLayer[]
  /** Its parts in the order of its layout; parts in an inner list appear side by side. */
  readonly rows: readonly (PlanPart | readonly PlanPart[])[]
}

/** A list: renders the items of its value, or `minItems` items while it has none. */
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

/** What one place of the schema says about a part. It applies while all its tests hold; a later layer overrides an earlier one. */
export interface PlanLayer {
  readonly when?: readonly PlanTest[]
  readonly required?: true
  /** Absent when the place only makes the part required. */
  readonly attributes?: PartAttributes
}

/** A condition (`if`) of the schema. */
export interface PlanTest {
  readonly condition: StandaloneValidator
  /** The result that the condition must have. */
  readonly is: boolean
  /** How many keys of the part's path lead to the object that the condition tests. */
  readonly depth: number
}

/** How to render a part: the annotations of its schema, and the keywords that an input uses. */
export interface PartAttributes {
  readonly type?: string
  readonly title?: string
  readonly description?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly notInFuture?: boolean
  readonly default?: unknown
  /** Suggestions while the applicant types; other values are allowed too. */
  readonly examples?: readonly unknown[]
  readonly readOnly?: boolean
  readonly personal?: boolean
  readonly ui?: FieldUi
}

/** How a field is shown: the `ui` annotation of its schema. */
export interface FieldUi {
  /** The name of an input, of the product or built in. */
  readonly input?: string
  readonly autocomplete?: string
  readonly inputMode?: 'none' | 'text' | 'tel' | 'url' | 'email' | 'numeric' | 'decimal' | 'search'
  readonly enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send'
  readonly maxLength?: number
  /** Whether the browser marks spelling; it never does in a field that holds personal data. */
  readonly spellCheck?: boolean
  readonly autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters'
  /** The applicant can add items to the list and remove them. */
  readonly addable?: boolean
  /** A date can also be chosen from the browser's calendar. */
  readonly picker?: boolean
  /** A prefix of copy keys: the label of a choice is the text of `prefix.value`. */
  readonly options?: string
  /** A copy key: the text of a select while nothing is chosen. */
  readonly placeholder?: string
}
