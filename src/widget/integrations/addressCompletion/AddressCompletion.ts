/** A postal address of the United States. */
export interface CompletedAddress {
  /** Number and street: `12 Mill Road`. */
  readonly street: string
  readonly city: string
  /** Two capital letters. */
  readonly state: string
  /** Five digits. */
  readonly zip: string
}

/** Who knows which addresses there are. */
export interface AddressCompletion {
  /** The addresses that a text may be the beginning of, the likeliest first. Rejects when nobody can be asked, or once it is aborted. */
  readonly complete: (text: string, signal: AbortSignal) => Promise<readonly CompletedAddress[]>
}
