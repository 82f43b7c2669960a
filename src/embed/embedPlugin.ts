import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const script = 'embed/v1.js'
const schema = 'schemas/partner-events.v1.schema.json'

/**
 * The Vite plugin that makes `embed/v1.js` of `script.ts`: one classic script without imports. A build also has it under a
 * name with its hash, with the text for a partner's `integrity` in `embed/integrity.json`, and the schema of the events.
 */
export function embedPlugin(): Plugin {
  let root = process.cwd()
  return {
    name: 'embed',
    configResolved(config) {
      ;({ root } = config)
    },
    configureServer(server) {
      server.middlewares.use(`/${script}`, (_request, response, next) => {
        const send = async () => {
          try {
            response.setHeader('Content-Type', 'text/javascript').end(await bundle(root))
          } catch (error) {
            next(error)
          }
        }
        void send()
      })
    },
    async generateBundle() {
      const code = await bundle(root)
      const hash = createHash('sha384').update(code).digest()
      const pinned = script.replace('.js', `-${hash.toString('hex').slice(0, 8)}.js`)
      const integrity = { script: pinned, integrity: `sha384-${hash.toString('base64')}` }
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      emit(script, code)
      emit(pinned, code)
      emit('embed/integrity.json', `${JSON.stringify(integrity, undefined, 2)}\n`)
      emit('embed/events.v1.schema.json', readFileSync(resolve(root, schema), 'utf8'))
    },
  }
}

/** The loader as one classic script. */
async function bundle(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: resolve(root, 'src/embed/script.ts'), output: { format: 'iife' } },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('The loader came out of the build as no script.')
  return chunk.code
}
