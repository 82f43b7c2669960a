import './preview.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { StepPreview, measureContrasts } from 'studio:step'
import type { Look, PreviewFrame, Scene } from './Scene.ts'
import { type Sayings, createSayings, listShown, markPointed, toPointed } from './createSayings.ts'
import { takePicture } from './takePicture.ts'

const found = document.querySelector('#preview')
if (!found) throw new Error('The page has no element for the step.')
const element = found
const root = createRoot(element)
let flush = () => {}
let scene: Scene | undefined
let sayings: Sayings | undefined
let marked: string | undefined
let shown: Look = 'system'

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
  look(look) {
    shown = look
    showLook(document, look)
  },
  measure() {
    const [light = [], dark = []] = (['light', 'dark'] as const).map((look) => {
      showLook(document, look)
      return measureContrasts()
    })
    showLook(document, shown)
    return { light, dark }
  },
  async take(next) {
    // Whoever closes the dialog takes the frame out of the page, and React cannot draw there.
    if (!document.defaultView) return undefined
    // Synchronously, so that the previous content cannot appear in the picture.
    flushSync(() => preview.draw(undefined))
    flushSync(() => preview.draw(next))
    preview.look('light')
    await untilDrawn()
    return takePicture(document)
  },
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

/** How long the step must not change before it counts as drawn, in milliseconds: normally, and while it reports that it is busy. */
const [moment, patience] = [40, 800]

/**
 * Waits until the step is drawn with all of its code. A step that waits for an answer stays busy, and counts as drawn after the longer
 * time.
 */
const untilDrawn = () =>
  new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(finish, element.querySelector('[aria-busy=true]') ? patience : moment)
    }
    const observer = new MutationObserver(wait)
    const finish = () => {
      observer.disconnect()
      resolve()
    }
    observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true })
    wait()
  })

const mark = () => markPointed(element, marked, sayings?.toKey)
const tell = () => {
  if (scene && sayings) scene.onShown(scene.session.store.getState().currentStep, listShown(element, sayings.toKey))
}
new MutationObserver(() => {
  mark()
  tell()
}).observe(element, { subtree: true, childList: true, characterData: true })

element.addEventListener('click', ({ target }) => {
  const key = target instanceof Element && sayings ? toPointed(target, sayings.toKey) : undefined
  if (key !== undefined) scene?.onPoint(key)
})

const texts = 'input:not([type=checkbox], [type=radio]), textarea'

// The studio's keys work here, too. What is typed into the step itself is undone by the browser.
document.addEventListener('keydown', (event) => {
  const isText = event.target instanceof Element && event.target.matches(texts)
  if ((!event.ctrlKey && !event.metaKey) || (isText && event.key.toLowerCase() !== 's')) return
  if (window.frameElement?.dispatchEvent(new KeyboardEvent('keydown', event)) === false) event.preventDefault()
})

// A new step takes the focus, as for applicants, but must not take it from an author who is typing in another pane.
const focus: unknown = Reflect.get(HTMLElement.prototype, 'focus')
HTMLElement.prototype.focus = function focusInFrame(options) {
  if (document.hasFocus() && typeof focus === 'function') focus.call(this, options)
}

const originals = new WeakMap<CSSMediaRule, string>()
const asked = /\(prefers-color-scheme: (light|dark)\)/g

/**
 * Gives a page its light or dark colors, whatever the author's system prefers, because browsers have no setting for this in a frame.
 * `system` restores the preference.
 */
function showLook({ styleSheets }: Document, look: Look): void {
  for (const sheet of styleSheets) for (const rule of sheet.cssRules) showIn(rule, look)
}

function showIn(rule: CSSRule, look: Look): void {
  if (rule instanceof CSSMediaRule) {
    const original = originals.get(rule) ?? rule.media.mediaText
    originals.set(rule, original)
    const wanted =
      look === 'system'
        ? original
        : original.replaceAll(asked, (_, scheme) => (scheme === look ? '(width >= 0)' : '(width < 0)'))
    if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted
  }
  if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
    for (const inner of rule.cssRules) showIn(inner, look)
}
