import type { Failure } from '../actions/ActionHandler.ts'
import { attemptAction } from '../actions/runAction.ts'
import type { SessionContext } from './Session.ts'

/** The first pause between two tries, in milliseconds. Each pause is twice as long as the one before. */
const firstPauseMs = 2000
const longestPauseMs = 60_000

const offline: Failure = { status: 'Offline', message: '' }

/** Sends the values that events have put into the slots that are `sentBy` an action. */
export interface Outbox {
  /** Sends new values; with `now`, also those that wait for their next try. */
  send(now: boolean): void
  /** Sends a slot immediately after its failure was shown, and shows a new failure. */
  resend(slot: string): void
  stop(): void
}

/**
 * The state of sending a slot: the value of the last try, whether its failure was shown, whether the next try ignores that the browser
 * is offline, as the applicant may know better, and a function that ends the pause.
 */
interface Sending {
  value?: unknown
  isTold?: boolean
  insists?: boolean
  wake?: () => void
}

/**
 * Sends the slots in the background. Makes one call per slot at a time, so that an older value never arrives after a newer one. Tries again
 * with growing pauses until the service has the latest value, then empties the slot.
 */
export function createOutbox<Services>({ options, flow, store, report, dispatch }: SessionContext<Services>): Outbox {
  const state = store.getState
  const stopped = new AbortController()
  const { signal } = stopped
  const sendings = new Map<string, Sending>()
  const initialOf = (slot: string) => flow().slots[slot]?.initial

  const isShown = (slot: string) => {
    const { anew } = state().failed ?? {}
    return anew?.type === 'resend' && anew.slot === slot
  }

  async function deliver(slot: string, action: string, sending: Sending): Promise<void> {
    let tries = 0
    while (!signal.aborted && state().data[slot] !== initialOf(slot)) {
      const value = state().data[slot]
      if (value !== sending.value) {
        sending.isTold = false
        tries = 0
      }
      sending.value = value
      const { insists } = sending
      sending.insists = false
      const failure = !insists && options.isOnline?.() === false ? offline : await attempt(action, value)
      if (signal.aborted) return
      if (state().data[slot] !== value) continue
      if (!failure) void dispatch({ type: 'sent', slot, value })
      else {
        if (!sending.isTold) void dispatch({ type: 'unsent', slot, failure })
        sending.isTold ||= isShown(slot)
        await pause(sending, Math.min(firstPauseMs * 2 ** tries, longestPauseMs))
        tries += 1
      }
    }
    sendings.delete(slot)
  }

  async function attempt(action: string, value: unknown): Promise<Failure | undefined> {
    const { services, actions } = options
    try {
      const asked = { action, input: { ...Object(value) } }
      const result = await attemptAction({ actions, services, report }, asked, signal, flow().actions[action])
      return 'failure' in result ? result.failure : undefined
    } catch (error) {
      if (!signal.aborted) report(error)
      return { status: 'Bug', message: '' }
    }
  }

  const pause = (sending: Sending, ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      sending.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return {
    send(now) {
      for (const [slot, { sentBy, initial }] of Object.entries(flow().slots)) {
        const value = state().data[slot]
        if (sentBy === undefined || value === initial) continue
        const sending = sendings.get(slot)
        if (sending && (now || sending.value !== value)) sending.wake?.()
        if (sending) continue
        const begun: Sending = {}
        sendings.set(slot, begun)
        void deliver(slot, sentBy, begun)
      }
    },
    resend(slot) {
      const sending = sendings.get(slot)
      if (!sending) return
      Object.assign(sending, { isTold: false, insists: true })
      sending.wake?.()
    },
    stop() {
      stopped.abort()
      for (const { wake } of sendings.values()) wake?.()
    },
  }
}
