import type { Plugin, ResolvedConfig } from 'vite'
import { FlowError, checkFlow, readFlow } from '../../engine/build.ts'
import { checkSettings } from './checkSettings.ts'
import { type Settings, readConfig } from '../widget/config/readConfig.ts'

/**
 * The Vite plugin that writes `config.json` from the variables of the build, for an operator to replace, and serves it in
 * development. Every page has a place for it, where the server puts it (an include of nginx, and of others); one that does not is
 * asked for the file.
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
        tag: 'script',
        attrs: { type: 'application/json', id: 'config' },
        // Data: no policy refuses it, and nothing runs it. A site that is built is told by whoever serves it.
        children: config.command === 'build' ? `<!--# include virtual="${config.base}config.json" -->` : toText(),
        injectTo: 'head',
      },
    ],
  }
}

/** The variables of a build that are read, as Vite hands them out. */
interface BuildVariables {
  /** prod, dev or qa; without it a build is for prod, and a development server for dev. */
  readonly VITE_ENVIRONMENT?: string
  readonly VITE_API_BASE_URL?: string
  /** Read by everybody who reads the script, so never for production. */
  readonly VITE_BOT_OVERRIDE?: string
  readonly DEV?: boolean
}

/** The settings that a build was made with. */
export const toBuildSettings = (variables: BuildVariables): Settings => ({
  environment: variables.VITE_ENVIRONMENT || (variables.DEV ? 'dev' : 'prod'),
  ...(variables.VITE_API_BASE_URL ? { apiBaseUrl: variables.VITE_API_BASE_URL } : {}),
  ...(variables.VITE_BOT_OVERRIDE ? { botOverride: variables.VITE_BOT_OVERRIDE } : {}),
})

/** The Vite plugin that refuses to build or start with settings beside a flow that `npm run flow -- check` refuses. */
export function settingsPlugin(flowFile: string): Plugin {
  return {
    name: 'settings',
    buildStart() {
      const { flow } = checkFlow(readFlow(flowFile))
      // What is wrong with the flow itself is told by whoever compiles it.
      const problems = flow ? checkSettings(flowFile, flow) : []
      if (problems.length > 0) this.error(new FlowError(problems).message)
    },
  }
}
