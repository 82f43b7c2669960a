import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type Finding,
  type LinkedFlow,
  type Problem,
  type SourceFile,
  apiGrammar,
  checkApi,
  checkData,
  findIn,
} from '../../engine/authoring.ts'
import { readCode, readSource } from '../../engine/build.ts'
import type api from '../../flows/api.json'
import contractGrammar from '../../schemas/api-contract.schema.json' with { type: 'json' }
import { checkHandlers } from './checkCode.ts'
import { checkProduct } from './checkProduct.ts'
import { settingsChecks } from './settingsChecks.ts'

type Report = (finding: Finding) => void

/** The files that authors edit beside a flow, by where they stand from its folder. */
const files: Readonly<Record<string, (file: SourceFile, flow: LinkedFlow) => readonly Problem[]>> = {
  'api.json': checkOwnApi,
  ...settingsChecks,
}

/** Their names. */
export const settingsFiles = Object.keys(files)

/** All that is wrong with one of these files. */
export const checkSettingsFile = (name: string, file: SourceFile, flow: LinkedFlow): readonly Problem[] =>
  findIn(flow, () => files[name]?.(file, flow) ?? [])

/** All that is wrong with the settings that stand beside a flow without faults, and with the flow by them; not every flow has them. */
export function checkSettings(flowFile: string, flow: LinkedFlow): readonly Problem[] {
  const beside = settingsFiles.map((name) => ({ name, path: join(dirname(flowFile), name) }))
  const found = beside.filter(({ path }) => existsSync(path))
  // What is deployed is the product's own flow.
  const isDeployed = found.some(({ name }) => name === 'environments.json')
  const settings = found.flatMap(({ name, path }) => {
    const file = readSource(path)
    const problems = checkSettingsFile(name, file, flow)
    return problems.length > 0 || !isDeployed ? problems : checkGrammarName(file)
  })
  if (!isDeployed) return settings
  const { flow: own, copy, schemas } = flow.source
  const code = checkHandlers(flow, readCode('src/widget'))
  return [
    ...checkProduct(flow),
    ...code,
    ...settings,
    ...[own, ...copy.values(), ...schemas.values()].flatMap((file) => checkGrammarName(file, flow.told)),
  ]
}

/** The product's own API has more than any has to have, and is called by code. */
function checkOwnApi(file: SourceFile, flow: LinkedFlow): readonly Problem[] {
  const isOwn = existsSync(join(dirname(flow.source.flow.path), 'environments.json'))
  const code = isOwn ? readCode('src/widget') : ''
  const problems = checkApi(file, flow, { grammar: isOwn ? contractGrammar : apiGrammar, code })
  return problems.length > 0 || !isOwn ? problems : checkData(file, undefined, checkHub)
}

/** How the waits of the connection hang together. */
function checkHub({ hub }: typeof api, report: Report): void {
  const { keepAliveMs, serverTimeoutMs, reconnectDelaysMs: delays } = hub
  if (keepAliveMs >= serverTimeoutMs) {
    const message = `keepAliveMs is ${keepAliveMs}, but the connection counts as lost after ${serverTimeoutMs}`
    report({ code: 'out-of-range', path: ['hub', 'keepAliveMs'], message, hint: 'Ping twice as often, or oftener' })
  }
  const early = delays.findIndex((delay, index) => delay < (delays[index - 1] ?? 0))
  if (early === -1) return
  const message = `the wait ${delays[early]} comes after a longer one, ${delays[early - 1]}`
  report({ code: 'out-of-range', path: ['hub', 'reconnectDelaysMs', early], message, hint: 'Wait longer each time' })
}

/** Without the line that says what may stand in a file, an editor completes nothing and finds no mistake. */
export const checkGrammarName = (file: SourceFile, told: LinkedFlow['told'] = []): readonly Problem[] =>
  checkData(
    file,
    undefined,
    (content: unknown, report) => {
      const { $schema }: { readonly $schema?: unknown } = Object(content)
      if ($schema === 'http://json-schema.org/draft-07/schema#') return
      if (typeof $schema === 'string' && $schema.endsWith('.json') && existsSync(join(dirname(file.path), $schema)))
        return
      const message = `"$schema" should lead from here to the file that says what may stand here`
      report({
        code: 'wrong-value',
        path: ['$schema'],
        message,
        hint: 'Take it from another file of the folder, or from git',
      })
    },
    told,
  )
