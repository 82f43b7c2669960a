import type { ViteDevServer } from 'vite'
import { bundleScript } from './bundleScript.ts'

/** Has a development server answer a path with a classic script, made anew at each request so that an edit shows. */
export function serveScript({ middlewares, config }: ViteDevServer, path: string, source: string): void {
  middlewares.use(path, (_request, response, next) => {
    const send = async () => {
      try {
        response.setHeader('Content-Type', 'text/javascript').end(await bundleScript(config.root, source))
      } catch (error) {
        next(error)
      }
    }
    void send()
  })
}
