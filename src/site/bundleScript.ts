import { resolve } from 'node:path'
import { type ViteDevServer, build } from 'vite'

/** The text of one classic script, minified, with all that it imports; `define` has expressions in place of names. */
export async function bundleScript(root: string, file: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: resolve(root, file), output: { format: 'iife' } },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error(`${file} came out of the build as no script.`)
  return chunk.code
}

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
