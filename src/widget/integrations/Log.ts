/** Takes sentences for developers; never told anything personal. */
export interface Log {
  warn(message: string): void
}
