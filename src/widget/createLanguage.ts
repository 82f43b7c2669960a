import { useSyncExternalStore } from 'react'
import { type StoreApi, createStore } from 'zustand/vanilla'
import type { Copy, Languages } from '../../engine/index.ts'

/** The language on the screen, and the outcome of the last request for another one. */
export interface LanguageState {
  readonly locale: string
  readonly copy: Copy
  readonly notice: 'changed' | 'failed' | undefined
}

/** The language of one widget. No method rejects: the state says what went wrong. */
export interface Language {
  readonly store: StoreApi<LanguageState>
  /** The languages that the applicant can choose. */
  readonly languages: Languages
  /** Resolves when the first language, or English as the fallback, is shown; undefined when there is nothing to wait for. */
  readonly ready: Promise<void> | undefined
  /** Shows another language once its copy is loaded; resolves with whether it loaded. Of several requests the last one wins. */
  show(locale: string): Promise<boolean>
  /** Adds the English texts that the first step does not need. This causes no render. */
  complete(english: Copy): void
  /** Replaces the copy of a language. */
  replace(locale: string, copy: Copy): void
}

/** Creates the language of a widget that starts in `first`. English is passed in, so that there is always copy to show. */
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
    // Keeps the same object, so that nothing renders again because of texts that it does not show.
    complete: (whole) => void Object.assign(words, whole),
    replace(locale, copy) {
      known.set(locale, copy)
      if (store.getState().locale === locale) store.setState({ copy })
    },
  }
}

/** Returns the widget's current language state, also while prerendering at build time and while hydrating in another language. */
export const useLanguage = ({ store }: Language): LanguageState =>
  useSyncExternalStore(store.subscribe, store.getState, store.getState)
