import { useSyncExternalStore } from 'react'
import { type StoreApi, createStore } from 'zustand/vanilla'
import type { Copy, Languages } from '../../engine/index.ts'

/** The language that is shown, and what came of the last wish for another one. */
export interface LanguageState {
  readonly locale: string
  readonly copy: Copy
  readonly notice: 'changed' | 'failed' | undefined
}

/** One widget's language. No method rejects: what goes wrong is in the state. */
export interface Language {
  readonly store: StoreApi<LanguageState>
  /** Those that may be chosen. */
  readonly languages: Languages
  /** Ends when the first language is shown, or English in its place; undefined when there is nothing to wait for. */
  readonly ready: Promise<void> | undefined
  /** Shows another language once its texts are there, and says whether they came. Of several wishes the last one counts. */
  show(locale: string): Promise<boolean>
  /** Adds those texts of English that the first step did without; they are drawn when somebody asks for them. */
  complete(english: Copy): void
  /** Puts new texts in the place of a language's. */
  replace(locale: string, copy: Copy): void
}

/** Creates the language of a widget that begins in `first`. English is at hand, since there must always be words. */
export function createLanguage(first: string, english: Copy, languages: Languages): Language {
  const words = { ...english }
  const known = new Map<string, Copy>([['en', words]])
  const store = createStore<LanguageState>(() => ({ locale: 'en', copy: words, notice: undefined }))
  let wish = 0

  async function show(locale: string, notice?: 'changed'): Promise<boolean> {
    const mine = ++wish
    const copy = known.get(locale) ?? (await fetchCopy(locale))
    if (mine === wish) store.setState(copy ? { locale, copy, notice } : { notice: 'failed' })
    return copy !== undefined
  }

  async function fetchCopy(locale: string): Promise<Copy | undefined> {
    const load = languages[locale]?.load
    if (!load) return undefined
    try {
      const { default: copy } = await load()
      known.set(locale, copy)
      return copy
    } catch {
      return undefined
    }
  }

  return {
    store,
    languages,
    ready: first === 'en' ? undefined : show(first).then(() => undefined),
    show: (locale) => show(locale, 'changed'),
    // The same object, so that nothing is drawn again for words that it does not show.
    complete: (whole) => void Object.assign(words, whole),
    replace(locale, copy) {
      known.set(locale, copy)
      if (store.getState().locale === locale) store.setState({ copy })
    },
  }
}

/** What a widget's language is now; also when it is drawn at build, or comes alive in a language that is not the first. */
export const useLanguage = ({ store }: Language): LanguageState =>
  useSyncExternalStore(store.subscribe, store.getState, store.getState)
