import { useCopy, useSession, useSessionState } from '../../engine/index.ts'
import { type Language, useLanguage } from './createLanguage.ts'
import { toBranding } from './WidgetFrame.tsx'

interface FooterProps {
  readonly language: Language
  readonly onChooseLanguage: (locale: string) => void
}

/** The footer below every step: the bot badge, the license, the phone number where a partner hides the header with it, and the other languages. */
export function Footer({ language, onChooseLanguage }: FooterProps) {
  const { license, phone, phoneLink } = useSession().flow.constants
  const isHeaderHidden = useSessionState(({ init }) => toBranding(init).hideTopNav)
  return (
    <footer className="footer">
      <BotBadge />
      <p className="bot-badge">{license}</p>
      {isHeaderHidden && (
        <p className="bot-badge">
          <a href={`tel:${phoneLink}`}>{phone}</a>
        </p>
      )}
      <LanguageSwitch language={language} onChoose={onChooseLanguage} />
    </footer>
  )
}

interface LanguageSwitchProps {
  readonly language: Language
  /** Called with the language that the applicant chose, once it is shown. */
  readonly onChoose: (locale: string) => void
}

/** A button for each other language, named in that language, and a notice of whether the choice worked. */
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
            // oxlint-disable-next-line react/no-array-index-key -- the button keeps its place and the focus, and offers the way back
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

/** The name of the vendor that checks for bots, and the place where that vendor may show a challenge. */
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

/** The class of the element where the bot check shows a challenge. */
export const challengeClass = 'bot-challenge'

/** Returns the element for a challenge of the bot check: the place in the widget's footer, or the page's body if there is none. */
export const challengePlace = (): Element => document.querySelector(`.${challengeClass}`) ?? document.body
