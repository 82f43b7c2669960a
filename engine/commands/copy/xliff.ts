import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser'
import { UsageError } from '../Command.ts'
import type { CopyRow, ReturnedRow } from './copyRows.ts'

const format = { ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: '#' } as const

/** Converts the texts to XLIFF 1.2 (OASIS) for translation from one language into another. Notes contain the context. */
export function toXliff(rows: readonly CopyRow[], source: string, target: string): string {
  const units = rows.map(({ key, context, pictures, texts, fingerprint }) => ({
    '@id': key,
    '@resname': key,
    '@extradata': fingerprint,
    '@xml:space': 'preserve',
    source: { '#': texts[source] ?? '' },
    target: { '#': texts[target] ?? '' },
    note: [context, ...pictures.map((name) => `picture: ${name}`)].map((text) => ({ '#': text })),
  }))
  return new XMLBuilder({ ...format, format: true, suppressEmptyNode: false }).build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    xliff: {
      '@version': '1.2',
      '@xmlns': 'urn:oasis:names:tc:xliff:document:1.2',
      file: {
        '@original': 'copy',
        '@source-language': source,
        '@target-language': target,
        '@datatype': 'plaintext',
        body: { 'trans-unit': units },
      },
    },
  })
}

interface Unit {
  readonly '@id'?: string
  readonly '@extradata'?: string
  readonly source?: unknown
  readonly target?: unknown
}

/** Parses the output of `toXliff`. Throws a `UsageError` when the file is not such a document. */
export function fromXliff(text: string): ReturnedRow[] {
  const valid = XMLValidator.validate(text)
  if (valid !== true) throw new UsageError(`Line ${valid.err.line} of the XLIFF cannot be read: ${valid.err.msg}`)
  const document: unknown = new XMLParser({
    ...format,
    trimValues: false,
    parseTagValue: false,
    isArray: (name) => name === 'trans-unit',
  }).parse(text)
  const file: Readonly<Record<string, unknown>> = Object(Object(Object(document)['xliff'])['file'])
  const [source, target] = [file['@source-language'], file['@target-language']]
  const units: unknown = Object(file['body'])['trans-unit']
  if (typeof source !== 'string' || typeof target !== 'string' || !Array.isArray(units))
    throw new UsageError('The file is not XLIFF 1.2 with one "file" that names both languages. Export it once more.')
  return units.map((unit: Unit) => ({
    key: unit['@id'] ?? '',
    fingerprint: unit['@extradata'] ?? '',
    // XLIFF 1.2 (2.4.2) lets a unit have no target: then nothing was translated.
    texts: {
      [source]: toText(unit.source),
      ...(unit.target !== undefined && { [target]: toText(unit.target) }),
    },
  }))
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : String(Object(value)['#'] ?? ''))
