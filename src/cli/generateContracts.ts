import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { FlowError, checkFlow, compileContracts, readFlow } from '../../engine/build.ts'

/** The text of a TypeScript file with the types of a flow's contracts, formatted for its place; throws for a faulty flow. */
export async function generateContracts(flowFile: string, apiFile: string, target: string): Promise<string> {
  const { problems, flow } = checkFlow(readFlow(flowFile))
  if (!flow) throw new FlowError(problems)
  const types = await compileContracts(flow, JSON.parse(readFileSync(apiFile, 'utf8')))
  return format(types, { ...(await resolveConfig(target)), filepath: target })
}

/** An API contract, as far as it says what is sent and what is answered. */
interface ApiCalls {
  readonly headers: object
  readonly calls: Readonly<Record<string, { readonly request?: string; readonly response: string }>>
}

/** Whether a call only stores what it was given, so that any good answer says that it did. */
const isSaving = ({ response }: { readonly response: string }) => response === 'api/saved.response.schema.json'

/** The text of a JSON file with what a page needs of the API contract to call it; what is answered it has elsewhere. */
export async function generateCalls(apiFile: string, target: string): Promise<string> {
  const { headers, calls }: ApiCalls = JSON.parse(readFileSync(apiFile, 'utf8'))
  const bare = Object.entries(calls).map(([name, { request: _, response, ...call }]) => [
    name,
    { ...call, ...(isSaving({ response }) && { saves: true }) },
  ])
  const text = JSON.stringify({ headers, calls: Object.fromEntries(bare) })
  return format(text, { ...(await resolveConfig(target)), filepath: target })
}

type Schema = Readonly<Record<string, unknown>>

/** What a reader of answers goes by; `src/widget/api/readAnswer.ts` knows no other rule. */
const rules = new Set(['type', 'default', 'enum', 'required', 'properties', 'items'])
const annotations = new Set(['$schema', '$id', 'title', 'description', 'examples', 'personal', 'secret'])

/** The text of a JSON file with how the answer of each call is read. Throws on a rule that no answer is read by. */
export async function generateAnswers(apiFile: string, schemasFolder: string, target: string): Promise<string> {
  const { calls }: ApiCalls = JSON.parse(readFileSync(apiFile, 'utf8'))
  const load = (id: string): Schema => JSON.parse(readFileSync(posix.join(schemasFolder, id), 'utf8'))
  const read = Object.entries(calls).filter(([, call]) => !isSaving(call))
  const answers = Object.fromEntries(read.map(([name, { response }]) => [name, toAnswerSchema(load, response)]))
  return format(JSON.stringify(answers), { ...(await resolveConfig(target)), filepath: target })
}

function toAnswerSchema(load: (id: string) => Schema, id: string): Schema {
  const visit = ({ $ref, ...schema }: Schema): Schema => {
    const unknown = Object.keys(schema).find((keyword) => !rules.has(keyword) && !annotations.has(keyword))
    if (unknown !== undefined) throw new Error(`${id} has ${unknown}, which no answer is read by.`)
    const { properties, items, ...own } = Object.fromEntries(Object.entries(schema).filter(([key]) => rules.has(key)))
    return {
      ...(typeof $ref === 'string' && toAnswerSchema(load, posix.join(posix.dirname(id), $ref))),
      ...own,
      ...(isSchema(properties) && { properties: mapMembers(properties, visit) }),
      ...(isSchema(items) && { items: visit(items) }),
    }
  }
  return visit(load(id))
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const mapMembers = (members: Schema, visit: (schema: Schema) => Schema) =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, child]) => (isSchema(child) ? [[name, visit(child)]] : [])),
  )
