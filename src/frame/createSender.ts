import type { Content, FrameMessage } from '../embed/protocol/Message.ts'

/** Makes the way for a frame to send messages. Their numbers begin with the time, so that they rise over a reload of it, too. */
export function createSender(
  instance: string,
  post: (message: object) => void,
): (content: Content<FrameMessage>) => void {
  let seq = Math.floor(performance.timeOrigin)
  return (content) => post({ refinance: 1, instance, seq: ++seq, ...content })
}
