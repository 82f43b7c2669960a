import { createWidget } from './createWidget.ts'
import { shown, ofDocument, warn } from './hostPage.ts'
import type { EmbeddedWidget, QueuedCall, RefinanceScript } from './EmbedOptions.ts'

// The frame receives the raw attribute values and interprets them; null is a missing attribute.
const attributes =
  'partner-name primary-color secondary-color hide-top-nav round-corners locale theme tracking reference mode prefill-token'.split(
    ' ',
  )

const read = (element: Element) => Object.fromEntries(attributes.map((name) => [name, element.getAttribute(name)]))

/**
 * Defines `<refinance-widget>`. It dispatches each event as `refinance:` plus its name in kebab case
 * (`refinance:lead-created`), with the event as its detail; the events do not bubble. The tag's content is visible until this
 * runs and hidden afterwards.
 */
function defineElement(siteUrl: string): void {
  class RefinanceWidget extends HTMLElement {
    static observedAttributes = attributes
    #root = this.attachShadow({ mode: 'open' })
    #widget: EmbeddedWidget | undefined

    connectedCallback() {
      this.style.cssText = shown
      this.#widget = createWidget(siteUrl, this.#root, read(this), (detail) => {
        const name = detail.type.replace(/[A-Z]/g, '-$&').toLowerCase()
        this.dispatchEvent(new CustomEvent(`refinance:${name}`, { detail }))
      })
    }

    /** Without this, an element that a page moves by `moveBefore` would be taken out and put in again, and its frame would start anew. */
    connectedMoveCallback() {}

    disconnectedCallback() {
      this.#widget?.destroy()
    }

    attributeChangedCallback() {
      this.#widget?.update(read(this))
    }
  }
  customElements.define('refinance-widget', RefinanceWidget)
}

const { src }: { readonly src?: string } = Object(ofDocument('currentScript'))
if (src) start(new URL('..', src).href)
else warn('use <script src>.')

function start(siteUrl: string): void {
  // A page element with the id `Refinance` shows up on `window`, but not as its own property.
  const queue = Object.hasOwn(window, 'Refinance') ? window.Refinance?.q : []
  // A page may include the script twice; the first one serves all widgets.
  if (!queue) return

  const init: RefinanceScript['init'] = (given) => {
    const { target, ...options } = Object(given)
    return createWidget(siteUrl, target, options)
  }
  window.Refinance = { init }
  defineElement(siteUrl)
  for (const [options, handle] of queue) {
    const widget = init(options)
    const run = ([name, more]: QueuedCall) => widget[name](more)
    handle.calls.forEach(run)
    Object.assign(handle, { element: widget.element, calls: { push: run } })
  }
}
