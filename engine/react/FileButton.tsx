import { type ChangeEvent, useRef } from 'react'
import type { ButtonView } from '../definition/StepDefinition.ts'
import { ActionButton } from './ActionButton.tsx'

/** A button of a step that names kinds of files. */
export interface FileButtonProps extends ButtonView {
  readonly file: string
}

/** A button that has somebody choose a file, which its event carries as `file`. */
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
    // The same one again is a choice, too.
    chooser.value = ''
  }
  return (
    <>
      <input ref={input} type="file" accept={accept} hidden onChange={take} />
      <ActionButton {...button} ask={choose} />
    </>
  )
}
