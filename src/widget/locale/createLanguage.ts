import { createStore, type StoreApi } from 'zustand/vanilla'
import { fetchCode, type Copy } from '../../../engine/index.ts'
import type { Locale } from './languages.ts'

/** The texts of each language: English at hand, since there must always be words, any other fetched when it is needed. */
export interface Texts extends Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly default: Copy }>>> {
  readonly en: Copy
}

/** The language that is shown, and what came of the last wish for another one. */
export interface LanguageState {
  readonly locale: Locale
  readonly copy: Copy
  readonly notice: 'changed' | 'failed' | undefined
}

/** One widget's language. No method rejects: what goes wrong is in the state. */
export interface Language {
  readonly store: StoreApi<LanguageState>
  /** Ends when the first language is shown, or English in its place; undefined when there is nothing to wait for. */
  readonly ready: Promise<void> | undefined
  /** Shows another language once its texts are there, and says whether they came. Of several wishes the last one counts. */
  show(locale: Locale): Promise<boolean>
  /** Puts new texts in the place of a language's. */
  replace(locale: Locale, copy: Copy): void
}

/** Creates the language of a widget that begins in `first`. */
export function createLanguage(first: Locale, texts: Texts): Language {
  const known = new Map<Locale, Copy>([['en', texts.en]])
  const store = createStore<LanguageState>(() => ({ locale: 'en', copy: texts.en, notice: undefined }))
  let wish = 0

  async function show(locale: Locale, notice?: 'changed'): Promise<boolean> {
    const mine = ++wish
    const copy = known.get(locale) ?? (await fetchCopy(locale))
    if (mine === wish) store.setState(copy ? { locale, copy, notice } : { notice: 'failed' })
    return copy !== undefined
  }

  async function fetchCopy(locale: Locale): Promise<Copy | undefined> {
    if (locale === 'en') return texts.en
    try {
      const { default: copy } = await fetchCode(texts[locale])
      known.set(locale, copy)
      return copy
    } catch {
      return undefined
    }
  }

  return {
    store,
    ready: first === 'en' ? undefined : show(first).then(() => undefined),
    show: (locale) => show(locale, 'changed'),
    replace(locale, copy) {
      known.set(locale, copy)
      if (store.getState().locale === locale) store.setState({ copy })
    },
  }
}
