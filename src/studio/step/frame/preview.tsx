import { createRoot } from 'react-dom/client'
import { createSayings, type Sayings } from './createSayings.ts'
import { markPointed } from './markPointed.ts'
import type { PreviewFrame, Scene } from './Scene.ts'
import { showLook } from './showLook.ts'
import { StepPreview } from './StepPreview.tsx'
import { toPointed } from './toPointed.ts'
import '../../../widget/theme/theme.css'
import '../../../page.css'
import './preview.css'

const found = document.querySelector('#preview')
if (!found) throw new Error('The page has no place for the step.')
const element = found
const root = createRoot(element)
let flush = () => {}
let scene: Scene | undefined
let sayings: Sayings | undefined
let marked: string | undefined

const preview: PreviewFrame = {
  draw(next) {
    if (next && next.copy !== scene?.copy) sayings = createSayings(next.copy)
    scene = next
    if (scene) showLanguage(scene)
    root.render(
      scene && sayings && (
        <StepPreview scene={{ ...scene, copy: sayings.copy }} onFlush={(commit) => (flush = commit)} />
      ),
    )
  },
  look: (look) => showLook(document, look),
  mark(key) {
    marked = key
    mark()
  },
  flush: () => flush(),
}
Object.assign(window, { preview })

function showLanguage({ language, languages }: Scene): void {
  const { documentElement: page } = document
  page.lang = language
  page.dir = languages[language]?.dir ?? ''
}

const mark = () => markPointed(element, marked, sayings?.toKey)
new MutationObserver(mark).observe(element, { subtree: true, childList: true, characterData: true })

element.addEventListener('click', ({ target }) => {
  const key = target instanceof Element && sayings ? toPointed(target, sayings.toKey) : undefined
  if (key !== undefined) scene?.onPoint(key)
})

// A step that is drawn takes the focus, as for applicants; it must not take it from somebody who writes in another pane.
const focus: unknown = Reflect.get(HTMLElement.prototype, 'focus')
HTMLElement.prototype.focus = function focusInFrame(options) {
  if (document.hasFocus() && typeof focus === 'function') focus.call(this, options)
}
