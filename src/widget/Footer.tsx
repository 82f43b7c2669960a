import type { Language } from './locale/createLanguage.ts'
import { LanguageSwitch } from './locale/LanguageSwitch.tsx'
import { BotBadge } from './screens/BotBadge.tsx'

interface FooterProps {
  readonly language: Language
  readonly onChooseLanguage: (locale: string) => void
}

/** What is always in sight below the step: the bot badge and the other languages. */
export function Footer({ language, onChooseLanguage }: FooterProps) {
  return (
    <footer className="footer">
      <BotBadge />
      <LanguageSwitch language={language} onChoose={onChooseLanguage} />
    </footer>
  )
}
