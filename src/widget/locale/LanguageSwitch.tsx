import { useCopy } from '../../../engine/index.ts'
import type { Language } from './createLanguage.ts'
import { languageNames, locales, type Locale } from './languages.ts'
import { useLanguage } from './useLanguage.ts'

interface LanguageSwitchProps {
  readonly language: Language
  /** Told what the applicant chose, once it is shown. */
  readonly onChoose: (locale: Locale) => void
}

/** The languages that are not shown, each in its own words, and what came of choosing one. */
export function LanguageSwitch({ language, onChoose }: LanguageSwitchProps) {
  const t = useCopy()
  const { locale, notice } = useLanguage(language)
  const choose = async (other: Locale) => {
    if (await language.show(other)) onChoose(other)
  }
  return (
    <div className="language">
      {locales
        .filter((one) => one !== locale)
        .map((other, index) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- the button stays, with the focus on it, and offers the way back
            key={index}
            type="button"
            className="button button-link"
            lang={other}
            data-locale={other}
            onClick={() => void choose(other)}
          >
            {languageNames[other]}
          </button>
        ))}
      <output className={notice === 'failed' ? 'note' : 'visually-hidden'}>{notice && t(`language.${notice}`)}</output>
    </div>
  )
}
