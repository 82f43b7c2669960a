import type { LinkedFlow } from '../../../../engine/authoring.ts'

/** Whether something else than these many places of the flow and its schemas names a copy key; also the product's own code. */
export function isTextUsed({ source }: LinkedFlow, key: string, code: string, places: number): boolean {
  const quoted = JSON.stringify(key)
  const files = [source.flow, ...source.schemas.values()]
  const count = files.reduce((sum, { text }) => sum + text.split(quoted).length - 1, 0)
  return count > places || code.split('\n').includes(key)
}
