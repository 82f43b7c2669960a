/** What is asked of Turnstile for one token, by the names of Cloudflare's documentation of explicit rendering. */
export interface TurnstileParameters {
  readonly sitekey: string
  readonly action: string
  readonly language: string
  readonly appearance: 'interaction-only'
  readonly retry: 'never'
  readonly 'refresh-expired': 'never'
  readonly 'response-field': false
  readonly callback: (token: string) => void
  /** Answers true for an error that was dealt with; Turnstile throws any other. */
  readonly 'error-callback': (code?: string) => boolean
  readonly 'timeout-callback': () => void
  readonly 'unsupported-callback': () => void
  readonly 'before-interactive-callback': () => void
}

/** What Turnstile's script leaves on the page, as far as it is used. */
export interface TurnstileApi {
  render(place: HTMLElement, parameters: TurnstileParameters): string | null | undefined
  remove(id: string): void
}
