/**
 * The words of an answer: its `message`, or where that is a JSON text or object with a `message` in turn, the innermost
 * one; undefined when there are none.
 */
export function toMessage(data: unknown): string | undefined {
  const answer = typeof data === 'string' ? parseObject(data) : data
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return undefined
  const { message } = answer
  const inner = toMessage(message)
  if (inner !== undefined) return inner
  // JSON that holds no message is nothing to show to a person.
  if (typeof message !== 'string' || parseObject(message) !== undefined) return undefined
  return message.trim() || undefined
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
