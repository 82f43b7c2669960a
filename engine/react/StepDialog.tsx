import { useId, useLayoutEffect, useRef, type SyntheticEvent } from 'react'
import type { DialogDefinition } from '../definition/StepDefinition.ts'
import { ActionButton } from './ActionButton.tsx'
import { RichText } from './RichText.tsx'
import { useCopy, useSend, useSession } from './hooks.ts'

/** A dialog that interrupts the step. Escape means its last button, so that the flow knows every way out. */
export function StepDialog({ dialog }: { readonly dialog: DialogDefinition }) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const t = useCopy()
  const send = useSend()
  const session = useSession()

  useLayoutEffect(() => {
    const shown = element.current
    shown?.showModal()
    // Closed before it is removed, so that the browser restores the focus.
    return () => shown?.close()
  }, [])

  const escape = (event: SyntheticEvent) => {
    event.preventDefault()
    const last = dialog.buttons.at(-1)
    if (last) void send(last.action)
    else session.closeDialog()
  }
  // Chrome closes a dialog on the second Escape, even if the page prevents it. Preact also tells of a dialog that it has removed.
  const closed = () => element.current?.open === false && session.closeDialog()
  return (
    <dialog ref={element} className="dialog" aria-labelledby={titleId} onCancel={escape} onClose={closed}>
      <h2 id={titleId}>{t(dialog.title)}</h2>
      <p>
        <RichText text={t(dialog.text)} />
      </p>
      <div className="dialog-buttons">
        {dialog.buttons.map((button) => (
          <ActionButton key={button.action} {...button} />
        ))}
      </div>
    </dialog>
  )
}
