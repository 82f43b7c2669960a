import { afterEach, expect, it, vi } from 'vitest'
import { type HostLine, connectToHost } from '../../src/frame/connectToHost.ts'

afterEach(() => window.history.replaceState({}, '', '/'))

/** Connects as in a frame that a loader has opened with this address; `sent` lists the messages to the page around it. */
function connect(hash: string): { line: HostLine; sent: object[] } {
  window.history.replaceState({}, '', `/${hash}`)
  const sent: object[] = []
  vi.spyOn(window.parent, 'postMessage').mockImplementation((message: object) => void sent.push(message))
  const lines: HostLine[] = []
  connectToHost((_message, line) => lines.push(line))
  const [hello]: { seq?: number }[] = sent
  const origin = 'https://partner.example'
  const data = { refinance: 1, instance: '1-2', seq: 1, type: 'view', top: 0, height: 5 }
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }))
  const [line] = lines
  if (!line || !hello?.seq) throw new Error('There is no line.')
  sent.length = 0
  return { line, sent }
}

const completed = { type: 'completed', applicationId: 'a-1', reference: 'order-7' } as const

it.each([
  { loader: 'one that knows ids', hash: '#instance=1-2&host=https://partner.example&ids=', ids: true },
  { loader: 'one from before there were ids', hash: '#instance=1-2&host=https://partner.example', ids: false },
])('connectToHost sends ids of the application only to a loader that accepts them: $loader', ({ hash, ids }) => {
  const { line, sent } = connect(hash)
  line.send(completed)
  const { applicationId, reference, ...bare } = completed
  const message = { refinance: 1, instance: '1-2', seq: expect.any(Number), ...bare }
  expect(sent).toEqual([{ ...message, ...(ids && { applicationId, reference }) }])
})
