import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CallContract, CallDefinition } from '../calls/CallContract.ts'
import type { AnswerSchema } from '../calls/readAnswer.ts'
import { isRecord } from '../definition/Loose.ts'
import type { LinkedFlow, SchemaSource } from '../definition/index.ts'
import { openFlow } from '../definition/readFlow.ts'

/** A call as it is written; `request` and `response` name schema files, absent where the action of its name says it. */
export interface ListedCall extends Pick<CallDefinition, 'method' | 'path' | 'query' | 'idempotent' | 'outcomes'> {
  readonly request?: string
  readonly response?: string
}

/** An API as it is written beside a flow, in `api.json`. */
export interface ListedApi {
  readonly headers?: Readonly<Record<string, string>>
  /** The schema of the answer of those calls that only store what they are given. */
  readonly saved?: string
  readonly calls: Readonly<Record<string, ListedCall>>
}

/** What a page needs to make the calls of an API, and how it reads the answers. */
export interface CompiledCalls {
  readonly contract: CallContract
  readonly answers: Readonly<Record<string, AnswerSchema>>
}

/** What is kept of a rule: the reader of answers knows no other one. */
const rules = ['type', 'default', 'enum', 'required', 'properties', 'items']
/** These say nothing of how an answer is read: what is typed is judged by them. */
const limits = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems', 'uniqueItems']
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

/** Compiles the API beside a flow. Throws on a rule in an answer's schema that no answer is read by. */
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

/** The outcome that the action of a call's name expects, and what it is answered with, unless the call itself says that. */
export function toExpected({ definition }: LinkedFlow, name: string, listed?: string) {
  const [expected, outcome] = Object.entries(definition.actions[name]?.outcomes ?? {})[0] ?? []
  const says = typeof outcome === 'string' || (isRecord(outcome) && Object.keys(outcome).length > 0)
  const response: SchemaSource | undefined = listed ?? (says ? outcome : undefined)
  return { expected, response }
}

/** The part of a schema that says how an answer is read, with what it refers to in place. */
function toAnswerSchema({ schemas }: LinkedFlow, source: SchemaSource): AnswerSchema {
  const visit = (written: unknown): AnswerSchema => {
    const { $ref, ...schema } = isRecord(written) ? written : {}
    const target = typeof $ref === 'string' ? schemas.resolve($ref) : undefined
    const unknown = Object.keys(schema).find((keyword) => ![...rules, ...limits, ...annotations].includes(keyword))
    if (unknown !== undefined) throw new Error(`${toName(source)} has ${unknown}, which no answer is read by.`)
    const { properties, items, ...own } = Object.fromEntries(
      Object.entries(schema).filter(([key]) => rules.includes(key)),
    )
    // Each keyword was looked at above; what it holds the grammar of schemas has accepted.
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

/** Where the API of a flow is written. */
export const toApiFile = (flowFile: string): string => join(dirname(flowFile), 'api.json')

/** Compiles the API beside a flow on disk; throws where there is none, and for a flow whose grammar is not kept. */
export function readCalls(flowFile: string): CompiledCalls {
  const file = toApiFile(flowFile)
  const api: ListedApi = JSON.parse(readFileSync(file, 'utf8'))
  return compileCalls(openFlow(flowFile), api)
}
