import type { LinkedFlow } from '../../../../engine/authoring.ts'

/** Whether two versions of a flow differ in their words at most. */
export function isSameProgram({ source: a }: LinkedFlow, { source: b }: LinkedFlow): boolean {
  if (a.flow !== b.flow || a.schemas.size !== b.schemas.size) return false
  return [...a.schemas].every(([name, file]) => b.schemas.get(name) === file)
}
