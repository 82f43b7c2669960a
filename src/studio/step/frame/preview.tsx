import { createRoot } from 'react-dom/client'
import type { PreviewFrame } from './Scene.ts'
import { showLook } from './showLook.ts'
import { StepPreview } from './StepPreview.tsx'
import '../../../widget/theme/theme.css'
import '../../../page.css'

const element = document.querySelector('#preview')
if (!element) throw new Error('The page has no place for the step.')
const root = createRoot(element)
let flush = () => {}

const preview: PreviewFrame = {
  draw: (scene) => root.render(scene && <StepPreview scene={scene} onFlush={(next) => (flush = next)} />),
  look: (look) => showLook(document, look),
  flush: () => flush(),
}
Object.assign(window, { preview })

// A step that is drawn takes the focus, as for applicants; it must not take it from somebody who writes in another pane.
const focus: unknown = Reflect.get(HTMLElement.prototype, 'focus')
HTMLElement.prototype.focus = function focusInFrame(options) {
  if (document.hasFocus() && typeof focus === 'function') focus.call(this, options)
}
