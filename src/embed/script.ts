import { createWidget } from './createWidget.ts'
import { shown, ofDocument, warn } from './hostPage.ts'
import type { EmbeddedWidget, QueuedCall, RefinanceScript } from './EmbedOptions.ts'

// As they are they go to the frame, which knows what each one means; null is one that is not there.
const attributes =
  'partner-name primary-color secondary-color hide-top-nav round-corners locale theme tracking reference mode prefill-token'.split(
    ' ',
  )

const read = (element: Element) => Object.fromEntries(attributes.map((name) => [name, element.getAttribute(name)]))

/**
 * Defines `<refinance-widget>`. It sends each event as `refinance:` and its name (`refinance:lead-created`), with the event as
 * its detail; they do not bubble. What it holds is shown until it runs, and stays hidden afterwards.
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
  // An element of the page with this id is not the page's own property.
  const queue = Object.hasOwn(window, 'Refinance') ? window.Refinance?.q : []
  // The script may stand in a page twice; the first one serves all.
  if (!queue) return

  const init: RefinanceScript['init'] = ({ target, ...options }) => createWidget(siteUrl, target, options)
  window.Refinance = { init }
  defineElement(siteUrl)
  for (const [options, handle] of queue) {
    const widget = init(options)
    const run = ([name, more]: QueuedCall) => widget[name](more)
    handle.calls.forEach(run)
    Object.assign(handle, { element: widget.element, calls: { push: run } })
  }
}
