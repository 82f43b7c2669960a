/**
 * The words of an answer: its `message`, or where that is a JSON text or object with a `message` in turn, the innermost
 * one; undefined when there are none.
 */
export function toMessage(data: unknown): string | undefined {
  let message: unknown
  let answer = toObject(data)
  while (answer && 'message' in answer) {
    message = answer.message
    answer = toObject(message)
  }
  // JSON that holds no message is nothing to show to a person.
  if (answer || typeof message !== 'string') return undefined
  return message.trim() || undefined
}

function toObject(value: unknown): object | undefined {
  if (typeof value === 'string') return parseObject(value)
  return typeof value === 'object' && value !== null ? value : undefined
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
