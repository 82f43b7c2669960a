import type { KeyValueStorage } from '../../../engine/index.ts'

/**
 * Returns the locale to start in: the first wish that is available, otherwise the first locale. Wishes are BCP 47 tags, in order
 * those of the page, the applicant and the browser.
 */
export const toLocale = (wishes: readonly unknown[], locales: readonly string[]): string =>
  wishes.map((tag) => toKnownLocale(tag, locales)).find(Boolean) ?? locales[0] ?? 'en'

/**
 * Returns the locale that a BCP 47 tag asks for: the same, otherwise one of the same language, so that `es-MX` finds `es`, and
 * `pt` finds `pt-BR`; undefined if there is none.
 */
export function toKnownLocale(tag: unknown, locales: readonly string[]): string | undefined {
  if (typeof tag !== 'string') return undefined
  const find = (length?: number) => locales.find((locale) => toStart(locale, length) === toStart(tag, length))
  return find() ?? find(1)
}

/** Returns the first `length` parts of a tag, by default all of them. */
const toStart = (tag: string, length?: number) => tag.toLowerCase().split(/[-_]/).slice(0, length).join()

/** The chosen language, as one field of the product's record in the browser. */
interface KeptLocale {
  /** Returns what the applicant chose on this or an earlier visit. */
  read(): string | undefined
  keep(locale: string): void
  /** Returns the storage for the application; saving or clearing the application keeps the language. */
  readonly storage: () => KeyValueStorage
}

/** Saves the chosen language under the product's one key, beside the application. A blocked storage keeps nothing. */
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
    return { ...Object(JSON.parse(text ?? '{}')) }
  } catch {
    return {}
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Runs work and ignores its errors: reading `localStorage` throws where a browser blocks it. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** The only key under which the product saves anything in the browser. */
export const storageKey = 'car-loan-refinance'
