/** A partner and the origins of its pages that embed the widget. Its brand is for authors and for the partner's own pages. */
export interface Partner {
  readonly name: string
  readonly origins: readonly string[]
}

/**
 * Reads the partners of a deployment from the content of `deploy/partners.json` (`schemas/partners.schema.json`). Throws an
 * error that names the problem, the partner and the fix.
 */
export function readPartners(value: unknown): readonly Partner[] {
  const { $schema: _, partners: list, ...rest }: Readonly<Record<string, unknown>> = Object(value)
  if (!Array.isArray(list))
    throw new Error('There is no list of partners. Write { "partners": [{ "name": "…", "origins": ["https://…"] }] }.')
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw new Error(`"${unknown}" beside the partners means nothing. Take it away.`)
  const partners = list.map(readPartner)
  // Nobody can tell names apart by their spaces and capitals.
  const names = partners.map(({ name }) => name.replaceAll(/\s+/g, ' ').toLowerCase())
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index)
  if (twice !== -1)
    throw new Error(`The partner "${partners[twice]?.name}" is listed twice. Put all its origins into one entry.`)
  for (const [index, { name, origins }] of partners.entries())
    for (const origin of origins) {
      const before = partners.slice(0, index).find((other) => other.origins.includes(origin))
      if (before)
        throw new Error(`${origin} of partner "${name}" is an origin of "${before.name}" already. Keep one of them.`)
    }
  return partners
}

function readPartner(value: unknown, index: number): Partner {
  const { name, origins, brand: _, ...rest }: Readonly<Record<string, unknown>> = Object(value)
  if (typeof name !== 'string') throw new Error(`Partner ${index + 1} has no "name". Give it one.`)
  if (!/^[^\s<>](?:[^<>]*[^\s<>])?$/.test(name))
    throw new Error(`The name "${name}" of a partner is not a plain text. Write one.`)
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw new Error(`"${unknown}" of partner "${name}" means nothing. Use name and origins.`)
  if (!Array.isArray(origins) || origins.length === 0)
    throw new Error(`Partner "${name}" has no "origins". List those of its pages: ["https://www.example.com"].`)
  return { name, origins: origins.map((origin: unknown) => readOrigin(name, origin)) }
}

function readOrigin(name: string, value: unknown): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined
  // Applicants never come from a host without a domain or from an IP address.
  const isPublic = /\.[a-z][a-z0-9-]+$/.test(url?.hostname ?? '')
  if (url?.protocol === 'https:' && url.origin === value && isPublic && !value.includes('*')) return value
  const hint =
    url?.protocol === 'https:' && isPublic && !url.hostname.includes('*') ? url.origin : 'https://www.example.com'
  throw new Error(
    `${JSON.stringify(value)} of partner "${name}" is not exactly one https origin. Write it like "${hint}": no path, no slash at its end, no wildcard.`,
  )
}
