import type { KeyValueStorage } from '../../../engine/index.ts'

/** The product's record in the browser, and the chosen language as one field of it. */
interface KeptLocale {
  /** What the applicant chose on this or an earlier visit. */
  read(): string | undefined
  keep(locale: string): void
  /** The storage in which the application is saved; neither saving nor clearing it forgets the language. */
  readonly storage: () => KeyValueStorage
}

/** Keeps the chosen language under the product's one key, beside the application. A blocked storage keeps nothing. */
export function createKeptLocale(key: string, backend: () => KeyValueStorage): KeptLocale {
  const readRecord = () => parse(backend().getItem(key))
  const read = () => attempt(() => toText(readRecord()['locale']))
  const write = (record: Fields, locale: string | undefined) =>
    backend().setItem(key, JSON.stringify({ ...record, locale }))
  return {
    read,
    keep: (locale) => attempt(() => write(readRecord(), locale)),
    storage: () => ({
      getItem: (name) => backend().getItem(name),
      setItem: (_name, text) => write(parse(text), read()),
      removeItem(name) {
        const locale = read()
        if (locale === undefined) backend().removeItem(name)
        else write({}, locale)
      },
    }),
  }
}

type Fields = Readonly<Record<string, unknown>>

function parse(text: string | null): Fields {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Reading the property `localStorage` itself throws where a browser blocks it. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** The one key under which the product keeps anything in the browser. */
export const storageKey = 'car-loan-refinance'
