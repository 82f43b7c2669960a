import type { KeyValueStorage } from '../../../engine/index.ts'

/**
 * The one of some locales to begin in: the first that somebody wishes for, else the first of all. Wishes are BCP 47 tags, the
 * page's before the applicant's and those before the browser's.
 */
export const toLocale = (wishes: readonly unknown[], locales: readonly string[]): string =>
  wishes.map((tag) => toKnownLocale(tag, locales)).find(Boolean) ?? locales[0] ?? 'en'

/**
 * The one of some locales that a BCP 47 tag asks for: the same, else one of the same language, so that `es-MX` finds `es`, and
 * `pt` finds `pt-BR`; undefined when there is none.
 */
export function toKnownLocale(tag: unknown, locales: readonly string[]): string | undefined {
  if (typeof tag !== 'string') return undefined
  const find = (length?: number) => locales.find((locale) => toStart(locale, length) === toStart(tag, length))
  return find() ?? find(1)
}

/** The first parts of a tag, all of them unless told how many. */
const toStart = (tag: string, length?: number) => tag.toLowerCase().split(/[-_]/).slice(0, length).join()

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
