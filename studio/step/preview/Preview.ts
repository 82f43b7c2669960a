import type { StoreApi } from 'zustand/vanilla'
import { type Example, type LinkedFlow, toWrittenPlace } from '../../../engine/authoring.ts'
import type { ActionResult, Session } from '../../../engine/index.ts'

/** A call of the flow that waits for the author to choose the answer. */
export interface Ask {
  readonly id: number
  readonly action: string
  /** Gives the answer; with `isAlways` also to every later call of this action. */
  readonly answer: (result: ActionResult, isAlways: boolean) => void
}

/** The state of the application in the preview. */
export interface PreviewState {
  /** Undefined until the first situation is open. */
  readonly session: Session | undefined
  /** How the applicant reached the step where the preview started. */
  readonly situation: Example | undefined
  readonly asks: readonly Ask[]
  /** The results that are given without asking, by action. */
  readonly always: Readonly<Record<string, ActionResult>>
  /** The last error since the preview started. */
  readonly trouble: Trouble | undefined
  /** Whether the files contain no flow that can run, so that an earlier one is shown. */
  readonly isBehind: boolean
}

/** The preview before any session runs. */
export const initialPreview: PreviewState = {
  session: undefined,
  situation: undefined,
  asks: [],
  always: {},
  trouble: undefined,
  isBehind: false,
}

/** The preview, which runs the edited flow for the author. */
export interface Preview {
  readonly store: StoreApi<PreviewState>
  /** Starts a situation from its beginning, also if it is open already. */
  readonly open: (situation: Example) => Promise<void>
  /** Asks for an action's answer again, instead of always giving the same one. */
  readonly forget: (action: string) => void
  readonly report: (error: unknown) => void
  /** Registers the function that commits the text being typed. */
  readonly onFlush: (flush: () => void) => void
}

/** Manages the calls that wait for an answer in the state of a preview. */
export function createAsks({ getState, setState }: Pick<StoreApi<PreviewState>, 'getState' | 'setState'>) {
  let last = 0
  const remove = (ask: Ask) => setState({ asks: getState().asks.filter((other) => other !== ask) })

  return {
    /** Asks for the answer of an action; an aborted call is removed. */
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

/** An error of running a flow, with its place in the flow file as an offset. */
interface Trouble {
  readonly message: string
  readonly line?: number
  readonly offset?: number
}

/** Converts an error to words. The engine's own errors (`InstructionError`) name their place as a path: `steps.X.on.submit.1: reason`. */
export function toTrouble(error: unknown, flow: Pick<LinkedFlow, 'definition' | 'source'> | undefined): Trouble {
  const message = error instanceof Error ? error.message : String(error)
  const at: unknown = error instanceof Error ? Reflect.get(error, 'at') : undefined
  if (typeof at !== 'string') return { message }
  const place = flow && toWrittenPlace(flow, at)
  const reason = message.startsWith(`${at}: `) ? message.slice(at.length + 2) : message
  return { message: reason, ...(place && { offset: place.offset, line: place.line }) }
}
