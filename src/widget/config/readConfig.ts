import environmentsFile from '../../../flows/environments.json' with { type: 'json' }
import {
  type AdapterSettings,
  type AdapterChoice,
  type WidgetConfig,
  adapterSettings as adapters,
  UnknownNameError,
} from './WidgetConfig.ts'

/** The settings of a deployment: an environment, and whatever differs from `flows/environments.json`. */
export type Settings = Readonly<Record<string, unknown>>

/** What the page knows about itself. */
export interface PageFacts {
  /** The base for paths. */
  readonly origin?: string
  readonly isDevelopment: boolean
}

const { $schema: _, ...environments } = environmentsFile
const local = /^(localhost|127\.0\.0\.1|\[::1\])$/

const settingNames = [
  '$schema',
  'environment',
  'botOverride',
  'resume',
  'addressCompletion',
  'messageHubUrls',
  ...Object.keys(environments.prod),
]

/**
 * Returns the configuration that the settings of a deployment describe. A path is resolved against the page's origin, or against
 * `apiBaseUrl` for `documentsUrl`. Throws if something is wrong or missing, naming the setting and what to put there.
 */
export function readConfig(given: unknown, { origin, isDevelopment }: PageFacts): WidgetConfig {
  if (!isRecord(given)) throw new Error(`It holds ${toWords(given)}. Put an object there: { "environment": "prod" }.`)
  refuseUnknown('a setting', given, settingNames)
  const environment = toName('environment', given['environment'], environments)
  const settings: Settings = { ...environments[environment], ...given }
  const where = (name: string) => (Object.hasOwn(given, name) ? name : `${name} of ${environment} in environments.json`)
  const isProduction = environment === 'prod'
  const toUrl = (name: string, base: string | undefined) => toAddress(where(name), settings[name], base, isProduction)
  const choose = <Name extends string>(
    port: string,
    value: unknown,
    choices: Readonly<Record<Name, AdapterSettings>>,
  ) => {
    const choice = toChoice(where(port), value, choices, (source, url) => toAddress(source, url, origin, isProduction))
    if (choice.adapter !== 'sandbox' || !isProduction) return choice
    const real = Object.keys(choices).filter((name) => name !== 'sandbox')
    throw new Error(`${where(port)} is the sandbox, which prod must not use. Set "adapter" to ${real.join(' or ')}.`)
  }

  const api = toUrl('apiBaseUrl', origin)
  const base = api.endsWith('/') ? api : `${api}/`
  const botOverride = toText('botOverride', settings['botOverride'])
  if (botOverride && isProduction)
    throw new Error('botOverride is set for prod, where everybody could read it. Leave it out.')
  const { analytics, addressCompletion } = settings
  const messageHubUrls = toText('messageHubUrls', settings['messageHubUrls'])

  return {
    environment,
    apiBaseUrl: base,
    documentsUrl: toUrl('documentsUrl', base),
    identityProvider: choose('identityProvider', settings['identityProvider'], adapters.identityProvider),
    botCheck: choose('botCheck', settings['botCheck'], adapters.botCheck),
    analytics: (Array.isArray(analytics) ? analytics : [analytics]).map((one: unknown) =>
      choose('analytics', one, adapters.analytics),
    ),
    errorTracking: choose('errorTracking', settings['errorTracking'], adapters.errorTracking),
    ...(messageHubUrls && {
      messageHubUrls: mapWords(messageHubUrls, (one) => toAddress(where('messageHubUrls'), one, origin, isProduction)),
    }),
    ...(addressCompletion === undefined
      ? {}
      : { addressCompletion: choose('addressCompletion', addressCompletion, adapters.addressCompletion) }),
    ...(botOverride ? { botOverride } : {}),
    ...toResume(where('resume'), settings['resume']),
    isDevelopment,
  }
}

/** Returns the age at which a saved application asks for the phone check again. */
function toResume(source: string, value: unknown = {}): Pick<WidgetConfig, 'verifyAfterMinutes'> {
  if (!isRecord(value)) throw new Error(`${source} is ${toWords(value)}. Set it to { "verifyAfterMinutes": 60 }.`)
  refuseUnknown(`a setting in ${source}`, value, ['verifyAfterMinutes'])
  const { verifyAfterMinutes } = value
  if (verifyAfterMinutes === undefined) return {}
  if (typeof verifyAfterMinutes === 'number' && verifyAfterMinutes >= 0) return { verifyAfterMinutes }
  throw new Error(`"verifyAfterMinutes" of ${source} is ${toWords(verifyAfterMinutes)}. Set it to a number of minutes.`)
}

const dsnShape = /^https?:\/\/\w+@[^/]+\/(.+\/)?\d+\/?$/

/**
 * Reads an adapter and its settings. A setting is a URL if its name ends in `Url` or is `dsn`, and several, separated by spaces,
 * if it ends in `Urls`. A path belongs to the page's own host.
 */
function toChoice<Name extends string>(
  source: string,
  value: unknown,
  choices: Readonly<Record<Name, AdapterSettings>>,
  toUrl: (source: string, value: unknown) => string,
): AdapterChoice<Name> {
  const given = isRecord(value) ? value : {}
  const adapter = toName(`"adapter" of ${source}`, given['adapter'], choices)
  const { needs, takes = [] } = choices[adapter]
  const known = [...needs, ...takes]
  refuseUnknown(`a setting of ${adapter} in ${source}`, given, ['adapter', ...known])
  const settings: Record<string, string> = {}
  for (const name of known) {
    const where = `"${name}" of ${source}`
    const setting = toText(where, given[name])
    if (setting && name === 'dsn' && !dsnShape.test(setting))
      throw new Error(`${where} is ${toWords(setting)}. Set it to https://KEY@HOST/PROJECT, as Sentry shows it.`)
    if (setting) {
      const isAddress = /Urls?$|^dsn$/.test(name)
      settings[name] = isAddress ? mapWords(setting, (one) => toUrl(where, one)) : setting
    } else if (needs.includes(name))
      throw new Error(`${source} uses ${adapter}, which needs "${name}". Add it beside "adapter".`)
  }
  return { adapter, settings }
}

const mapWords = (text: string, toWord: (word: string) => string): string => text.split(' ').map(toWord).join(' ')

function refuseUnknown(kind: string, given: Settings, known: readonly string[]): void {
  for (const name of Object.keys(given)) {
    if (!known.includes(name))
      throw new UnknownNameError(`"${name}" is not ${kind}. Use ${known.join(', ')}.`, name, known)
  }
}

function toName<Names extends object>(source: string, value: unknown, names: Names): keyof Names & string {
  if (isNameOf(names, value)) return value
  const known = Object.keys(names)
  throw new UnknownNameError(`${source} is ${toWords(value)}. Set it to one of ${known.join(', ')}.`, value, known)
}

function isNameOf<Names extends object>(names: Names, value: unknown): value is keyof Names & string {
  return typeof value === 'string' && Object.hasOwn(names, value)
}

function toText(source: string, value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value
  throw new Error(`${source} is ${toWords(value)}. Set it to a text.`)
}

function toAddress(source: string, value: unknown, base: string | undefined, isProduction: boolean): string {
  const url = typeof value === 'string' && URL.canParse(value, base) ? new URL(value, base) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(
      `${source} is ${toWords(value)}. Set it to an address such as https://api.example.com/, or to a path.`,
    )
  if (isProduction && url.protocol !== 'https:' && !local.test(url.hostname))
    throw new Error(`${source} is not encrypted, which prod must be. Set it to an address with https.`)
  return url.href
}

const isRecord = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const toWords = (value: unknown): string => (value === undefined ? 'missing' : (JSON.stringify(value) ?? typeof value))
