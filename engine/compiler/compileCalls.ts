import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CallContract, CallDefinition } from '../calls/CallContract.ts'
import type { AnswerSchema } from '../calls/readAnswer.ts'
import { isRecord } from '../definition/Loose.ts'
import type { LinkedFlow, SchemaSource } from '../definition/index.ts'
import { openFlow } from '../definition/readFlow.ts'

/**
 * A call as written in `api.json`. `request` and `response` name schema files, and are omitted if the action of the same name
 * defines them.
 */
export interface ListedCall extends Pick<CallDefinition, 'method' | 'path' | 'query' | 'idempotent' | 'outcomes'> {
  readonly request?: string
  readonly response?: string
}

/** An API as written next to a flow, in `api.json`. */
export interface ListedApi {
  readonly headers?: Readonly<Record<string, string>>
  /** The schema of the response of calls that only store their input. */
  readonly saved?: string
  readonly calls: Readonly<Record<string, ListedCall>>
}

/** What a page needs to make an API's calls and to read the answers. */
export interface CompiledCalls {
  readonly contract: CallContract
  readonly answers: Readonly<Record<string, AnswerSchema>>
}

const limits = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum']
/** The only keywords that the reader of answers supports. */
const rules = ['type', 'default', 'enum', 'required', 'properties', 'items', ...limits]
/** Limits on lists, which do not affect how an answer is read. */
const listLimits = ['minItems', 'maxItems', 'uniqueItems']
const annotations = [
  '$schema',
  '$id',
  'title',
  'description',
  'examples',
  'personal',
  'secret',
  'format',
  'additionalProperties',
]

/** Compiles the API next to a flow. Throws if the schema of an answer has a keyword that the reader does not support. */
export function compileCalls(flow: LinkedFlow, { headers, saved, calls }: ListedApi): CompiledCalls {
  const all = Object.entries(calls).map(([name, { request: _, response: listed, ...call }]) => {
    const { expected, response = listed } = toExpected(flow, name, listed)
    const answer = response === saved || response === undefined ? undefined : toAnswerSchema(flow, response)
    return { name, call: { ...call, ...(answer ? {} : { saves: true }), ...(expected && { expected }) }, answer }
  })
  return {
    contract: { ...(headers && { headers }), calls: Object.fromEntries(all.map(({ name, call }) => [name, call])) },
    answers: Object.fromEntries(all.flatMap(({ name, answer }) => (answer ? [[name, answer]] : []))),
  }
}

/** Returns the outcome that the action of the same name expects, and the schema of its answer unless the call lists one. */
export function toExpected({ definition }: LinkedFlow, name: string, listed?: string) {
  const [expected, outcome] = Object.entries(definition.actions[name]?.outcomes ?? {})[0] ?? []
  const says = typeof outcome === 'string' || (isRecord(outcome) && Object.keys(outcome).length > 0)
  const response: SchemaSource | undefined = listed ?? (says ? outcome : undefined)
  return { expected, response }
}

/** Returns the parts of a schema that matter for reading an answer, with references resolved. */
function toAnswerSchema({ schemas }: LinkedFlow, source: SchemaSource): AnswerSchema {
  const visit = (written: unknown): AnswerSchema => {
    const { $ref, ...schema } = isRecord(written) ? written : {}
    const target = typeof $ref === 'string' ? schemas.resolve($ref) : undefined
    const unknown = Object.keys(schema).find((keyword) => ![...rules, ...listLimits, ...annotations].includes(keyword))
    if (unknown !== undefined) throw new Error(`${toName(source)} has ${unknown}, which no answer is read by.`)
    const { properties, items, ...own } = Object.fromEntries(
      Object.entries(schema).filter(([key]) => rules.includes(key)),
    )
    // The keywords were checked above, and the grammar of schemas has accepted their values.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return {
      ...(target && visit(target)),
      ...own,
      ...(isRecord(properties) && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, child]) => [name, visit(child)])),
      }),
      ...(items !== undefined && { items: visit(items) }),
    } as AnswerSchema
  }
  return visit(schemas.open(source))
}

const toName = (source: SchemaSource) => (typeof source === 'string' ? source : 'The answer')

/** Returns the path of a flow's API file. */
export const toApiFile = (flowFile: string): string => join(dirname(flowFile), 'api.json')

/** Reads the API file next to a flow on disk. Throws if there is none. */
export function readApi(flowFile: string): ListedApi {
  const file = toApiFile(flowFile)
  if (!existsSync(file))
    throw new Error(`${file} is not there. It lists the calls of the flow; if there are none, write { "calls": {} }.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Compiles the API file next to a flow on disk. Throws if there is none, or if the flow does not conform to the grammar. */
export const readCalls = (flowFile: string): CompiledCalls => compileCalls(openFlow(flowFile), readApi(flowFile))
