import { useEffect, useRef } from 'react'

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
