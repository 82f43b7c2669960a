import environments from '../../flows/environments.json' with { type: 'json' }
import { adapters, type Adapters } from './integrations/adapters.ts'

/** The adapter of each port, by name. */
export type AdapterNames = { readonly [Port in keyof Adapters]: keyof Adapters[Port] }

/** Where the widget runs and whom it talks to; every address is absolute, `apiBaseUrl` ends in a slash. */
export interface WidgetConfig extends AdapterNames {
  readonly environment: 'prod' | 'dev' | 'qa'
  readonly apiBaseUrl: string
  readonly documentsUrl: string
  readonly assetsUrl: string
  /** Stands in for the tokens of the bot check. */
  readonly botOverride?: string
  /** Whether this is a build for whoever develops it. */
  readonly isDevelopment: boolean
}

/** The variables of a build, as Vite hands them out: only the ones named here are read. */
export interface ConfigVariables {
  /** prod, dev or qa; without it a build is for prod, and a development server for dev. */
  readonly VITE_ENVIRONMENT?: string
  /** In place of the environment's `apiBaseUrl`. */
  readonly VITE_API_BASE_URL?: string
  /** In place of the environment's `identityProvider`. */
  readonly VITE_IDENTITY_PROVIDER?: string
  /** Read by everybody who reads the script, so never for production. */
  readonly VITE_BOT_OVERRIDE?: string
  readonly DEV?: boolean
}

const local = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * The configuration of an environment of `flows/environments.json` with the variables of a build. A path is resolved:
 * `apiBaseUrl` against the page's origin, the others against `apiBaseUrl`. Throws on what is wrong, naming the variable.
 */
export function readConfig(variables: ConfigVariables, origin = globalThis.location?.origin): WidgetConfig {
  const environment = toName(
    'VITE_ENVIRONMENT',
    variables.VITE_ENVIRONMENT || (variables.DEV ? 'dev' : 'prod'),
    environments,
  )
  const settings = environments[environment]
  const toSource = (name: keyof typeof settings) => `"${name}" of ${environment} in flows/environments.json`

  const apiBaseUrl = variables.VITE_API_BASE_URL
    ? toAddress('VITE_API_BASE_URL', variables.VITE_API_BASE_URL, origin)
    : toAddress(toSource('apiBaseUrl'), settings.apiBaseUrl, origin)
  const base = apiBaseUrl.endsWith('/') ? apiBaseUrl : `${apiBaseUrl}/`
  if (environment === 'prod') refuseUnsafe(new URL(base), variables.VITE_BOT_OVERRIDE)

  return {
    environment,
    apiBaseUrl: base,
    documentsUrl: toAddress(toSource('documentsUrl'), settings.documentsUrl, base),
    assetsUrl: toAddress(toSource('assetsUrl'), settings.assetsUrl, base),
    identityProvider: variables.VITE_IDENTITY_PROVIDER
      ? toName('VITE_IDENTITY_PROVIDER', variables.VITE_IDENTITY_PROVIDER, adapters.identityProvider)
      : toName(toSource('identityProvider'), settings.identityProvider, adapters.identityProvider),
    botCheck: toName(toSource('botCheck'), settings.botCheck, adapters.botCheck),
    analytics: toName(toSource('analytics'), settings.analytics, adapters.analytics),
    errorTracking: toName(toSource('errorTracking'), settings.errorTracking, adapters.errorTracking),
    ...(variables.VITE_BOT_OVERRIDE ? { botOverride: variables.VITE_BOT_OVERRIDE } : {}),
    isDevelopment: variables.DEV === true,
  }
}

function toName<Names extends object>(source: string, value: string | undefined, names: Names): keyof Names & string {
  if (isNameOf(names, value)) return value
  throw new Error(`${source} is ${toWords(value)}. Set it to one of ${Object.keys(names).join(', ')}.`)
}

function isNameOf<Names extends object>(names: Names, value: string | undefined): value is keyof Names & string {
  return value !== undefined && Object.hasOwn(names, value)
}

function toAddress(source: string, value: string, base: string | undefined): string {
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url.href
  throw new Error(
    `${source} is ${toWords(value)}. Set it to an address such as https://api.example.com/, or to a path.`,
  )
}

function refuseUnsafe({ protocol, hostname }: URL, botOverride: string | undefined): void {
  if (protocol !== 'https:' && !local.test(hostname))
    throw new Error('VITE_API_BASE_URL is not encrypted, which prod must be. Set it to an address with https.')
  if (botOverride) throw new Error('VITE_BOT_OVERRIDE is set for prod, where everybody could read it. Leave it out.')
}

const toWords = (value: string | undefined): string => (value ? `"${value}"` : 'missing')
