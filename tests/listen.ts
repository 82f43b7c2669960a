import type { Server } from 'node:http'

/** A server on a port of this machine. */
export interface Listening {
  /** Without a trailing slash. */
  readonly url: string
  /** Drops its connections, too. */
  readonly close: () => Promise<void>
}

/** Starts a server on a free port of this machine, reached by this name of it. */
export async function listen(server: Server, host = 'localhost'): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return {
    url: `http://${host}:${Object(server.address()).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
