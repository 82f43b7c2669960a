import { useCopy, useSessionState } from '../../../engine/index.ts'
import { challengeClass } from '../integrations/botCheck/BotCheck.ts'

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
