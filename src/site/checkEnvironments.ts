import { type Finding, type LinkedFlow, type Problem, type SourceFile, checkData } from '../../engine/authoring.ts'
import { toConfigSchemas } from '../cli/toConfigSchemas.ts'
import known from '../../flows/environments.json' with { type: 'json' }
import { readConfig } from '../widget/config/readConfig.ts'
import { toAdvised, toRefusal } from './checkPartners.ts'

type Report = (finding: Finding) => void
type JSONPath = Finding['path']

/** The environments that the product needs. */
const needed = ['prod', 'dev', 'qa']

/** Reports in `environments.json` what a page would refuse at its start, and addresses that lead to a wrong place. */
export function checkEnvironments(file: SourceFile, flow?: LinkedFlow): readonly Problem[] {
  const { environments: schema } = toConfigSchemas()
  const { savedDays } = flow?.definition.constants ?? {}
  return checkData(
    file,
    schema,
    ({ $schema: _, ...environments }: Readonly<Record<string, Readonly<Record<string, unknown>>>>, report) => {
      for (const environment of needed) {
        if (environments[environment]) continue
        const near = Object.keys(environments).find(
          (name) => name !== '' && (name.toLowerCase().startsWith(environment) || environment.startsWith(name)),
        )
        const message = `the file lacks "${environment}", which the product needs`
        const place =
          near === undefined
            ? { path: [], hint: `Add "${environment}", with an address and a service for each part` }
            : { path: [near], at: 'key' as const, hint: `Did you mean ${environment}?` }
        report({ code: 'missing-property', message, ...place })
      }
      checkOwnHosts(environments, report)
      checkNames(Object.keys(environments), report)
      for (const [environment, settings] of Object.entries(environments)) {
        checkResume(environment, settings['resume'], Number(savedDays), report)
        checkTwice(environment, settings['analytics'], report)
        checkReading(environment, settings, [environment], report)
      }
    },
  )
}

/** Reports the setting that a page would refuse at its start; if it would refuse none, addresses that lead to a wrong place. */
function checkReading(
  environment: string,
  settings: Readonly<Record<string, unknown>>,
  place: JSONPath,
  report: Report,
): void {
  // An environment that this build does not know must have what `qa` must have.
  const read = Object.hasOwn(known, environment) ? environment : 'qa'
  const tryOut = (changed: object) => toReadRefusal({ ...settings, ...changed, environment: read })
  const refused = tryOut({})
  if (refused === undefined) return checkAddresses(environment, settings, place, report)
  const [setting = '', value] = Object.entries(settings).find(([name]) => refused.includes(name)) ?? []
  const parts = Array.isArray(value)
    ? [
        Math.max(
          0,
          value.findIndex((one: unknown) => tryOut({ [setting]: [one] }) === refused),
        ),
        'adapter',
      ]
    : [
        Object.keys(Object(value)).find((name) => refused.includes(`"${name}" of`)) ??
          (refused.includes('"adapter"') && 'adapter'),
      ]
  report({
    code: 'wrong-value',
    path: [...place, setting, ...parts.filter((part) => part !== false)],
    ...toAdvised(place.length > 0 ? `environment ${environment}: ${refused}` : refused),
  })
}

/** Addresses that do not lead where they are meant to, or tell too much. */
const astray: readonly { readonly has: RegExp; readonly says: string; readonly hint: string }[] = [
  {
    has: /^https?(?:\/|:(?!\/\/))/,
    says: 'begins like an address, but is not one',
    hint: 'Begin it with https://',
  },
  {
    has: /^https?:\/\/[^/]*@(?!.*\/\d+$)/,
    says: 'has a password in it, which every page would reveal',
    hint: 'Leave it out',
  },
  { has: /^https?:[^,]*,(?:https?:|$)/, says: 'has a comma between two addresses', hint: 'Write a space in its place' },
  { has: /^https?:\/\/[^/]*[,;!|]/, says: 'has a wrong character in its host', hint: 'Write a dot in its place' },
  { has: /^https?:\/\/[^/]*\*/, says: 'has a wildcard, but is one address', hint: 'Write the whole name of the host' },
  {
    has: /^https?:\/\/[^/:]*\.(?:con|cmo|ocm|comm|ogr|nte)(?:[:/]|$)/,
    says: 'ends in something that no host ends in',
    hint: 'Write .com, .org or .net',
  },
  {
    has: /^(?:\w+:\/\/[^/]*:0|https:\/\/[^/]*:80|http:\/\/[^/]*:443)(?:\/|$)/,
    says: 'has a port at which no such address answers',
    hint: 'Leave the port out, or write that of the service',
  },
  { has: /^https?:\/\/.*\/\//, says: 'has two slashes in a row', hint: 'Take one of them away' },
  {
    has: /^[^/:]+\.(?!(?:html?|php|aspx?|jsp)(?:[/?#]|$))[a-z]{2,}(?:[:/]|$)/i,
    says: 'names a host, but leads to a path of this one',
    hint: 'Begin it with https://',
  },
]
const own = /^https?:\/\/(?:localhost|127\.|\[::1\])/
/** Hosts inside of a company, which only its own people reach. */
const inner = /^https?:\/\/(?:10\.|192\.168\.|[^/.]+(?:[:/]|$))/

function checkAddresses(
  environment: string,
  settings: Readonly<Record<string, unknown>>,
  place: JSONPath,
  report: Report,
): void {
  // Another environment may be that of somebody's own computer.
  const isShared = Object.hasOwn(known, environment)
  for (const [setting, value] of Object.entries(settings)) {
    const parts = typeof value === 'string' ? [['', value] as const] : Object.entries(Object(value))
    // Several addresses are separated by spaces.
    const each = parts.flatMap(([part, list]) =>
      (typeof list === 'string' ? list.split(/\s+/) : []).map((address) => [part, address] as const),
    )
    for (const [part, address] of each) {
      if (!/Urls?$|^dsn$/.test(part || setting)) continue
      const path = [...place, setting, ...(part ? [part] : [])]
      const tell = (says: string, hint: string) =>
        report({ code: 'wrong-value', path, message: `${part || setting} of ${environment} ${says}`, hint })
      const fault = astray.find(({ has }) => has.test(address))
      if (fault) tell(fault.says, fault.hint)
      else if (environment !== 'dev' && isShared && own.test(address))
        tell('leads to the visitor’s own computer', 'Name the host of the service')
      else if (environment === 'prod' && inner.test(address))
        tell('leads to a host that only people in its own network reach', 'Name the host of the service')
      else if (environment !== 'dev' && isShared && address.startsWith('http:'))
        tell('is not encrypted', 'Set it to an address with https')
      // The same address of the API in two environments is reported once for the file.
      const isCompared = setting === 'apiBaseUrl' && place.length > 0
      if (environment !== 'prod' && isShared && !isCompared && toHost(address) === toHost(known.prod.apiBaseUrl))
        tell('leads to the host of prod, so that what is tried out counts there', 'Name its own host')
      // Environments for tests may share a host.
      const strange = environment === 'prod' ? toOwner(address) : undefined
      if (strange !== undefined) tell(`is the address of ${strange}`, 'Name its own host')
    }
  }
}

/** Returns the host and the path of an address, which lead to the same place with http and with https, and with a slash at their end. */
const toPlace = (address: string) =>
  own.test(address) ? undefined : /^https?:\/\/(.*?)\/?$/.exec(address)?.[1]?.toLowerCase()

const toHost = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined)

/** Returns the environment for tests that a host is named after. */
const toOwner = (address: string): string | undefined =>
  ['qa', 'dev'].find((name) => new RegExp(`^https?://(?:[^/]*[.-])?${name}[.-]`).test(address))

/**
 * Checks a `config.json` of `deploy/environments`, which says what an environment is and may override its settings. The environments
 * are those of `environments.json` as it is, which this build may not know yet.
 */
export const checkConfig = (file: SourceFile, name: string, environments: object = known): readonly Problem[] => {
  // One that is lost is reported where it was.
  const { config } = toConfigSchemas({ ...Object.fromEntries(needed.map((one) => [one, {}])), ...environments })
  return checkData(file, config, ({ environment, ...settings }: { environment?: string }, report) => {
    checkReading(name, settings, [], report)
    if (environment === name || !Object.hasOwn(environments, name)) return
    const message = `the folder is ${name}, but this is the environment ${environment}`
    report({ code: 'wrong-value', path: ['environment'], message, hint: `Write ${name}` })
  })
}

/** Returns why a page would refuse these settings at its start. */
const toReadRefusal = (settings: object) =>
  toRefusal(() => readConfig(settings, { origin: 'https://this-site.invalid', isDevelopment: false }))

/** Reports a wait before the phone is verified again that is longer than anything is kept. */
function checkResume(environment: string, resume: unknown, savedDays: number, report: Report): void {
  const { verifyAfterMinutes }: { readonly verifyAfterMinutes?: unknown } = Object(resume)
  if (!(Number(verifyAfterMinutes) > savedDays * 24 * 60)) return
  const message = `verifyAfterMinutes of ${environment} is longer than the ${savedDays} days for which anything is kept`
  const path = [environment, 'resume', 'verifyAfterMinutes']
  report({ code: 'out-of-range', path, message, hint: 'Look at its unit' })
}

/** Reports environments with the API address of prod, or of which prod has the address: a test would create data among applicants. */
function checkOwnHosts(
  environments: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  report: Report,
): void {
  const hosts = Object.entries(environments).map(([name, { apiBaseUrl }]) => [name, apiBaseUrl] as const)
  for (const [index, [name, address]] of hosts.entries()) {
    const place = toPlace(String(address))
    const [other] = hosts.slice(0, index).find(([, before]) => place && toPlace(String(before)) === place) ?? []
    // Tests of several kinds may share one.
    if (other === undefined || ![name, other].includes('prod')) continue
    // A host that has the name of an environment is that one's.
    const isOwn = String(address).replaceAll(/[./]/g, '-').includes(`-${name}-`)
    const [strange, owner] = isOwn ? [other, name] : [name, other]
    const message = `apiBaseUrl of ${strange} is that of ${owner}, so that what is tried out in one counts in the other`
    report({
      code: 'name-taken',
      path: [strange, 'apiBaseUrl'],
      message,
      hint: 'Give each environment a host of its own',
    })
  }
}

/** Reports names that cannot be those of folders, and those that only capital letters tell apart: on many disks their folders are one. */
function checkNames(names: readonly string[], report: Report): void {
  for (const [index, name] of names.entries()) {
    if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(name)) {
      const message = `environment ${name} gives its folder a name that not every server takes`
      report({
        code: 'wrong-value',
        path: [name],
        at: 'key',
        message,
        hint: 'Use letters, digits and hyphens, such as qa-2',
      })
    }
    const other = names.slice(0, index).find((one) => one.toLowerCase() === name.toLowerCase())
    if (other === undefined) continue
    const message = `environment ${name} has the name of ${other}, apart from capital letters`
    report({ code: 'name-taken', path: [name], at: 'key', message, hint: 'Give it another name' })
  }
}

/** Reports an analytics service that is listed twice, since it would count every event twice. */
function checkTwice(environment: string, analytics: unknown, report: Report): void {
  const told = [analytics].flat().map((one) => JSON.stringify(one))
  for (const [index, one] of told.entries()) {
    if (told.indexOf(one) === index) continue
    const path = [environment, 'analytics', index]
    const message = `environment ${environment} tells the same analytics service twice`
    report({ code: 'name-taken', path, message, hint: 'Keep one of them' })
  }
}
