import { createStore } from 'zustand/vanilla'
import type { Copy } from '../../../../engine/index.ts'
import type { Language, LanguageState } from '../../../widget/locale/createLanguage.ts'
import type { Locale } from '../../../widget/locale/languages.ts'

/** The language of the preview for what shows it in the product; choosing another one is left to the studio. */
export function toPreviewLanguage(language: string, copy: Copy, onLanguage: (locale: string) => void): Language {
  // A language that was added in the studio is one more than the product knows of.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const locale = language as Locale
  return {
    store: createStore<LanguageState>(() => ({ locale, copy, notice: undefined })),
    ready: undefined,
    async show(other) {
      onLanguage(other)
      return true
    },
    replace: () => undefined,
  }
}
