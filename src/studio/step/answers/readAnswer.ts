import type { ActionResult } from '../../../../engine/index.ts'
import type { AnswerChoice } from './AnswerChoice.ts'

/** The answer of a choice with the data that were typed for it as JSON; else what is wrong with them. */
export function readAnswer({ outcome }: AnswerChoice, text: string): { result: ActionResult } | { problem: string } {
  if (text.trim() === '') return { result: { outcome } }
  try {
    const data: unknown = JSON.parse(text)
    return outcome === 'failed' ? toFailed(data) : { result: { outcome, data } }
  } catch (error) {
    return { problem: `This is not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}

function toFailed(data: unknown): ReturnType<typeof readAnswer> {
  const { status, message = '' }: { status?: unknown; message?: unknown } = Object(data)
  if (typeof status !== 'number' && typeof status !== 'string')
    return { problem: 'A failure needs a "status": a number such as 500, or a name such as "Offline".' }
  return { result: { outcome: 'failed', failure: { status, message: String(message) } } }
}
