/** The part of the browser's locks that is used. */
export interface Locks {
  request(name: string, how: LockOptions, work: () => Promise<void>): Promise<unknown>
  query(): Promise<LockManagerSnapshot>
}

/** A lock of the browser that one tab has at a time. */
interface TabLock {
  /** Takes it; answers whether it was given. Where there are no locks, or they may not be used, every tab is given it. */
  take(how: LockOptions): Promise<boolean>
  /** Whether some tab has it, as the browser says. */
  isTaken(): Promise<boolean>
  /** Whether this tab has it and keeps others from it, as far as it has heard. */
  readonly isOurs: () => boolean
  /** Whether the browser says so, too: a tab that was frozen goes on before it hears that another one has taken the lock. */
  isKept(): Promise<boolean>
  release(): void
}

interface Hold {
  readonly client: Promise<string | undefined>
  readonly release: () => void
}

/** The lock of this name; `onLost` is told when another tab has taken it by force. */
export function createTabLock(name: string, locks: Locks | undefined, onLost: () => void): TabLock {
  let hold: Hold | undefined
  /** Which page the browser has down for the lock. */
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

/** Whether the lock was not given in time, rather than not at all. */
const isWithheld = (error: unknown) => error instanceof DOMException && /^(Abort|Timeout)Error$/.test(error.name)

/** All that tabs ever tell each other: since when one is asked to go on there, and that this is being seen to. */
type Word = { readonly giveWay: number } | 'one moment'

/** The line from this tab to the others. */
export interface TabLine {
  /** Says it, again and again, until the work is done. */
  saying<Result>(word: Word, work: Promise<Result>): Promise<Result>
  close(): void
}

/** Who is told what the other tabs say. */
interface Ears {
  readonly onGiveWay: (since: number) => void
  readonly onMoment: () => void
}

const repeatMs = 1000

/** Opens the line; without a channel nothing is said or heard. */
export function createTabLine(channel: BroadcastChannel | undefined, { onGiveWay, onMoment }: Ears): TabLine {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'one moment') return onMoment()
    const { giveWay } = Object(data)
    if (typeof giveWay === 'number') onGiveWay(giveWay)
  })
  return {
    async saying(word, work) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      const say = () => channel?.postMessage(word)
      say()
      const timer = setInterval(say, repeatMs)
      return work.finally(() => clearInterval(timer))
    },
    close: () => channel?.close(),
  }
}
