/** Values for a path or a query: ids, years and the like, never anything personal, because URLs end up in logs. */
export type UrlValues = Readonly<Record<string, string | number>>

/** A value that no URL can carry, such as an id that the service itself returned earlier. */
export class UnusableValue extends Error {
  override readonly name = 'UnusableValue'
}

/** The parts of a call's definition that make up its URL. */
export interface UrlDefinition {
  readonly path: string
  readonly query?: readonly string[]
}

/**
 * Builds the absolute URL of a call. Parameters replace `{name}` in the path, and the query holds exactly the defined names, all
 * percent-encoded. Throws an `UnusableValue` for a value that no URL can carry, and an error for a missing or unknown one.
 */
export function toUrl(
  baseUrl: string,
  definition: UrlDefinition,
  params: UrlValues = {},
  query: UrlValues = {},
): string {
  const { path, query: queryNames = [] } = definition
  const pathNames = listPathNames(path)
  refuseUnknown(path, 'params', pathNames, params)
  refuseUnknown(path, 'query', queryNames, query)

  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => toSegment(path, name, params))
  const search = queryNames.map((name) => `${name}=${encodeURIComponent(toText(path, 'query', name, query))}`)
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`
  return base + filled + (search.length > 0 ? `?${search.join('&')}` : '')
}

/** Lists the names of the parameters in a path. */
export const listPathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

function toSegment(path: string, name: string, params: UrlValues): string {
  const text = toText(path, 'params', name, params)
  // Encoding does not protect a segment of one or two dots: browsers read them as "here" and "one level up".
  if (text === '.' || text === '..') throw new UnusableValue(`The call ${path} cannot carry "${text}" as ${name}.`)
  return encodeURIComponent(text)
}

function toText(path: string, where: string, name: string, values: UrlValues): string {
  if (!Object.hasOwn(values, name)) throw new Error(`The call ${path} needs ${name}. Pass it in ${where}.`)
  const text = String(values[name])
  if (text === '') throw new UnusableValue(`The call ${path} cannot carry an empty ${name}.`)
  return text
}

function refuseUnknown(path: string, where: string, known: readonly string[], values: UrlValues): void {
  const unknown = Object.keys(values).find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new Error(`The call ${path} has no ${unknown} in its ${where}. It takes ${known.join(', ') || 'none'}.`)
}
