import { useCopy } from '../../../engine/index.ts'
import type { Language } from './createLanguage.ts'
import { useLanguage } from './useLanguage.ts'

interface LanguageSwitchProps {
  readonly language: Language
  /** Told what the applicant chose, once it is shown. */
  readonly onChoose: (locale: string) => void
}

/** The languages that are not shown, each in its own words, and what came of choosing one. */
export function LanguageSwitch({ language, onChoose }: LanguageSwitchProps) {
  const t = useCopy()
  const { locale, notice } = useLanguage(language)
  const choose = async (other: string) => {
    if (await language.show(other)) onChoose(other)
  }
  return (
    <div className="language">
      {Object.entries(language.languages)
        .filter(([one]) => one !== locale)
        .map(([other, { name }], index) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- the button stays, with the focus on it, and offers the way back
            key={index}
            type="button"
            className="button button-link"
            lang={other}
            data-locale={other}
            onClick={() => void choose(other)}
          >
            {name}
          </button>
        ))}
      <output className={notice === 'failed' ? 'note' : 'visually-hidden'}>{notice && t(`language.${notice}`)}</output>
    </div>
  )
}
