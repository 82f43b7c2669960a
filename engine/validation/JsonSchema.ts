/** A JSON Schema (draft-07) as authored; `personal`, `secret` and `ui` are annotations of our own. */
export interface JsonSchema {
  $id?: string
  $ref?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema | JsonSchema[]
  allOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  if?: JsonSchema
  then?: JsonSchema
  else?: JsonSchema
  definitions?: Record<string, JsonSchema>
  dependencies?: Record<string, JsonSchema | string[]>
  errorMessage?: ErrorMessages
  personal?: boolean
  secret?: boolean
  ui?: Record<string, unknown>
  [keyword: string]: unknown
}

/** Copy keys by rule, as ajv-errors reads them; `required` may hold one for each property, `_` is for any other rule. */
export interface MessagesByRule {
  required?: string | Record<string, string>
  properties?: Record<string, string>
  items?: string[]
  _?: string
  [rule: string]: string | string[] | Record<string, string> | undefined
}

/** One copy key for every rule, or copy keys by rule. */
export type ErrorMessages = string | MessagesByRule

/** Schemas by `$id`, which is the path of their file below the schemas' folder. */
export type SchemaMap = ReadonlyMap<string, JsonSchema>
