import { type StoreApi, createStore } from 'zustand/vanilla'
import type { Copy, Languages } from '../react/index.ts'
import { attempt } from '../session/index.ts'

/** The current language of a page, and the available ones. */
export interface PageLanguage {
  readonly store: StoreApi<{ readonly locale: string; readonly copy: Copy }>
  readonly languages: Languages
  /** Shows another language and saves the choice. If its texts cannot be fetched, the current language stays. */
  choose(locale: string): Promise<void>
}

/** A language that this browser remembers. */
interface ChosenLanguage extends PageLanguage {
  /** Shows the language chosen earlier in this browser, or the one that the browser prefers. */
  begin(): Promise<void>
}

/** Creates the language of a page, which starts with the first one. The choice is saved next to the application. */
export function chooseLanguage(name: string, languages: Languages, copy: Copy): ChosenLanguage {
  const key = `${name} language`
  const tags = Object.keys(languages)
  const [first = 'en'] = tags
  const store = createStore(() => ({ locale: first, copy }))
  let wished: string

  /** Resolves with whether the language is shown: not if its texts cannot be fetched, or if another one was chosen meanwhile. */
  async function show(locale: string): Promise<boolean> {
    wished = locale
    const load = languages[locale]?.load
    const module = load && (await load().catch(() => undefined))
    if (wished !== locale || (!module && locale !== first)) return false
    store.setState({ locale, copy: module?.default ?? copy })
    return true
  }

  return {
    store,
    languages,
    async begin() {
      const wishes = [attempt(() => window.localStorage.getItem(key)), ...navigator.languages]
      const [known = first] = wishes.flatMap(
        (wish) => tags.find((tag) => tag === wish) ?? tags.find((tag) => toRoot(tag) === toRoot(wish ?? '')) ?? [],
      )
      await show(known)
    },
    async choose(locale) {
      if (await show(locale)) attempt(() => window.localStorage.setItem(key, locale))
    },
  }
}

const toRoot = (tag: string) => tag.toLowerCase().split('-')[0]
