import { Refusal } from './Refusal.ts'
import type { Sandbox } from './Sandbox.ts'

/** Throws a 400 that names each wrong field of a body by the schema of that `$id`. */
export function checkBody({ check }: Pick<Sandbox, 'check'>, schemaId: string, body: unknown): void {
  const problems = check(schemaId, body)
  if (problems.length > 0) throw new Refusal(400, `${problems.join('; ')}.`)
}
