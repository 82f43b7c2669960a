import { type ChangeEvent, useRef } from 'react'
import type { ButtonView } from '../definition/StepDefinition.ts'
import { ActionButton } from './ActionButton.tsx'

/** The props of a step's button that accepts certain kinds of files. */
export interface FileButtonProps extends ButtonView {
  readonly file: string
}

/** A button that opens the file chooser. Its event carries the chosen file as `file`. */
export function FileButton({ file: accept, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const give = useRef<(payload: object) => void>(undefined)
  const choose = () =>
    new Promise<object>((resolve) => {
      give.current = resolve
      input.current?.click()
    })
  const take = ({ currentTarget: chooser }: ChangeEvent<HTMLInputElement>) => {
    const [file] = chooser.files ?? []
    if (file) give.current?.({ file })
    // Choosing the same file again counts, too.
    chooser.value = ''
  }
  return (
    <>
      <input ref={input} type="file" accept={accept} hidden onChange={take} />
      <ActionButton {...button} ask={choose} />
    </>
  )
}
