import { useCopy } from '../../../engine/index.ts'

/** That the page is guarded against bots; always in sight. */
export function BotBadge() {
  const t = useCopy()
  return <p className="bot-badge">{t('app.botBadge')}</p>
}
