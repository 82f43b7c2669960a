import type { JSONPath } from 'jsonc-parser'
import type { JsonSchema, LinkedFlow } from '../../engine/authoring.ts'
import type { JsonChange } from '../workspace/changeJson.ts'

/** A name that is allowed at a place, with its meaning. */
export interface Name {
  readonly label: string
  readonly detail?: string
}

/** What a form needs to know about a file besides its JSON Schema. */
export interface FormRules {
  /** Returns the names allowed at a path; undefined if any value is allowed. */
  readonly toChoices?: (path: JSONPath, flow: LinkedFlow) => readonly Name[] | undefined
  /** Returns the copy key of the words for the value at a path: the value itself, or a key derived from it. */
  readonly toTextKey?: (path: JSONPath, value: string) => string | undefined
  /** Returns the other changes that are needed when the value at a path is removed. */
  readonly toFollowing?: (path: JSONPath) => readonly (JsonChange & { readonly file: string })[]
}

/** A settings file beside a flow that the studio shows as a form. */
export interface SettingsFile extends FormRules {
  /** Relative to the project's folder. */
  readonly path: string
  readonly title: string
  /** The `title`s and `description`s in it label and explain the fields of the form. */
  readonly schema: JsonSchema
  /** Returns the sections that the content describes, in their order. A title is a copy key. */
  readonly toSections?: (content: unknown, flow: LinkedFlow) => readonly Section[]
  /** Returns the brands that the content describes. */
  readonly toBrands?: (content: unknown) => readonly Brand[]
}

/** Steps that belong together. */
export interface Section {
  readonly title: string
  readonly steps: readonly string[]
}

/** A brand in which steps can be shown, such as a partner's. */
export interface Brand {
  readonly name: string
  /** The path of its description in the file. */
  readonly path: JSONPath
  /** Options for `StepPreview` of the project; the studio does not interpret them. */
  readonly options: unknown
  /** The HTML with which a partner's page shows the steps in this brand. */
  readonly tag: string
}

/** The contrast of a text or a line with its background (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface Contrast {
  readonly title: string
  readonly ratio: number
  readonly least: number
}
