import type { EmbedOptions, EmbeddedWidget, PartnerEvent } from './EmbedOptions.ts'
import { type Target, create, findTarget, shown, warn } from './hostPage.ts'
import { fetchModes } from './fetchModes.ts'
import { openFrame } from './openFrame.ts'
import { type EmbedCopy, type EmbedTexts, toTexts } from './toTexts.ts'

/** The build replaces this with the product's phone number. */
declare const embedPhone: EmbedCopy['phone']

const widgets = new WeakMap<Node, EmbeddedWidget>()

/**
 * Puts a widget of our site into an element of this page and closes the widget that was there before. `siteUrl` ends in a
 * slash. A selector is looked up at once, and again when the page has been parsed. The listener gets every event, in addition
 * to the callbacks in the options. Never throws: problems are reported by the `error` event, or in the console when the page's
 * author can fix them.
 */
export function createWidget(
  siteUrl: string,
  target: Target,
  options: EmbedOptions,
  listener?: (event: PartnerEvent) => void,
): EmbeddedWidget {
  let send: (() => void) | undefined
  /** Removes what is shown: the frame, or the failure message. */
  let end: (() => void) | undefined
  let place: Node | undefined
  let isClosed: boolean | undefined

  // Inline `!important` styles win over the page's rules, and those rules do not reach into the shadow tree.
  const element = create('div', { style: shown })
  const root = element.attachShadow({ mode: 'open' })

  function tell(event: PartnerEvent): void {
    const { type } = event
    const callback: typeof listener = Reflect.get(options, `on${type.replace(/./, (first) => first.toUpperCase())}`)
    for (const told of [callback, listener]) {
      try {
        told?.(event)
      } catch (error) {
        reportError(error)
      }
    }
  }

  const read = () => options

  function open(): void {
    end?.()
    const fail = (code: string) => {
      end?.()
      end = showFailure(root, toTexts(options.locale), () => {
        open()
        // The retry button that had the focus was removed, so the focus moves to the new frame.
        root.querySelector('iframe')?.focus()
      })
      tell({ version: 1, type: 'error', code })
    }
    ;[send, end] = openFrame(root, siteUrl, read, tell, fail)
  }

  const widget: EmbeddedWidget = {
    element,
    update(more) {
      options = { ...options, ...more, branding: { ...options.branding, ...more?.branding } }
      send?.()
    },
    destroy() {
      if (isClosed) return
      isClosed = true
      if (!place) return
      end?.()
      element.remove()
      widgets.delete(place)
      tell({ version: 1, type: 'closed' })
    },
  }
  findTarget(target, (found) => {
    if (isClosed) return
    const earlier = widgets.get(found)
    if (earlier) {
      warn('replaced: call update().')
      earlier.destroy()
    }
    place = found
    widgets.set(found, widget)
    // In a form, `append` may be shadowed by a field of that name, so the method comes from the prototype.
    const append = (node: Node) => Node.prototype.appendChild.call(found, node)
    const show = () => {
      if (isClosed) return
      append(element)
      open()
    }
    if (!options.mode) return show()
    // Shows the tag's own content until the widget is opened.
    const slot = create('slot')
    end = () => slot.remove()
    append(slot)
    fetchModes(siteUrl, slot).then(({ arrange }) => isClosed || arrange(widget, found, siteUrl, read, open), show)
  })
  return widget
}

/** Shows a failure message instead of the frame, with the phone number and a retry button. Returns a function that removes it. */
function showFailure(root: ShadowRoot, [, failed, tryAgain]: EmbedTexts, onRetry: () => void): () => void {
  // The page's background may be as dark as the text, and its direction would turn the phone number around.
  const panel = create('div', { role: 'alert', dir: 'ltr', style: 'background:Canvas' })
  const add = (name: 'p' | 'a' | 'button', textContent: string, more?: object) =>
    panel.append(create(name, { textContent, style: 'padding:1em;font:inherit', ...more }))
  add('p', failed)
  add('a', embedPhone.text, { href: embedPhone.link })
  add('button', tryAgain, { onclick: onRetry })
  root.append(panel)
  return () => panel.remove()
}
