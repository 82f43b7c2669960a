import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { bundleScript } from '../site/bundleScript.ts'
import { serveScript } from '../site/serveScript.ts'
import { readEmbedCopy, toEmbedDefine } from './readEmbedCopy.ts'

const script = 'embed/v1.js'
const source = 'src/embed/script.ts'
const flow = 'flows/refinance.json'
const schema = 'schemas/partner-events.v1.schema.json'

/**
 * The Vite plugin that makes `embed/v1.js` of `script.ts`: one classic script without imports. A build also has it under a
 * name with its hash, with the text for a partner's `integrity` in `embed/integrity.json`, and the schema of the events.
 */
export function embedPlugin(): Plugin {
  let root = process.cwd()
  const make = () => bundleScript(root, source, toEmbedDefine(readEmbedCopy(resolve(root, flow))))
  return {
    name: 'embed',
    configResolved(config) {
      ;({ root } = config)
    },
    configureServer: (server) => serveScript(server, `/${script}`, make),
    async generateBundle() {
      const code = await make()
      const hash = createHash('sha384').update(code).digest()
      const pinned = script.replace('.js', `-${hash.toString('hex').slice(0, 8)}.js`)
      const integrity = { script: pinned, integrity: `sha384-${hash.toString('base64')}` }
      const emit = (fileName: string, text: string) => this.emitFile({ type: 'asset', fileName, source: text })
      emit(script, code)
      emit(pinned, code)
      emit('embed/integrity.json', `${JSON.stringify(integrity, undefined, 2)}\n`)
      emit('embed/events.v1.schema.json', readFileSync(resolve(root, schema), 'utf8'))
    },
  }
}
