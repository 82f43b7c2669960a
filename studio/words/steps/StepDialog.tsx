import { type MouseEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useStudio } from '../../StudioContext.ts'
import { type FlowEdit, useEdit } from '../edits/applyEdit.ts'

interface StepDialogProps {
  readonly title: string
  /** The label of the button that applies the edit; undefined if the edit is impossible and the dialog only says why. */
  readonly action: string | undefined
  /** Why the edit is not possible yet, in words; undefined if it is. */
  readonly fault: string | undefined
  /** Returns the edit, and the step to show afterward. Throws with a readable message if the edit is impossible. */
  readonly toEdit: () => readonly [FlowEdit, string]
  /** Called after the edit. */
  readonly onDone?: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog that collects the input for an edit, and applies it. */
export function StepDialog({ title, action, fault, toEdit, onDone, onClose, children }: StepDialogProps) {
  const { desk } = useStudio()
  const edit = useEdit()
  const dialog = useModal(onClose)
  const [isTold, setTold] = useState(false)
  const [refusal, setRefusal] = useState('')
  const act = () => {
    setTold(true)
    if (fault !== undefined) return undefined
    try {
      const [change, step] = toEdit()
      edit(change)
      desk.setState({ step })
      onDone?.()
      return onClose()
    } catch (error) {
      return setRefusal(error instanceof Error ? error.message : String(error))
    }
  }
  // The dialog may be opened within another form, and must not be part of it.
  return createPortal(
    <dialog ref={dialog} className="save step-dialog" aria-labelledby="step-dialog-title">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          act()
        }}
      >
        <h2 id="step-dialog-title">{title}</h2>
        <div className="save-body">{children}</div>
        <p role="alert" className="save-warning">
          {isTold && (fault ?? refusal)}
        </p>
        <div className="save-actions">
          <button type="button" onClick={onClose}>
            {action === undefined ? 'Close' : 'Cancel'}
          </button>
          {action !== undefined && (
            <button type="submit" className="primary">
              {action}
            </button>
          )}
        </div>
      </form>
    </dialog>,
    document.body,
  )
}

/** Returns the handler of a button that adds a row above itself: the cursor goes to the row's first field. */
export const addRow =
  (add: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    flushSync(add)
    currentTarget.parentElement?.querySelector<HTMLElement>('fieldset:last-of-type :is(input, select)')?.focus()
  }

/**
 * Returns the ref of a dialog that is open while it is mounted. Escape asks before it discards what was entered; `data-entered` marks such a
 * dialog. `onClose` is called during the press, not on the dialog's later `close` event, which could close the next dialog.
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  // A layout effect, because only a dialog that is still in the page returns the focus to what opened it.
  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return undefined
    const over = new AbortController()
    const { signal } = over
    current.addEventListener('input', () => current.setAttribute('data-entered', ''), { signal })
    const escape = (event: Event) => {
      if (event.target !== current) return
      event.preventDefault()
      if (!current.hasAttribute('data-entered') || window.confirm(discard)) close()
    }
    current.addEventListener('cancel', escape, { signal })
    // Chrome closes a dialog on the second Escape, even if the page prevents it.
    current.addEventListener('close', () => close(), { signal })
    current.showModal()
    // By default the browser focuses the first control, which may be one that few people need.
    current.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => {
      over.abort()
      current.close()
    }
  }, [])
  return dialog
}

const discard = 'Discard what you have entered here?'
