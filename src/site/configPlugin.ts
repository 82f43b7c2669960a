import type { Plugin, ResolvedConfig } from 'vite'
import { FlowError, checkFlow, readFlow } from '../../engine/build.ts'
import { checkSettings } from './checkSettings.ts'
import { type Settings, readConfig } from '../widget/config/readConfig.ts'

/**
 * Creates the Vite plugin that writes `config.json` from the variables of the build, for an operator to replace, and serves it in
 * development. Every page has a placeholder that the server fills with the file (by an include, as nginx and others support). If the server
 * does not fill it, the page requests the file.
 */
export function configPlugin(): Plugin {
  let config: ResolvedConfig
  const toText = () => `${JSON.stringify(toBuildSettings({ ...config.env }), undefined, 2)}\n`
  return {
    name: 'config',
    configResolved(resolved) {
      config = resolved
      // Fail here if no page could start with these settings, in a build as well as in development.
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
        // This is data: no policy blocks it, and nothing executes it. On a built site, the server includes the file.
        children: config.command === 'build' ? `<!--# include virtual="${config.base}config.json" -->` : toText(),
        injectTo: 'head',
      },
    ],
  }
}

/** The variables of a build that this plugin reads, as Vite provides them. */
interface BuildVariables {
  /** prod, dev or qa. The default is prod for a build and dev for a development server. */
  readonly VITE_ENVIRONMENT?: string
  readonly VITE_API_BASE_URL?: string
  /** Anyone who reads the script can read this value, so it must never be set for production. */
  readonly VITE_BOT_OVERRIDE?: string
  readonly DEV?: boolean
}

/** Returns the settings that the variables of a build define. */
export const toBuildSettings = (variables: BuildVariables): Settings => ({
  environment: variables.VITE_ENVIRONMENT || (variables.DEV ? 'dev' : 'prod'),
  ...(variables.VITE_API_BASE_URL ? { apiBaseUrl: variables.VITE_API_BASE_URL } : {}),
  ...(variables.VITE_BOT_OVERRIDE ? { botOverride: variables.VITE_BOT_OVERRIDE } : {}),
})

/** Creates the Vite plugin that refuses to build or start if `npm run flow -- check` refuses the settings beside the flow. */
export function settingsPlugin(flowFile: string): Plugin {
  return {
    name: 'settings',
    buildStart() {
      const { flow } = checkFlow(readFlow(flowFile))
      // The plugin that compiles the flow reports problems of the flow itself.
      const problems = flow ? checkSettings(flowFile, flow) : []
      if (problems.length > 0) this.error(new FlowError(problems).message)
    },
  }
}
