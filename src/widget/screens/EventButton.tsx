import { useSend, useSessionState } from '../../../engine/index.ts'

interface EventButtonProps {
  /** The event of the step that is sent. */
  readonly event: string
  readonly payload?: unknown
  readonly label: string
  /** What the button is about, for those who do not see where it stands. */
  readonly about?: string
}

/** A button of a card: sends an event of the step with its payload; does nothing while the step waits for an answer. */
export function EventButton({ event, payload, label, about }: EventButtonProps) {
  const send = useSend()
  const isLoading = useSessionState((state) => state.isLoading)
  return (
    <button
      type="button"
      className="button button-link"
      data-action={event}
      aria-label={about === undefined ? undefined : `${label}: ${about}`}
      aria-disabled={isLoading || undefined}
      onClick={() => void (isLoading || send(event, payload))}
    >
      {label}
    </button>
  )
}
