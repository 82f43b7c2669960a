/** What a server answered; `data` is the parsed JSON, or the text where it was none. */
export interface HttpAnswer {
  readonly status: number
  readonly statusText: string
  readonly data: unknown
}
