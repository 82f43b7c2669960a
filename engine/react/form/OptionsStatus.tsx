import { useRef } from 'react'
import type { Load } from '../../session/index.ts'
import { useFlow } from '../FlowProvider.tsx'
import { toControl } from './ErrorSummary.tsx'

/** The props of `OptionsStatus`. */
export interface OptionsStatusProps {
  readonly id: string
  /** The field's path in the step's data. */
  readonly name: string
  readonly label: string
  readonly load: Load | undefined
  /** Whether the field can be answered and has no options. */
  readonly isEmpty: boolean
}

/** Shows that a field's options are loading or failed to load, with a retry for them alone. Without options, shows whom to ask. */
export function OptionsStatus({ id, name, label, load, isEmpty }: OptionsStatusProps) {
  const { t, session, help: Help } = useFlow()
  const line = useRef<HTMLDivElement>(null)
  const retry = (slot: string) => {
    // Move the focus before the button disappears with it.
    const frame = line.current?.closest('.field')
    const control = frame && toControl(frame, name)
    ;(control ?? line.current)?.focus()
    void session.reload(slot)
  }
  return (
    <div ref={line} className="field-status" tabIndex={-1}>
      <output id={id}>
        {load && (
          <>
            <span className="visually-hidden">{label}: </span>
            {t(load.failure ? 'form.options.failed' : 'form.options.loading')}
          </>
        )}
      </output>
      {load?.failure && (
        <button
          type="button"
          className="button button-link"
          data-retry={load.slot}
          aria-describedby={id}
          onClick={() => retry(load.slot)}
        >
          {t('form.tryAgain')}
        </button>
      )}
      {(load ? load.failure : isEmpty) && Help && <Help />}
    </div>
  )
}
