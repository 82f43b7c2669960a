/** How one poll ends: with records (none at a time-out), because the transport has ended, or because it was cut. */
export type PollResult = { kind: 'records'; text: string } | { kind: 'ended' } | { kind: 'cut' }

/** One way to reach one client; the connection that owns it decides what is said, the transport only how it travels. */
export interface HubTransport {
  /** How long the client may say nothing before it is taken for gone, in milliseconds. */
  readonly silenceLimitMs: number
  write(record: string): void
  /** Ends in good order, after what was written. */
  end(): void
  /** Cuts the wire at once; without effect on a transport that is over. */
  cut(): void
  /** Waits for records; only on transports whose client asks again and again. */
  readonly poll?: () => Promise<PollResult>
}

/** The client's silence that ASP.NET Core SignalR tolerates: twice the ping interval of its clients. */
export const CLIENT_SILENCE_MS = 30_000
