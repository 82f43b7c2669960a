/** The used part of the browser's Web Locks API. */
export interface Locks {
  request(name: string, how: LockOptions, work: () => Promise<void>): Promise<unknown>
  query(): Promise<LockManagerSnapshot>
}

/** A browser lock that one tab holds at a time. */
interface TabLock {
  /** Requests the lock; resolves with whether it was granted. If locks are missing or forbidden, every tab is granted it. */
  take(how: LockOptions): Promise<boolean>
  /** Asks the browser whether any tab holds the lock. */
  isTaken(): Promise<boolean>
  /** Whether this tab holds the lock, as far as it knows. */
  readonly isOurs: () => boolean
  /**
   * Asks the browser whether a lock that this tab believes it holds is still its own; true if it holds none. A frozen tab resumes
   * before it learns that another tab took the lock.
   */
  isKept(): Promise<boolean>
  release(): void
}

interface Hold {
  readonly client: Promise<string | undefined>
  readonly release: () => void
}

/** Creates the lock of this name; calls `onLost` when another tab takes it by force. */
export function createTabLock(name: string, locks: Locks | undefined, onLost: () => void): TabLock {
  let hold: Hold | undefined
  /** Returns the client id of the page that holds the lock, according to the browser. */
  const findHolder = async () => (await locks?.query())?.held?.find((lock) => lock.name === name)?.clientId

  return {
    take(how) {
      return new Promise((resolve) => {
        if (!locks) return resolve(true)
        let given: Hold | undefined
        const keep = () =>
          new Promise<void>((release) => {
            hold = given = { client: findHolder(), release }
            resolve(true)
          })
        locks.request(name, how, keep).catch((error: unknown) => {
          const isLost = given !== undefined && hold === given
          if (isLost) hold = undefined
          if (isLost) onLost()
          resolve(!isWithheld(error))
        })
      })
    },
    isTaken: async () => (await findHolder()) !== undefined,
    isOurs: () => hold !== undefined,
    async isKept() {
      return hold === undefined || (await findHolder()) === (await hold.client)
    },
    release() {
      hold?.release()
      hold = undefined
    },
  }
}

/** Checks whether the lock was not granted in time, as opposed to locks that cannot be used. */
const isWithheld = (error: unknown) => error instanceof DOMException && /^(Abort|Timeout)Error$/.test(error.name)

/** The messages between tabs: a request to give way, with the time it was made, and the reply that this is in progress. */
type Word = { readonly giveWay: number } | 'one moment'

/** The channel from this tab to the others. */
export interface TabLine {
  /** Sends a message repeatedly until the work is done. */
  saying<Result>(word: Word, work: Promise<Result>): Promise<Result>
  close(): void
}

/** The callbacks for messages from other tabs. */
interface Ears {
  readonly onGiveWay: (since: number) => void
  readonly onMoment: () => void
}

const repeatMs = 1000

/** Opens the line to the other tabs; without a channel nothing is sent or received. */
export function createTabLine(channel: BroadcastChannel | undefined, { onGiveWay, onMoment }: Ears): TabLine {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'one moment') return onMoment()
    const { giveWay } = Object(data)
    if (typeof giveWay === 'number') onGiveWay(giveWay)
  })
  return {
    async saying(word, work) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is limited to one origin
      const say = () => channel?.postMessage(word)
      say()
      const timer = setInterval(say, repeatMs)
      return work.finally(() => clearInterval(timer))
    },
    close: () => channel?.close(),
  }
}
