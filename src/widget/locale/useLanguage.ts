import { useSyncExternalStore } from 'react'
import type { Language, LanguageState } from './createLanguage.ts'

/** What a widget's language is now; also when it is drawn at build, or comes alive in a language that is not the first. */
export const useLanguage = ({ store }: Language): LanguageState =>
  useSyncExternalStore(store.subscribe, store.getState, store.getState)
