/** Writes to the browser's console, for developers of the widget and for pages that pass options that cannot be used. */
export const consoleLog: Log = {
  // oxlint-disable-next-line no-console -- the console is what this port is for
  warn: (message) => console.warn(message),
}

/** Receives messages for developers; they must contain nothing personal. */
export interface Log {
  warn(message: string): void
}
