import { fetchSender } from '../../../../engine/index.ts'
import { withLimit } from '../waiting.ts'

/** The sandbox's own calls for one phone check. */
export interface SandboxCalls {
  /** Carries out an action; rejects when it was not. */
  post(action: string, fields: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown>
  /** Waits a while for the link to be opened; undefined when nothing was answered, rejects when the check is not known. */
  isConfirmed(signal: AbortSignal): Promise<boolean | undefined>
}

/** Creates the calls of the check with this token on the API host, `baseUrl` with its slash. */
export function createSandboxCalls(baseUrl: string, authToken: string, statusLimitMs: number): SandboxCalls {
  // The token travels in the body: addresses end up in logs.
  const send = async (action: string, signal: AbortSignal, fields: object = {}) => {
    const { sendRequest } = await fetchSender()
    const url = `${baseUrl}sandbox/identity/${action}`
    return sendRequest({ method: 'POST', url, body: { authToken, ...fields }, signal })
  }

  return {
    async post(action, fields, signal) {
      const { status, data } = await send(action, signal, fields)
      if (status !== 200) throw refuse(action, status)
      return data
    },
    async isConfirmed(signal) {
      // A phone that loses its network for a moment is no reason to give up.
      const answer = await withLimit(statusLimitMs, signal, (limit) => send('status', limit)).catch(() => undefined)
      if (!answer || answer.status >= 500) return undefined
      if (answer.status !== 200) throw refuse('status', answer.status)
      return Object(answer.data)['confirmed'] === true
    },
  }
}

const refuse = (action: string, status: number) => new Error(`The sandbox answered ${action} with ${status}.`)
