import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { bundleScript, serveScript } from '../site/bundleScript.ts'

const source = 'src/prerender/beforePaint.js'
const placeholder = '/beforePaint.js'

/** The Vite plugin that makes `beforePaint.js` a classic script, in a build under a name with its hash. */
export function beforePaintPlugin(): Plugin {
  let root = process.cwd()
  let base = '/'
  let name = placeholder
  return {
    name: 'before-paint',
    configResolved(config) {
      ;({ root, base } = config)
    },
    configureServer: (server) => serveScript(server, placeholder, () => bundleScript(root, source)),
    async renderStart() {
      const code = await bundleScript(root, source)
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
      name = `${base}assets/beforePaint-${hash}.js`
      this.emitFile({ type: 'asset', fileName: name.slice(base.length), source: code })
    },
    transformIndexHtml: { order: 'post', handler: (page) => page.replace(`src="${placeholder}"`, `src="${name}"`) },
  }
}
