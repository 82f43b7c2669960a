/** What a server answered; `data` is the parsed JSON, or the text where it was none. */
export interface HttpAnswer {
  readonly status: number
  readonly statusText: string
  readonly data: unknown
  /** The headers of these names, where the host lets us read them. */
  readonly retryAfter?: string | undefined
  readonly date?: string | undefined
}
