import { createStore } from 'zustand/vanilla'
import type { Language, LanguageState } from '../../../widget/locale/createLanguage.ts'
import type { Scene } from './Scene.ts'

type PreviewLanguage = Pick<Scene, 'language' | 'languages' | 'copy' | 'onLanguage'>

/** The language of the preview for what shows it in the product; choosing another one is left to the studio. */
export function toPreviewLanguage({ language, languages, copy, onLanguage }: PreviewLanguage): Language {
  return {
    store: createStore<LanguageState>(() => ({ locale: language, copy, notice: undefined })),
    languages,
    ready: undefined,
    async show(other) {
      onLanguage(other)
      return true
    },
    complete: () => undefined,
    replace: () => undefined,
  }
}
