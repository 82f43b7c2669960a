import schema from './api.schema.json' with { type: 'json' }

/** One call as data. `path` is relative to the API base, `{name}` in it is a parameter, and everything in `query` is required. */
export interface CallDefinition {
  readonly method: string
  readonly path: string
  readonly query?: readonly string[]
  readonly idempotent?: boolean
  /** Whether the call only stores its input, so that any success status is enough. */
  readonly saves?: boolean
  /** The outcome of a successful answer, when the flow has an action with the call's name. */
  readonly expected?: string
  /** Other outcomes of that action, by the status of the answer. */
  readonly outcomes?: Readonly<Record<string, string>>
}

/** An API as data: the names of its headers, and its calls. */
export interface CallContract<Name extends string = string> {
  readonly headers?: { readonly idempotencyKey?: string }
  readonly calls: Readonly<Record<Name, CallDefinition>>
}

/** The grammar of `api.json`, the file of calls next to a flow: a JSON Schema, for checks and editors. */
export const apiGrammar: object = schema
