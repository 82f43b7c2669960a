import type { ApiContracts } from '../contracts.generated.ts'
import answers from './answers.generated.json' with { type: 'json' }
import type { CallName } from './ApiContract.ts'
import { readAnswer, type AnswerSchema } from './readAnswer.ts'

const schemas: Readonly<Partial<Record<CallName, AnswerSchema>>> = answers

/** The data that a call's good answer holds, null for none. Throws an `UnreadableAnswer`. */
export function toData<Name extends CallName>(call: Name, answer: unknown): ApiContracts[Name]['response'] | null {
  const schema = schemas[call]
  // What `readAnswer` reads by a schema is of the type that is generated from the same schema.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return schema ? (readAnswer(schema, answer) as ApiContracts[Name]['response'] | null) : null
}
