import type { Campaign } from '../../widget/options/toCampaign.ts'

/** What every message has: `instance` names the one widget that it belongs to, `seq` rises with each message of a sender. */
interface Envelope {
  /** The version of the protocol. */
  readonly refinance: 1
  readonly instance: string
  readonly seq: number
}

/** What the page in the frame says. */
export type FrameMessage = Envelope &
  /** `campaign` is the names of what the lead is told of the address of the page around the frame. */
  (
    | { readonly type: 'hello'; readonly campaign: readonly string[] }
    | { readonly type: 'ready' }
    | { readonly type: 'leadCreated' }
    | { readonly type: 'completed' }
    | { readonly type: 'height'; readonly height: number }
    | { readonly type: 'step'; readonly step: string; readonly progress: number }
    | { readonly type: 'error'; readonly code: string }
  )

/** What the partner's page says; its options are not looked into yet. */
export type HostMessage = Envelope &
  (
    | { readonly type: 'start'; readonly options: object; readonly campaign: Campaign; readonly width: number }
    | { readonly type: 'options'; readonly options: object }
    | { readonly type: 'view'; readonly top: number; readonly height: number }
  )

/** A message without its envelope. */
export type Content<Message> = Message extends Envelope ? Omit<Message, keyof Envelope> : never
