import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import {
  type Finding,
  type LinkedFlow,
  type Problem,
  type SourceFile,
  apiGrammar,
  checkApi,
  checkData,
  findIn,
  toHint,
} from '../../engine/authoring.ts'
import { readCode, readSource } from '../../engine/build.ts'
import type api from '../../flows/api.json'
import contractGrammar from '../../schemas/api-contract.schema.json' with { type: 'json' }
import { checkHandlers } from './checkCode.ts'
import { checkConfig } from './checkEnvironments.ts'
import { checkPages } from './checkPages.ts'
import { checkProduct } from './checkProduct.ts'
import { isTwin, settingsChecks } from './checkSections.ts'

type Report = (finding: Finding) => void

/** The checks of the files that authors edit beside a flow, by the path of each file relative to the flow's folder. */
const files: Readonly<Record<string, (file: SourceFile, flow?: LinkedFlow) => readonly Problem[]>> = {
  'api.json': checkOwnApi,
  ...settingsChecks,
}

/** The problem of a file that is not there. */
const lost = { code: 'no-json', line: 1, column: 1, message: 'this file is not there' }

/** The paths of these files, relative to the flow's folder. */
export const settingsFiles = Object.keys(files)

/** Returns all problems of one of these files; without a flow, those that the file shows by itself. */
export const checkSettingsFile = (name: string, file: SourceFile, flow?: LinkedFlow): readonly Problem[] => {
  const look = () => files[name]?.(file, flow) ?? []
  return flow ? findIn(flow, look) : look()
}

/**
 * Returns all problems of the settings beside a flow, and of the flow in view of them; not every flow has settings. Without a flow, those
 * that the settings show by themselves.
 */
export function checkSettings(flowFile: string, flow?: LinkedFlow): readonly Problem[] {
  const beside = settingsFiles.map((name) => ({ name, path: posix.join(dirname(flowFile), name) }))
  const found = beside.filter(({ path }) => existsSync(path))
  // Only the product's own flow is deployed.
  const isDeployed = found.some(({ name }) => Object.hasOwn(settingsChecks, name))
  const settings = found.flatMap(({ name, path }) => {
    const file = readSource(path)
    const problems = checkSettingsFile(name, file, flow)
    return problems.length > 0 || !isDeployed ? problems : checkGrammarName(file)
  })
  if (!isDeployed || !flow) return settings
  const { flow: own, copy, schemas } = flow.source
  const folder = posix.join(dirname(flowFile), '../deploy/environments')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const configs = names.map((name) => ({ name, path: posix.join(folder, name, 'config.json') }))
  const environments = readEnvironments(posix.join(dirname(flowFile), 'environments.json'))
  const code = checkHandlers(flow, readCode('src/widget'))
  const gone = beside
    .filter((one) => !found.includes(one))
    .map(({ path }) => ({ ...lost, file: path, hint: `Restore it: git restore ${path}` }))
  return [
    ...gone,
    ...checkProduct(flow),
    ...code,
    ...settings,
    ...checkPages(posix.join(dirname(flowFile), '..')),
    ...configs.flatMap(({ name, path }) => (existsSync(path) ? checkConfig(readSource(path), name, environments) : [])),
    ...[own, ...copy.values(), ...schemas.values()].flatMap((file) => checkGrammarName(file, flow.told)),
  ]
}

/** Reads the environments; undefined where the file is not there or not JSON, which is reported of it. */
function readEnvironments(path: string): object | undefined {
  const file = existsSync(path) ? readSource(path) : undefined
  return file && file.errors.length === 0 ? Object(JSON.parse(file.text)) : undefined
}

/** Checks `api.json`. The product's own API has more than every API must have, and code calls it. */
function checkOwnApi(file: SourceFile, flow?: LinkedFlow): readonly Problem[] {
  const folder = dirname(flow?.source.flow.path ?? file.path)
  // Any of the other settings tells, as one of them may be gone.
  const isOwn = Object.keys(settingsChecks).some((name) => existsSync(join(folder, name)))
  const code = isOwn ? readCode('src/widget') : ''
  const problems = checkApi(file, flow, { grammar: isOwn ? contractGrammar : apiGrammar, code })
  const checkNames = (content: unknown, report: Report) => checkHubNames(content, report, flow)
  return isOwn
    ? [...problems, ...[checkHub, checkHeaders, checkNames].flatMap((check) => checkData(file, undefined, check))]
    : problems
}

const toWords = (name: string) =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split('-')

/** Reports headers with a word that is nearly one of the name by which the code knows them. */
function checkHeaders(content: unknown, report: Report): void {
  const { headers }: { readonly headers?: unknown } = Object(content)
  for (const [name, header] of Object.entries<unknown>(Object(headers))) {
    if (typeof header !== 'string') continue
    const words = toWords(name)
    const strange = toWords(header).filter((word) => word.length > 4 && !words.includes(word))
    const hint = strange.map((word) => toHint(word, words)).find((one) => one.startsWith('Did you mean'))
    if (hint === undefined) continue
    report({ code: 'wrong-value', path: ['headers', name], message: `${header} is named almost like ${name} is`, hint })
  }
}

const toAll = (value: unknown) => (JSON.stringify(value).match(/\w+/g) ?? []).flatMap(toWords)

/** Reports names of the connection with a word that is nearly one of the other names of the contract. */
function checkHubNames(content: unknown, report: Report, flow?: LinkedFlow): void {
  const { hub, ...others }: { readonly hub?: unknown } = Object(content)
  const names = Object.entries<unknown>(Object(hub)).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  const { calls }: { readonly calls?: unknown } = others
  const [owner] =
    Object.entries<unknown>(Object(calls)).find(([, call]) => Object(call).path === Object(hub).path) ?? []
  if (owner !== undefined) {
    const message = `the hub is at ${Object(hub).path}, which is the path of ${owner}`
    report({ code: 'name-taken', path: ['hub', 'path'], message, hint: 'Write its own path' })
  }
  const ofOthers = toAll([others, flow?.definition.steps ?? []])
  for (const [place, value] of names) {
    const [same] = names.find(([name, other]) => name !== place && other === value) ?? []
    if (same !== undefined) {
      const message = `${place} and ${same} of the hub are the same, "${value}"`
      return report({ code: 'name-taken', path: ['hub', place], message, hint: 'Write its own name' })
    }
    const known = [...ofOthers, ...toAll(names.filter(([name]) => name !== place))]
    for (const word of toAll(value).filter((one) => one.length > 4 && !known.includes(one))) {
      const meant = known.find((one) => isTwin(word, one, true))
      if (meant === undefined) continue
      const message = `${value} of the hub has the word "${word}", which is nearly "${meant}"`
      report({ code: 'wrong-value', path: ['hub', place], message, hint: `Did you mean ${meant}?` })
    }
  }
}

/** Reports waits of the connection that do not fit together. */
function checkHub(content: unknown, report: Report): void {
  const { hub }: Partial<typeof api> = Object(content)
  const { keepAliveMs, serverTimeoutMs, reconnectDelaysMs: delays }: Partial<(typeof api)['hub']> = Object(hub)
  // The grammar reports what is missing, or no number.
  if (!Array.isArray(delays) || ![keepAliveMs, serverTimeoutMs, ...delays].every(Number.isFinite)) return
  if (Number(keepAliveMs) >= Number(serverTimeoutMs)) {
    const message = `keepAliveMs is ${keepAliveMs}, but the connection counts as lost after ${serverTimeoutMs}`
    report({ code: 'out-of-range', path: ['hub', 'keepAliveMs'], message, hint: 'Ping at least twice as often' })
  }
  for (const [place, wait] of [
    ['keepAliveMs', keepAliveMs] as const,
    ...delays.map((delay, index) => [index, delay] as const),
  ]) {
    if (Number(wait) === 0 || Number(wait) >= 100) continue
    const path = ['hub', ...(place === 'keepAliveMs' ? [place] : ['reconnectDelaysMs', place])]
    const message = `the wait ${wait} is in milliseconds, of which a second has 1000`
    return report({ code: 'out-of-range', path, message, hint: `Did you mean ${Number(wait) * 1000}?` })
  }
  const early = delays.findIndex((delay, index) => delay < (delays[index - 1] ?? 0))
  if (early === -1) return
  const message = `the wait ${delays[early]} comes after a longer one, ${delays[early - 1]}`
  report({ code: 'out-of-range', path: ['hub', 'reconnectDelaysMs', early], message, hint: 'Wait longer each time' })
}

/** Returns the name of the schema in a folder that is named after a file, or after what its folder holds. */
function findGrammar(path: string, folder: string): string | undefined {
  const [own, kind] = [basename(path).replace(/(?:\.schema)?\.json$/, ''), basename(dirname(path))]
  const names = readdirSync(folder)
  const ofFolder = /(?:^|\/)schemas\//.test(path) ? ['form'] : [kind, kind.replace(/s$/, '')]
  const isOwn = (name: string) => name === `${own}.schema.json` || name.startsWith(`${own}-`)
  return kind === basename(folder)
    ? undefined
    : (names.find(isOwn) ?? ofFolder.map((name) => `${name}.schema.json`).find((name) => names.includes(name)))
}

/** Reports a file whose `$schema` leads to no schema, or to that of other files: without it, an editor completes nothing and finds no mistake. */
export const checkGrammarName = (file: SourceFile, told: LinkedFlow['told'] = []): readonly Problem[] =>
  checkData(
    file,
    undefined,
    (content: unknown, report) => {
      const { $schema }: { readonly $schema?: unknown } = Object(content)
      if ($schema === 'http://json-schema.org/draft-07/schema#' || Object.keys(Object(content)).length === 0) return
      const isThere =
        typeof $schema === 'string' && $schema.endsWith('.json') && existsSync(join(dirname(file.path), $schema))
      const meant = isThere ? findGrammar(file.path, dirname(join(dirname(file.path), $schema))) : undefined
      if (isThere && (meant === undefined || meant === basename($schema))) return
      const message = `"$schema" should lead from here to the file that describes this one`
      report({
        code: 'wrong-value',
        path: ['$schema'],
        message,
        hint: meant === undefined ? 'Take it from another file of the folder, or from git' : `Name ${meant} there`,
      })
    },
    told,
  )
