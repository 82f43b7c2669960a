import type { ViteDevServer } from 'vite'

/** Has a development server answer a path with a classic script, made anew at each request so that an edit shows. */
export function serveScript({ middlewares }: ViteDevServer, path: string, make: () => Promise<string>): void {
  middlewares.use(path, (_request, response, next) => {
    const send = async () => {
      try {
        response.setHeader('Content-Type', 'text/javascript').end(await make())
      } catch (error) {
        next(error)
      }
    }
    void send()
  })
}
