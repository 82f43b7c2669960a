import schema from './api.schema.json' with { type: 'json' }

/** One call as data: `path` is relative to the API base, `{name}` in it is a parameter, all of `query` is required. */
export interface CallDefinition {
  readonly method: string
  readonly path: string
  readonly query?: readonly string[]
  readonly idempotent?: boolean
  /** Whether it only stores what it is given, so that any good answer will do. */
  readonly saves?: boolean
  /** The outcome of a good answer, where the flow has an action of the call's name. */
  readonly expected?: string
  /** Other outcomes of that action, by the status that is answered. */
  readonly outcomes?: Readonly<Record<string, string>>
}

/** An API as data: the names of its headers, and its calls. */
export interface CallContract<Name extends string = string> {
  readonly headers?: { readonly idempotencyKey?: string }
  readonly calls: Readonly<Record<Name, CallDefinition>>
}

/** The grammar of the calls beside a flow, `api.json`: a JSON Schema, for checks and editors. */
export const apiGrammar: object = schema
