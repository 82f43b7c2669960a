import { createWidget } from './createWidget.ts'
import { shown } from './hostPage.ts'
import type { EmbeddedWidget } from './EmbedOptions.ts'

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
export function defineElement(siteUrl: string): void {
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
