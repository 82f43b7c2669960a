import { resolve } from 'node:path'
import { type ViteDevServer, build } from 'vite'

/**
 * Bundles one script with all its imports and returns the minified text: a classic script, or a module. `define` maps names to the
 * expressions that replace them.
 */
export async function bundleScript(
  root: string,
  file: string,
  define: Record<string, string> = {},
  format: 'iife' | 'es' = 'iife',
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: resolve(root, file), preserveEntrySignatures: 'strict', output: { format } },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error(`${file} came out of the build as no script.`)
  return chunk.code
}

/** Makes a development server answer a path with a script. The script is rebuilt at each request, so that an edit shows. */
export function serveScript({ middlewares }: ViteDevServer, path: string | RegExp, make: () => Promise<string>): void {
  middlewares.use((request, response, next) => {
    const [asked = ''] = (request.url ?? '').split('?')
    if (typeof path === 'string' ? asked !== path : !path.test(asked)) return next()
    const send = async () => {
      try {
        response.setHeader('Content-Type', 'text/javascript').setHeader('Access-Control-Allow-Origin', '*')
        response.end(await make())
      } catch (error) {
        next(error)
      }
    }
    void send()
  })
}
