import { basename, dirname, resolve } from 'node:path'

const kinds = [
  'flow',
  'flow-start',
  'flow-forms',
  'flow-schema',
  'flow-saved',
  'copy',
  'start-copy',
  'languages',
  'calls',
  'answers',
] as const

/** One of the modules that are made of a JSON file. */
export interface FlowModuleId {
  readonly kind: (typeof kinds)[number]
  /** Absolute path of the JSON file. */
  readonly file: string
  /** The step of `flow-forms`, the schema of `flow-schema`, the product's words of `start-copy` by the beginnings of their keys. */
  readonly name: string
}

const imported = new RegExp(`^(?<path>[^?]+\\.json)\\?(?<kind>${kinds.join('|')})(?:=(?<name>[^&]*))?$`)
const prefix = '\0flow:'
const separator = '::/'

/** What an import such as `./flow.json?flow` asks for; undefined when it is none of ours. */
export function toModuleId(specifier: string, importer: string | undefined, root: string): FlowModuleId | undefined {
  const { path = '', kind, name = '' } = imported.exec(specifier)?.groups ?? {}
  const known = kinds.find((one) => one === kind)
  const folder = importer === undefined || importer.startsWith('\0') ? root : dirname(importer)
  return known && { kind: known, file: resolve(folder, path), name: decodeURIComponent(name) }
}

/** The specifier that asks for a module from anywhere. */
export const toSpecifier = ({ kind, file, name }: FlowModuleId): string =>
  `${file}?${kind}${name === '' ? '' : `=${encodeURIComponent(name)}`}`

/**
 * The id under which the bundler knows a module: not that of the JSON file, which other plugins would claim. Its last part
 * names the chunk: `ADDRESS`, `en`.
 */
export const toResolvedId = ({ kind, file, name }: FlowModuleId): string =>
  `${prefix}${file}${separator}${kind}/${name === '' ? basename(file, '.json') : name.split('/').map(encodeURIComponent).join('/')}.js`

/** The module of a resolved id; undefined when it is none of ours. */
export function fromResolvedId(resolved: string): FlowModuleId | undefined {
  if (!resolved.startsWith(prefix)) return undefined
  const [file = '', rest = ''] = resolved.slice(prefix.length).split(separator)
  const [word, ...parts] = rest.slice(0, -'.js'.length).split('/')
  const kind = kinds.find((one) => one === word)
  const isNamed = kind === 'flow-forms' || kind === 'flow-schema' || kind === 'start-copy'
  return kind && { kind, file, name: isNamed ? parts.map(decodeURIComponent).join('/') : '' }
}
