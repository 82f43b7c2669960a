import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { isSaving, type ApiCalls } from './generateCalls.ts'

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
