import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

/** Opens a bare WebSocket on which a test speaks the protocol by hand; `ended` resolves when the other side has closed it. */
export async function openWire(url: string) {
  const socket = new WebSocket(url.replace(/^http/, 'ws'))
  const records: string[] = []
  let wake: (() => void) | undefined
  socket.on('message', (data: Buffer) => {
    records.push(...data.toString().split('\u001e').slice(0, -1))
    wake?.()
  })
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')

  return {
    ended,
    send: (message: unknown) => socket.send(`${JSON.stringify(message)}\u001e`),
    /** Stops reading, so that even a closing frame goes unanswered. */
    fallAsleep: () => socket.pause(),
    /** Closes the connection without a closing frame. */
    cut: () => socket.terminate(),
    sendBytes: (bytes: Uint8Array) => socket.send(bytes),
    next: async (): Promise<unknown> => {
      if (records.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      return JSON.parse(records.shift() ?? '')
    },
  }
}

/** Returns the status with which a WebSocket upgrade is refused, such as 404. */
export async function refusedUpgrade(url: string): Promise<number | undefined> {
  const socket = new WebSocket(url.replace(/^http/, 'ws'))
  socket.on('error', () => {})
  return new Promise((resolve, reject) => {
    socket.once('unexpected-response', (_request, response) => {
      response.destroy()
      resolve(response.statusCode)
    })
    socket.once('open', () => reject(new Error(`The upgrade of ${url} was accepted.`)))
  })
}
