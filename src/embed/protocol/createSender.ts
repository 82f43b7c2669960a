import type { Content, FrameMessage, HostMessage } from './Message.ts'

/**
 * Makes the way to send messages of one widget. Its numbers begin with the time, so that they rise also over a reload of the
 * sender.
 */
export function createSender<Message extends FrameMessage | HostMessage>(
  instance: string,
  post: (message: object) => void,
): (content: Content<Message>) => void {
  let seq = Math.floor(performance.timeOrigin)
  return (content) => post({ refinance: 1, instance, seq: ++seq, ...content })
}
