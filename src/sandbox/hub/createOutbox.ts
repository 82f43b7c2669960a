/** Keeps what could not be delivered yet, by recipient. */
export interface Outbox<Message> {
  put(recipient: string, message: Message): void
  /** Hands over, oldest first, and forgets what waits for this recipient. */
  take(recipient: string): Message[]
}

interface OutboxLimits {
  maxAgeMs: number
  maxMessages: number
}

/** Creates an outbox that drops the oldest beyond `maxMessages` of one recipient, and whatever is older than `maxAgeMs`. */
export function createOutbox<Message>({ maxAgeMs, maxMessages }: OutboxLimits): Outbox<Message> {
  const waiting = new Map<string, { message: Message; at: number }[]>()

  const forgetExpired = () => {
    const oldest = Date.now() - maxAgeMs
    for (const [recipient, letters] of waiting) {
      const fresh = letters.filter((letter) => letter.at > oldest)
      if (fresh.length > 0) waiting.set(recipient, fresh)
      else waiting.delete(recipient)
    }
  }

  return {
    put: (recipient, message) => {
      forgetExpired()
      const letters = [...(waiting.get(recipient) ?? []), { message, at: Date.now() }]
      waiting.set(recipient, letters.slice(-maxMessages))
    },
    take: (recipient) => {
      forgetExpired()
      const letters = waiting.get(recipient) ?? []
      waiting.delete(recipient)
      return letters.map((letter) => letter.message)
    },
  }
}
