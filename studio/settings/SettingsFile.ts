import type { JSONPath } from 'jsonc-parser'
import type { JsonSchema, LinkedFlow } from '../../engine/authoring.ts'
import type { JsonChange } from '../workspace/changeJson.ts'

/** What a form has to know of a file beyond its JSON Schema. */
export interface FormRules {
  /** The names that can stand at a place; undefined where anything can. */
  readonly toChoices?: (path: JSONPath, flow: LinkedFlow) => readonly string[] | undefined
  /** The copy key of the words that the value at a place stands for: the value itself, or a key that is made of it. */
  readonly toTextKey?: (path: JSONPath, value: string) => string | undefined
  /** What else changes when what stands at a place is taken out. */
  readonly toFollowing?: (path: JSONPath) => readonly (JsonChange & { readonly file: string })[]
}

/** A file of settings beside a flow that the studio shows as a form. */
export interface SettingsFile extends FormRules {
  /** Below the project's folder. */
  readonly path: string
  readonly title: string
  /** Its `title`s and `description`s are the words of the form. */
  readonly schema: JsonSchema
  /** The sections of the flow that its content describes, in their order; a title is a copy key. */
  readonly toSections?: (content: unknown, flow: LinkedFlow) => readonly Section[]
  /** The brands that its content describes. */
  readonly toBrands?: (content: unknown) => readonly Brand[]
}

/** Steps that stand together. */
export interface Section {
  readonly title: string
  readonly steps: readonly string[]
}

/** A brand in which steps can be shown, such as a partner's. */
export interface Brand {
  readonly name: string
  /** Where it is described in its file. */
  readonly path: JSONPath
  /** What draws the step knows what to make of it. */
  readonly options: unknown
  /** A text for the page that shows steps in it. */
  readonly tag: string
}

/** The contrast of a text or a line on its ground (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface Contrast {
  readonly title: string
  readonly ratio: number
  readonly least: number
}
