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

/** Identifies a module that is compiled from a JSON file. */
export interface FlowModuleId {
  readonly kind: (typeof kinds)[number]
  /** The absolute path of the JSON file. */
  readonly file: string
  /** The step for `flow-forms`, the schema for `flow-schema`, or the key prefixes of the product's texts for `start-copy`. */
  readonly name: string
}

const imported = new RegExp(`^(?<path>[^?]+\\.json)\\?(?<kind>${kinds.join('|')})(?:=(?<name>[^&]*))?$`)
const prefix = '\0flow:'
const separator = '::/'

/** Parses an import such as `./flow.json?flow`. Returns undefined if it is not one of ours. */
export function toModuleId(specifier: string, importer: string | undefined, root: string): FlowModuleId | undefined {
  const { path = '', kind, name = '' } = imported.exec(specifier)?.groups ?? {}
  const known = kinds.find((one) => one === kind)
  const folder = importer === undefined || importer.startsWith('\0') ? root : dirname(importer)
  return known && { kind: known, file: resolve(folder, path), name: decodeURIComponent(name) }
}

/** Returns the specifier that imports a module from anywhere. */
export const toSpecifier = ({ kind, file, name }: FlowModuleId): string =>
  `${file}?${kind}${name === '' ? '' : `=${encodeURIComponent(name)}`}`

/**
 * Returns the bundler's id for a module. It differs from the JSON file's path, which other plugins would claim. Its last part
 * names the chunk: `ADDRESS`, `en`.
 */
export const toResolvedId = ({ kind, file, name }: FlowModuleId): string =>
  `${prefix}${file}${separator}${kind}/${name === '' ? basename(file, '.json') : name.split('/').map(encodeURIComponent).join('/')}.js`

/** Parses a resolved id. Returns undefined if it is not one of ours. */
export function fromResolvedId(resolved: string): FlowModuleId | undefined {
  if (!resolved.startsWith(prefix)) return undefined
  const [file = '', rest = ''] = resolved.slice(prefix.length).split(separator)
  const [word, ...parts] = rest.slice(0, -'.js'.length).split('/')
  const kind = kinds.find((one) => one === word)
  const isNamed = kind === 'flow-forms' || kind === 'flow-schema' || kind === 'start-copy'
  return kind && { kind, file, name: isNamed ? parts.map(decodeURIComponent).join('/') : '' }
}
