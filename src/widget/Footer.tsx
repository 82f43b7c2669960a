import { useCopy, useSession, useSessionState } from '../../engine/index.ts'
import { type Language, useLanguage } from './createLanguage.ts'

interface FooterProps {
  readonly language: Language
  readonly onChooseLanguage: (locale: string) => void
}

/** What is always in sight below the step: the bot badge, who is behind all this, and the other languages. */
export function Footer({ language, onChooseLanguage }: FooterProps) {
  return (
    <footer className="footer">
      <BotBadge />
      <p className="bot-badge">{useSession().flow.constants['license']}</p>
      <LanguageSwitch language={language} onChoose={onChooseLanguage} />
    </footer>
  )
}

interface LanguageSwitchProps {
  readonly language: Language
  /** Told what the applicant chose, once it is shown. */
  readonly onChoose: (locale: string) => void
}

/** The languages that are not shown, each in its own words, and what came of choosing one. */
function LanguageSwitch({ language, onChoose }: LanguageSwitchProps) {
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

/** Who guards the page against bots, always in sight, and room for what that vendor may have to ask. */
export function BotBadge() {
  const t = useCopy()
  const vendor = useSessionState((state) => String(state.init['botCheck']))
  return (
    <>
      <div className={challengeClass} />
      <p className="bot-badge">{t('app.botBadge', { vendor })}</p>
    </>
  )
}

/** The class of the element where the widget has room for a question of the bot check. */
export const challengeClass = 'bot-challenge'

/** Where a question of the bot check is shown: with the badge of the widget, or at the end of the page where there is none. */
export const challengePlace = (): Element => document.querySelector(`.${challengeClass}`) ?? document.body
