import schema from './api.schema.json' with { type: 'json' }

/** The grammar of the calls beside a flow, `api.json`: a JSON Schema, for checks and editors. */
export const apiGrammar: object = schema
