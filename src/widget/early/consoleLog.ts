/** Writes to the browser's console: to whoever develops the widget, and to who embeds it with options that cannot be used. */
export const consoleLog: Log = {
  // oxlint-disable-next-line no-console -- the console is what this port is for
  warn: (message) => console.warn(message),
}

/** Takes sentences for developers; never told anything personal. */
export interface Log {
  warn(message: string): void
}
