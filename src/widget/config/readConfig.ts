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
  if (environment === 'prod') refuseUnencrypted('apiBaseUrl', new URL(base))
  if (environment === 'prod' && botOverride)
    throw new Error('botOverride is set for prod, where everybody could read it. Leave it out.')
  const { analytics } = settings
  const choose = <Name extends string>(port: string, value: unknown, choices: Readonly<Record<Name, Takes>>) =>
    toChoice(where(port), value, choices, { origin, isProduction: environment === 'prod' })

  return {
    environment,
    apiBaseUrl: base,
    documentsUrl: toAddress(where('documentsUrl'), settings['documentsUrl'], base),
    assetsUrl: toAddress(where('assetsUrl'), settings['assetsUrl'], base),
    identityProvider: choose('identityProvider', settings['identityProvider'], adapters.identityProvider),
    botCheck: choose('botCheck', settings['botCheck'], adapters.botCheck),
    analytics: (Array.isArray(analytics) ? analytics : [analytics]).map((one: unknown) =>
      choose('analytics', one, adapters.analytics),
    ),
    errorTracking: choose('errorTracking', settings['errorTracking'], adapters.errorTracking),
    ...(botOverride ? { botOverride } : {}),
    isDevelopment,
  }
}

type Takes = { readonly needs: readonly string[]; readonly takes?: readonly string[] }

/** A setting whose name ends in `Url` is an address, a path is one of the page's own host. */
function toChoice<Name extends string>(
  source: string,
  value: unknown,
  choices: Readonly<Record<Name, Takes>>,
  { origin, isProduction }: { origin: string | undefined; isProduction: boolean },
): AdapterChoice<Name> {
  const { adapter: name, ...given }: Settings = Object(value)
  const adapter = toName(`"adapter" of ${source}`, name, choices)
  const { needs, takes = [] } = choices[adapter]
  const known = [...needs, ...takes]
  for (const key of Object.keys(given)) {
    if (!known.includes(key))
      throw new Error(`"${key}" of ${source} is no setting of ${adapter}. Use ${known.join(', ') || 'none'}.`)
  }
  const settings: Record<string, string> = {}
  for (const key of known) {
    const where = `"${key}" of ${source}`
    const setting = toText(where, given[key])
    if (!setting && needs.includes(key))
      throw new Error(`${source} uses ${adapter}, which needs "${key}". Add it beside "adapter".`)
    if (setting) settings[key] = key.endsWith('Url') ? toAddress(where, setting, origin) : setting
    if (setting && isProduction && key.endsWith('Url')) refuseUnencrypted(where, new URL(settings[key] ?? ''))
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

function refuseUnencrypted(source: string, { protocol, hostname }: URL): void {
  if (protocol !== 'https:' && !local.test(hostname))
    throw new Error(`${source} is not encrypted, which prod must be. Set it to an address with https.`)
}

const toWords = (value: unknown): string => (value === undefined ? 'missing' : (JSON.stringify(value) ?? typeof value))
