import { createWidget, shown } from './createWidget.ts'
import type { EmbeddedWidget } from './EmbedOptions.ts'

// As they are they go to the frame, which knows what each one means; null is one that is not there.
const attributes =
  'partner-name primary-color secondary-color hide-top-nav round-corners locale tracking reference'.split(' ')

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
      this.#widget = createWidget(siteUrl, this.#root, this.#read(), (event) =>
        this.dispatchEvent(new CustomEvent(toEventName(event.type), { detail: event })),
      )
    }

    disconnectedCallback() {
      this.#widget?.destroy()
    }

    attributeChangedCallback() {
      this.#widget?.update(this.#read())
    }

    #read() {
      return Object.fromEntries(attributes.map((name) => [name, this.getAttribute(name)]))
    }
  }
  customElements.define('refinance-widget', RefinanceWidget)
}

const toEventName = (type: string) => `refinance:${type.replace(/[A-Z]/g, '-$&').toLowerCase()}`
