import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Plugin, Rollup } from 'vite'

const vitePreload = '\0vite/preload-helper.js'

/**
 * Creates the Vite plugin that lets browsers verify all code they run (W3C Subresource Integrity). Every script and style sheet
 * that a page names gets its hash, and so does the list of on-demand chunks that `loadChunk` reads.
 */
export function integrityPlugin(): Plugin {
  let base = '/'
  return {
    name: 'integrity',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Every browser that supports the theme's colors can preload modules.
          polyfill: false,
          // A chunk's dependencies are in the list, not in the script that imports it.
          resolveDependencies: (name, needs, { hostType }) => (hostType === 'js' ? [name] : needs),
        },
      },
    }),
    configResolved(config) {
      base = config.base
    },
    resolveId: (id) => (id === vitePreload ? resolve(import.meta.dirname, 'loadChunk.ts') : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const pages = Object.values(bundle).filter(
          (file): file is Rollup.OutputAsset => file.type === 'asset' && file.fileName.endsWith('.html'),
        )
        const source = JSON.stringify(toChunks(bundle))
        const fileName = `assets/chunks-${toHash(source).slice(7, 15).replaceAll(/[+/]/g, '_')}.json`
        this.emitFile({ type: 'asset', fileName, source })
        const list = `<meta name="chunks" content="${base}${fileName}" data-integrity="${toHash(source)}">`
        for (const page of pages) {
          const text = String(page.source).replace('</title>', `$&\n    ${list}`)
          page.source = text.replaceAll(/<(?:script|link)\b[^>]*>/g, (tag) => addIntegrity(tag, base, bundle))
        }
      },
    },
  }
}

/** Maps each file that is fetched on demand to its hash, followed by the files that it imports. */
function toChunks(bundle: Rollup.OutputBundle): Record<string, readonly string[]> {
  const chunks: Record<string, readonly string[]> = {}
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk') chunks[file.fileName] = [toHash(file.code), ...file.imports]
    else if (file.fileName.endsWith('.css')) chunks[file.fileName] = [toHash(file.source)]
  }
  return chunks
}

/** Adds to a tag the hash of its script or style sheet, and of the one that a `data-…` attribute names. */
function addIntegrity(tag: string, base: string, bundle: Rollup.OutputBundle): string {
  return tag.replaceAll(/ (src|href|data-[\w-]+)="([^"]+\.(?:js|css))"/g, (attribute, name: string, url: string) => {
    const file = bundle[url.slice(base.length)]
    if (!file) throw new Error(`A page names ${url}, which the build does not make, so it has no hash.`)
    const hash = toHash(file.type === 'chunk' ? file.code : file.source)
    if (name.startsWith('data-')) return `${attribute} ${name}-integrity="${hash}"`
    return `${tag.includes(' crossorigin') ? '' : ' crossorigin'} integrity="${hash}"${attribute}`
  })
}

const toHash = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`
