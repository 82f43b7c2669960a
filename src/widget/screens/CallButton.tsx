import { useCopy, useSession } from '../../../engine/index.ts'
import { Icon } from './pictures/Icon.tsx'

/** The contact phone, large enough for a thumb; `event` is told to the step when it is pressed. */
export function CallButton({ onCall, event }: { readonly onCall?: () => void; readonly event?: string }) {
  const t = useCopy()
  const { phoneLink } = useSession().flow.constants
  return (
    <p className="call">
      <a className="button button-primary call-button" href={`tel:${phoneLink}`} data-action={event} onClick={onCall}>
        <Icon name="phone" />
        {t('deadEnd.call')}
      </a>
    </p>
  )
}
