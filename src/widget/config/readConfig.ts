import environments from '../../../flows/environments.json' with { type: 'json' }
import { adapters } from '../integrations/adapters.ts'
import type { AdapterChoice, WidgetConfig } from './WidgetConfig.ts'

/** What a deployment says about itself: an environment, and what is otherwise there than `flows/environments.json` has it. */
export type Settings = Readonly<Record<string, unknown>>

/** What the page knows of itself. */
export interface PageFacts {
  /** Paths are resolved against it. */
  readonly origin?: string
  readonly isDevelopment: boolean
}

const local = /^(localhost|127\.0\.0\.1|\[::1\])$/

const settingNames = new Set(['environment', 'botOverride', ...Object.values(environments).flatMap(Object.keys)])

/**
 * The configuration that the settings of a deployment ask for. A path is resolved: `apiBaseUrl` against the page's origin,
 * the others against `apiBaseUrl`. Throws on what is wrong or missing, naming the setting and what to put there.
 */
export function readConfig(given: Settings, { origin, isDevelopment }: PageFacts): WidgetConfig {
  for (const name of Object.keys(given)) {
    if (!settingNames.has(name)) throw new Error(`"${name}" is no setting. Use ${[...settingNames].join(', ')}.`)
  }
  const environment = toName('environment', given['environment'], environments)
  const settings: Settings = { ...environments[environment], ...given }
  const where = (name: string) => (Object.hasOwn(given, name) ? name : `${name} of ${environment} in environments.json`)

  const api = toAddress(where('apiBaseUrl'), settings['apiBaseUrl'], origin)
  const base = api.endsWith('/') ? api : `${api}/`
  const botOverride = toText('botOverride', settings['botOverride'])
  if (environment === 'prod') refuseUnsafe(new URL(base), botOverride)
  const { analytics } = settings

  return {
    environment,
    apiBaseUrl: base,
    documentsUrl: toAddress(where('documentsUrl'), settings['documentsUrl'], base),
    assetsUrl: toAddress(where('assetsUrl'), settings['assetsUrl'], base),
    identityProvider: toChoice(where('identityProvider'), settings['identityProvider'], adapters.identityProvider),
    botCheck: toChoice(where('botCheck'), settings['botCheck'], adapters.botCheck),
    analytics: (Array.isArray(analytics) ? analytics : [analytics]).map((one: unknown) =>
      toChoice(where('analytics'), one, adapters.analytics),
    ),
    errorTracking: toChoice(where('errorTracking'), settings['errorTracking'], adapters.errorTracking),
    ...(botOverride ? { botOverride } : {}),
    isDevelopment,
  }
}

type Needs = { readonly needs: readonly string[] }

function toChoice<Name extends string>(
  source: string,
  value: unknown,
  choices: Readonly<Record<Name, Needs>>,
): AdapterChoice<Name> {
  const given: Settings = Object(value)
  const adapter = toName(`"adapter" of ${source}`, given['adapter'], choices)
  const settings: Record<string, string> = {}
  for (const name of choices[adapter].needs) {
    const setting = toText(`"${name}" of ${source}`, given[name])
    if (!setting) throw new Error(`${source} uses ${adapter}, which needs "${name}". Add it beside "adapter".`)
    settings[name] = setting
  }
  return { adapter, settings }
}

function toName<Names extends object>(source: string, value: unknown, names: Names): keyof Names & string {
  if (isNameOf(names, value)) return value
  throw new Error(`${source} is ${toWords(value)}. Set it to one of ${Object.keys(names).join(', ')}.`)
}

function isNameOf<Names extends object>(names: Names, value: unknown): value is keyof Names & string {
  return typeof value === 'string' && Object.hasOwn(names, value)
}

function toText(source: string, value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value
  throw new Error(`${source} is ${toWords(value)}. Set it to a text.`)
}

function toAddress(source: string, value: unknown, base: string | undefined): string {
  const url = typeof value === 'string' && URL.canParse(value, base) ? new URL(value, base) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url.href
  throw new Error(
    `${source} is ${toWords(value)}. Set it to an address such as https://api.example.com/, or to a path.`,
  )
}

function refuseUnsafe({ protocol, hostname }: URL, botOverride: string | undefined): void {
  if (protocol !== 'https:' && !local.test(hostname))
    throw new Error('apiBaseUrl is not encrypted, which prod must be. Set it to an address with https.')
  if (botOverride) throw new Error('botOverride is set for prod, where everybody could read it. Leave it out.')
}

const toWords = (value: unknown): string => (value === undefined ? 'missing' : (JSON.stringify(value) ?? typeof value))
