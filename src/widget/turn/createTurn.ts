import { type StoreApi, createStore } from 'zustand/vanilla'
import type { CallOptions } from '../../../engine/index.ts'
import { pause } from '../integrations/waiting.ts'
import { type TabLine, type Locks, createTabLine, createTabLock } from './createTabLock.ts'

/**
 * The state of a tab: it has not begun (`free`), it has the turn (`ours`), it began while another tab has the turn (`elsewhere`),
 * it has asked that tab to give way (`asking`), or it had the turn until another tab took over (`left`).
 */
type Standing = 'free' | 'ours' | 'elsewhere' | 'asking' | 'left'

/** The right to continue the application, which one tab of a browser has at a time. */
export interface Turn {
  readonly store: StoreApi<{ readonly standing: Standing }>
  /** Asks for the turn, unless this tab has begun before. */
  begin(): Promise<void>
  /** Takes the turn from the tab that has it. */
  goOn(): Promise<void>
  /** Checks whether another tab has changed the saved application, and stops this one if so. */
  look(): void
  /** Checks the turn again after this tab was frozen. */
  wake(): Promise<void>
  /** Resolves when a call may be sent or is aborted. A call that must happen once needs the turn. */
  ready(call: Pick<CallOptions, 'signal' | 'idempotencyKey'>): Promise<void>
  /** Releases the turn for good. */
  end(): void
}

/** The dependencies and settings of a turn. */
export interface TurnOptions {
  /** The name of the lock, the same in all tabs. */
  readonly name: string
  readonly locks: Locks | undefined
  /** Opens the channel to the other tabs, if the browser has channels. */
  readonly openChannel: () => BroadcastChannel | undefined
  /** How long a tab that does not answer keeps the turn, in milliseconds. */
  readonly patienceMs: number
  /** Stops what can be stopped, and resolves when the rest is done and saved. */
  readonly finish: () => Promise<void>
  /** Checks whether another tab has changed the saved application. */
  readonly isBehind: () => boolean
  /** Restarts with the saved application. */
  readonly restart: () => void
}

/** How long a page that is being reloaded may still hold the turn, in milliseconds. */
const graceMs = 500
/** How long the same button stays for the second press of a double click, in milliseconds. */
const doublePressMs = 500

/** Creates the turn of a tab that has not begun yet. */
export function createTurn({ name, locks, openChannel, patienceMs, finish, isBehind, restart }: TurnOptions): Turn {
  const store = createStore<{ standing: Standing }>(() => ({ standing: 'free' }))
  const standing = () => store.getState().standing
  const stand = (next: Standing) => store.setState({ standing: next })
  const lock = createTabLock(name, locks, leave)
  let line: TabLine | undefined
  let beginning: Promise<void> | undefined
  let isGivingWay = false
  let askedAt = 0
  let onAnswer: (() => void) | undefined

  /** Opens the line on first use: an open one may keep the page out of the back/forward cache. */
  const toLine = () =>
    (line ??= createTabLine(openChannel(), {
      onGiveWay(since) {
        // If two tabs ask, the later request wins.
        if (lock.isOurs() && since > askedAt) void giveWay()
      },
      onMoment: () => onAnswer?.(),
    }))

  function leave(): void {
    stand('left')
    lock.release()
    void finish()
  }

  async function giveWay(): Promise<void> {
    if (isGivingWay) return
    isGivingWay = true
    await toLine().saying('one moment', finish())
    isGivingWay = false
    if (lock.isOurs()) leave()
  }

  /** Takes the turn unless another tab has it. A busy machine may need longer to grant the lock, so a timeout alone proves nothing. */
  async function takeUntaken(ms = graceMs): Promise<boolean> {
    if (await lock.take({ signal: AbortSignal.timeout(ms) })) return true
    return !(await lock.isTaken()) && takeUntaken(2 * ms)
  }

  async function start(): Promise<void> {
    toLine()
    const isGiven = await takeUntaken()
    if (isGiven && isBehind()) leave()
    else if (standing() === 'free') stand(isGiven ? 'ours' : 'elsewhere')
  }

  /** Asks the tab that has the turn to give way; takes it by force from a tab that does not answer. */
  async function takeOver(): Promise<void> {
    const patience = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => patience.abort(), patienceMs)
    }
    wait()
    onAnswer = wait
    const isGiven = await toLine().saying({ giveWay: askedAt }, lock.take({ signal: patience.signal }))
    clearTimeout(timer)
    onAnswer = undefined
    if (!isGiven) await lock.take({ steal: true })
  }

  const turn: Turn = {
    store,
    async begin() {
      if (standing() === 'free') await (beginning ??= start().finally(() => (beginning = undefined)))
    },
    async goOn() {
      if (standing() !== 'elsewhere' && standing() !== 'left') return
      stand('asking')
      askedAt = Date.now()
      await Promise.all([takeOver(), pause(doublePressMs, new AbortController().signal)])
      if (standing() !== 'asking') return
      // Until the page is gone, the tab stays in `asking` and sends nothing.
      if (isBehind()) restart()
      else stand('ours')
    },
    look() {
      const mayGoOn = standing() === 'free' || (standing() === 'ours' && !lock.isOurs())
      if (mayGoOn && isBehind()) leave()
    },
    async wake() {
      if (await lock.isKept()) return turn.look()
      lock.release()
      stand('free')
      return turn.begin()
    },
    async ready({ signal, idempotencyKey }) {
      if (idempotencyKey !== undefined) await turn.begin()
      while (!signal.aborted) {
        if (standing() === 'ours' && !(await lock.isKept())) leave()
        if (standing() === 'ours' || standing() === 'free') return
        await nextChange(store, signal)
      }
    },
    end() {
      lock.release()
      line?.close()
    },
  }
  return turn
}

/** Resolves on the next change of the state, or when the signal is aborted. */
export function nextChange(store: Pick<StoreApi<unknown>, 'subscribe'>, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      unsubscribe()
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const unsubscribe = store.subscribe(end)
    signal?.addEventListener('abort', end)
  })
}
