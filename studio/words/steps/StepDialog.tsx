import { type ReactNode, useState, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useStudio } from '../../StudioContext.ts'
import { type FlowEdit, useEdit } from '../edits/applyEdit.ts'

interface StepDialogProps {
  readonly title: string
  /** What the button says that does it; undefined where nothing can be done, and the dialog only says why. */
  readonly action: string | undefined
  /** Why it cannot be done yet, in words; undefined when it can. */
  readonly fault: string | undefined
  /** The edit, and the step that is looked at after it; throws, in words, where it cannot be done. */
  readonly toEdit: () => readonly [FlowEdit, string]
  /** What follows from the edit. */
  readonly onDone?: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks for what an edit of a step needs, and does it. */
export function StepDialog({ title, action, fault, toEdit, onDone, onClose, children }: StepDialogProps) {
  const { desk } = useStudio()
  const edit = useEdit()
  const dialog = useModal()
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
  // It may be asked for within another form, of which it is no part.
  return createPortal(
    <dialog ref={dialog} className="save step-dialog" aria-labelledby="step-dialog-title" onClose={onClose}>
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
          <button type="button" onClick={() => dialog.current?.close()}>
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

/** A dialog that is open as long as it is drawn. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return dialog
}
