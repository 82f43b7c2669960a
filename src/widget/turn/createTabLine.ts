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
