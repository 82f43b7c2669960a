import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** A call as `flows/api.json` declares it; `request` and `response` are schema files below `schemas/`. */
export interface CallSource {
  readonly method: string
  readonly path: string
  readonly query?: readonly string[]
  readonly request?: string
  readonly response: string
  readonly idempotent?: boolean
}

/** The API contract as `flows/api.json` declares it. */
export interface ContractSource {
  readonly headers: Readonly<
    Record<'botToken' | 'botOverride' | 'authorization' | 'correlationId' | 'idempotencyKey', string>
  >
  readonly error: string
  readonly calls: Readonly<Record<string, CallSource>>
  readonly hub: { readonly path: string; readonly connectionParameter: string; readonly event: string }
}

/** The schemas of an OpenAPI document by the titles of their files, and a function that refers to them. */
export interface Components {
  readonly schemas: Readonly<Record<string, object>>
  /** Returns the reference to a schema file, whose path is relative to the schema folder. */
  readonly ref: (file: string) => { readonly $ref: string }
}

/**
 * Reads schema files and all files that they refer to. Personal values are marked with `x-personal` and secret ones with `x-secret`,
 * because OpenAPI requires the prefix for extensions.
 */
export function readComponents(files: readonly string[]): Components {
  const sources = new Map<string, { readonly title: string; readonly content: object }>()
  const read = (file: string) => {
    if (sources.has(file)) return
    const {
      $schema: _schema,
      $id: _id,
      tsType: _type,
      title,
      ...content
    } = JSON.parse(readFileSync(join('schemas', file), 'utf8'))
    sources.set(file, { title, content })
    for (const [, other = ''] of JSON.stringify(content).matchAll(/"\$ref":"([^"#]+)"/g)) read(toFile(file, other))
  }
  const ref = (file: string) => ({ $ref: `#/components/schemas/${sources.get(file)?.title}` })
  const translate = (file: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => translate(file, item))
    return typeof value === 'object' && value !== null ? translateObject(file, value) : value
  }
  const translateObject = (file: string, value: object): object => {
    const entries = Object.entries(value).map(([key, inner]) => {
      if (key === '$ref' && typeof inner === 'string') return [key, ref(toFile(file, inner)).$ref]
      return [
        (key === 'personal' || key === 'secret') && typeof inner === 'boolean' ? `x-${key}` : key,
        translate(file, inner),
      ]
    })
    return Object.fromEntries(entries)
  }

  files.forEach(read)
  const schemas = [...sources].map(([file, { title, content }]) => [title, translateObject(file, content)] as const)
  return { schemas: Object.fromEntries(schemas.toSorted(([a], [b]) => (a < b ? -1 : 1))), ref }
}

const toFile = (from: string, ref: string) => posix.join(posix.dirname(from), ref)
