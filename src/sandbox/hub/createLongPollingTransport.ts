import { CLIENT_SILENCE_MS, type HubTransport, type PollResult } from './HubTransport.ts'

/** Carries records as answers to polls, each held for at most `timeoutMs` milliseconds. */
export function createLongPollingTransport(timeoutMs: number): Required<HubTransport> {
  let backlog = ''
  let opened = false
  let over: PollResult | undefined
  let answer: ((result: PollResult) => void) | undefined

  const flush = () => {
    const text = backlog
    backlog = ''
    answer?.({ kind: 'records', text })
  }

  const finish = (result: PollResult) => {
    over ??= result
    answer?.(over)
  }

  return {
    silenceLimitMs: timeoutMs + CLIENT_SILENCE_MS,
    write: (record) => {
      backlog += record
      if (answer) flush()
    },
    end: () => finish({ kind: 'ended' }),
    cut: () => finish({ kind: 'cut' }),
    poll: () =>
      new Promise((resolve) => {
        // A second poll beside the first means that the client has given the first one up.
        answer?.({ kind: 'ended' })
        const timeout = setTimeout(flush, timeoutMs)
        answer = (result) => {
          clearTimeout(timeout)
          answer = undefined
          resolve(result)
        }
        // The first poll only tells the client that it may start, so it is answered at once.
        if (!opened || backlog !== '') flush()
        else if (over) answer(over)
        opened = true
      }),
  }
}
