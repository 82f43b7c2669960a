import type { JSONPath } from 'jsonc-parser'
import type { JsonSchema } from '../../../../engine/authoring.ts'

/** A node of a schema as it is written, and where. */
export interface SchemaPlace {
  /** The path of the file. */
  readonly file: string
  /** The id of the file: its path below the folder of schemas. */
  readonly id: string
  readonly path: JSONPath
  readonly node: JsonSchema
}

/** One field of a form, and where each thing about it is written. */
export interface FormField {
  /** As messages name it, with the first item for a list: `addresses.0.city`. */
  readonly path: string
  readonly name: string
  /** What describes it, the nearest first; the next ones are what a `$ref` leads to. */
  readonly places: readonly SchemaPlace[]
  /** What holds it among its `properties`. */
  readonly owner: SchemaPlace
  /** The lists that name it as required, with the conditions under which they count beyond those of the field. */
  readonly needs: readonly { readonly place: SchemaPlace; readonly conditions: readonly string[] }[]
  /** In words; the field is there only when each of them holds. */
  readonly conditions: readonly string[]
}
