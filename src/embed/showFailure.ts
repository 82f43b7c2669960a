import { ofDocument } from './ofDocument.ts'
import { phone, type EmbedTexts } from './toTexts.ts'

/** Says in place of the frame that it did not load, with the phone and another try. Returns what takes that away. */
export function showFailure(root: ShadowRoot, words: EmbedTexts, onRetry: () => void): () => void {
  const panel = ofDocument('createElement')('div')
  panel.role = 'alert'
  panel.style.textAlign = 'center'
  const add = <Name extends 'p' | 'a' | 'button'>(name: Name, text: string) => {
    const part = ofDocument('createElement')(name)
    part.textContent = text
    part.style.cssText = 'margin:1rem;padding:1rem;font:inherit;color:inherit'
    panel.append(part)
    return part
  }
  add('p', words.failed)
  add('a', phone.text).href = phone.link
  add('button', words.tryAgain).addEventListener('click', onRetry)
  root.append(panel)
  return () => panel.remove()
}
