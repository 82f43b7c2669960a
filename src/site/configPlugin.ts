import type { Plugin, ResolvedConfig } from 'vite'
import { readConfig } from '../widget/config/readConfig.ts'
import { toBuildSettings } from './toBuildSettings.ts'

/**
 * The Vite plugin that writes `config.json` from the variables of the build, for an operator to replace, and serves it in
 * development. Every page asks for it at once, so that its script need not wait.
 */
export function configPlugin(): Plugin {
  let config: ResolvedConfig
  const toText = () => `${JSON.stringify(toBuildSettings({ ...config.env }), undefined, 2)}\n`
  return {
    name: 'config',
    configResolved(resolved) {
      config = resolved
      // A build that no page could start with is none, nor is such a start in development.
      readConfig(toBuildSettings({ ...config.env }), { origin: 'https://this-site.invalid', isDevelopment: false })
    },
    configureServer(server) {
      server.middlewares.use(`${config.base}config.json`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(toText())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'config.json', source: toText() })
    },
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: `${config.base}config.json` },
        injectTo: 'head',
      },
    ],
  }
}
