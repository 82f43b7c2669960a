import type { ValidateFunction } from 'ajv'
import { type ListedCall, toExpected } from '../compiler/compileCalls.ts'
import { listPathNames } from '../calls/toUrl.ts'
import { sampleValue } from '../compiler/schemas/createSampler.ts'
import { isRecord } from '../definition/Loose.ts'
import type { LinkedFlow, SchemaSource } from '../definition/index.ts'
import { bundleSchema } from '../validation/bundleSchema.ts'
import { createAjv } from '../validation/createAjv.ts'
import type { JsonSchema } from '../validation/JsonSchema.ts'

/** One call as the sandbox plays it. */
export interface PlayedCall {
  readonly name: string
  readonly method: string
  /** Returns the parameters in a path; undefined when the path is not the call's. */
  readonly match: (path: string) => Readonly<Record<string, string>> | undefined
  /** Lists the problems of a request, as sentences that name fields and never show values. */
  readonly check: (query: Readonly<Record<string, string>>, body: unknown) => readonly string[]
  /** A successful answer: the schema's first example, or a generated sample; undefined when the call has no response schema. */
  readonly answer: unknown
  readonly isIdempotent: boolean
}

/** Creates a call from its entry in `api.json` and the action with its name. */
export function toPlayedCall(flow: LinkedFlow, name: string, call: ListedCall): PlayedCall {
  const { method, path, query = [], idempotent = false } = call
  const inPath = listPathNames(path)
  const { response } = toExpected(flow, name, call.response)
  const validate = toValidate(flow, call.request ?? toRest(flow, name, [...inPath, ...query, 'intent']))
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}/?$`)
  return {
    name,
    method,
    match(found) {
      const values = pattern.exec(found)?.slice(1)
      return values && Object.fromEntries(inPath.map((key, at) => [key, decodeURIComponent(values[at] ?? '')]))
    },
    check: (given, body) => [
      ...query.filter((key) => !given[key]).map((key) => `${key} is missing in the query`),
      ...(!validate || method === 'GET' || validate(body) ? [] : toSentences(validate)),
    ],
    answer: response === undefined ? undefined : toAnswer(bundle(flow, response)),
    isIdempotent: idempotent,
  }
}

/** Returns the part of an action's input that is left for the body; undefined when nothing is left. */
function toRest({ definition, schemas }: LinkedFlow, name: string, others: readonly string[]): JsonSchema | undefined {
  const { input } = definition.actions[name] ?? {}
  const schema = schemas.open(input)
  const rest = Object.entries(schema?.properties ?? {}).filter(([key]) => !others.includes(key))
  if (!schema || rest.length === 0) return undefined
  const required = schema.required?.filter((key) => !others.includes(key)) ?? []
  return { ...schema, properties: Object.fromEntries<JsonSchema>(rest), required }
}

function toValidate(flow: LinkedFlow, source: SchemaSource | undefined): ValidateFunction | undefined {
  return source === undefined ? undefined : createAjv({ strict: false }).compile(bundle(flow, source))
}

function bundle({ schemas }: LinkedFlow, source: SchemaSource): JsonSchema {
  const root: JsonSchema = typeof source === 'string' ? { $ref: source } : source
  return bundleSchema('call', new Map([...schemas.files, ['call', root]]))
}

function toAnswer(schema: JsonSchema): unknown {
  const { $ref = '' } = schema
  const own = $ref === '' ? schema : schema.definitions?.[$ref.slice('#/definitions/'.length)]
  const examples: unknown = isRecord(own) ? own['examples'] : undefined
  return Array.isArray(examples) && examples.length > 0 ? examples[0] : sampleValue(schema)
}

const toSentences = ({ errors }: ValidateFunction) => [
  ...new Set(
    (errors ?? []).map(
      ({ instancePath, message }) =>
        `${instancePath.slice(1).replaceAll('/', '.') || 'the body'} ${message ?? 'is wrong'}`,
    ),
  ),
]
