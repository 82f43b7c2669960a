import type { StoreApi } from 'zustand/vanilla'
import { type Example, type LinkedFlow, toWrittenPlace } from '../../../engine/authoring.ts'
import type { ActionResult, Session } from '../../../engine/index.ts'

/** A call of the flow that waits for somebody to say what the service answers. */
export interface Ask {
  readonly id: number
  readonly action: string
  /** Gives the answer; with `isAlways` the same one to every later call of this action, too. */
  readonly answer: (result: ActionResult, isAlways: boolean) => void
}

/** The application that is being looked at. */
export interface PreviewState {
  /** Undefined until the first situation is there. */
  readonly session: Session | undefined
  /** How the applicant has come to the step where it began. */
  readonly situation: Example | undefined
  readonly asks: readonly Ask[]
  /** What is answered without asking, by action. */
  readonly always: Readonly<Record<string, ActionResult>>
  /** What went wrong since it began. */
  readonly trouble: Trouble | undefined
  /** Whether the files make no flow that can run, so that an earlier one is shown. */
  readonly isBehind: boolean
}

/** Plays the flow that is being edited for whoever looks at it. */
export interface Preview {
  readonly store: StoreApi<PreviewState>
  /** Begins a situation from its start; the same one again when there is one. */
  readonly open: (situation: Example) => Promise<void>
  /** Asks about an action again that was always answered. */
  readonly forget: (action: string) => void
  readonly report: (error: unknown) => void
  /** Is told what commits the text that is being typed. */
  readonly onFlush: (flush: () => void) => void
}

/** Keeps the calls that wait for an answer, in the state of a preview. */
export function createAsks({ getState, setState }: Pick<StoreApi<PreviewState>, 'getState' | 'setState'>) {
  let last = 0
  const remove = (ask: Ask) => setState({ asks: getState().asks.filter((other) => other !== ask) })

  return {
    /** Asks what an action answers; a call that is no longer wanted is not asked about any more. */
    ask: (action: string, signal: AbortSignal): Promise<ActionResult> => {
      const known = getState().always[action]
      if (known) return Promise.resolve(known)
      return new Promise((resolve) => {
        const ask: Ask = {
          id: (last += 1),
          action,
          answer(result, isAlways) {
            if (isAlways) setState({ always: { ...getState().always, [action]: result } })
            remove(ask)
            resolve(result)
          },
        }
        setState({ asks: [...getState().asks, ask] })
        signal.addEventListener('abort', () => remove(ask), { once: true })
      })
    },
    forget: (action: string): void => {
      const { [action]: _, ...always } = getState().always
      setState({ always })
    },
  }
}

/** What went wrong while a flow was played, and the place of it in the flow file, as an offset. */
interface Trouble {
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
