/** Tells programs from people. */
export interface BotCheck {
  /** A token that shows it once, for the call of this name; rejects when the vendor cannot be reached. */
  token(action: string): Promise<string>
}
