import type { Log } from './Log.ts'

/** Writes to the browser's console; for development only. */
export const consoleLog: Log = {
  // oxlint-disable-next-line no-console -- development's console is what this port is for
  warn: (message) => console.warn(message),
}
