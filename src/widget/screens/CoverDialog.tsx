import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react'

interface CoverDialogProps extends ComponentProps<'dialog'> {
  readonly title: string
}

/** Covers everything. Modal, so that nothing behind it can be reached or read; it stays until it is no longer drawn. */
export function CoverDialog({ title, children, ...rest }: CoverDialogProps) {
  const titleId = useId()
  const element = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = element.current
    const before = document.activeElement
    shown?.showModal()
    return () => {
      // Before it is removed, so that the browser gives the focus back to where it was.
      shown?.close()
      // Where the step went on by itself meanwhile, its title takes the focus.
      if (!before?.isConnected) shown?.parentElement?.querySelector<HTMLElement>('.step-title')?.focus()
    }
  }, [])
  // Chrome closes a dialog on the second Escape, whatever the page says.
  const stay = () => {
    if (element.current?.isConnected) element.current.showModal()
  }
  return (
    <dialog
      ref={element}
      className="dialog cover"
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      onClose={stay}
      {...rest}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  )
}
