import { toWrittenPlace, type LinkedFlow } from '../../../../engine/authoring.ts'

/** What went wrong while a flow was played, and the place of it in the flow file, as an offset. */
export interface Trouble {
  readonly message: string
  readonly line?: number
  readonly offset?: number
}

/** Puts an error into words; the engine's own (`InstructionError`) name their place as a path: `steps.X.on.submit.1: reason`. */
export function toTrouble(error: unknown, flow: Pick<LinkedFlow, 'definition' | 'source'> | undefined): Trouble {
  const message = error instanceof Error ? error.message : String(error)
  const at: unknown = error instanceof Error ? Reflect.get(error, 'at') : undefined
  if (typeof at !== 'string') return { message }
  const place = flow && toWrittenPlace(flow, at)
  const reason = message.startsWith(`${at}: `) ? message.slice(at.length + 2) : message
  return { message: reason, ...(place && { offset: place.offset, line: place.line }) }
}
