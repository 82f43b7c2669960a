import { useRef } from 'react'
import type { ButtonView } from '../definition/StepDefinition.ts'
import { ActionButton } from './ActionButton.tsx'

/** A button of a step that names kinds of files. */
export interface FileButtonProps extends ButtonView {
  readonly file: string
}

/** A button that has somebody choose a file, which its event carries as `file`. */
export function FileButton({ file: accept, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = () =>
    new Promise<object | undefined>((resolve) => {
      const { current: chooser } = input
      if (!chooser) return resolve(undefined)
      const take = () => {
        const [file] = chooser.files ?? []
        resolve(file && { file })
        // The same one again is a choice, too.
        chooser.value = ''
      }
      chooser.onchange = take
      chooser.oncancel = take
      chooser.click()
      return undefined
    })
  return (
    <>
      <input ref={input} type="file" accept={accept} hidden />
      <ActionButton {...button} ask={choose} />
    </>
  )
}
