import type { EmbedOptions, EmbeddedWidget, PartnerEvent } from './EmbedOptions.ts'
import { type Target, create, findTarget, shown, warn } from './hostPage.ts'
import { fetchModes } from './fetchModes.ts'
import { openFrame } from './openFrame.ts'
import { type EmbedCopy, type EmbedTexts, toTexts } from './toTexts.ts'

/** The build writes the phone here. */
declare const embedPhone: EmbedCopy['phone']

const widgets = new WeakMap<Node, EmbeddedWidget>()

/**
 * Puts a widget of our site, whose address ends in a slash, into an element of this page; one that it held before is closed
 * first. A selector is looked up at once, or when the page has been read. The listener is told of every event, beside the
 * callbacks of the options. Never throws: what goes wrong is told by the event `error`, and by the console where whoever wrote
 * the page can mend it.
 */
export function createWidget(
  siteUrl: string,
  target: Target,
  options: EmbedOptions,
  listener?: (event: PartnerEvent) => void,
): EmbeddedWidget {
  let send: (() => void) | undefined
  /** Ends what is shown: the frame, or the words in its place. */
  let end: (() => void) | undefined
  let place: Node | undefined
  let isClosed = false

  // What a page says of all its elements counts less than these styles, and does not reach into the tree below it.
  const element = create('div', { style: shown })
  const root = element.attachShadow({ mode: 'open' })

  function tell(event: PartnerEvent): void {
    const { type } = event
    const callback: typeof listener = Reflect.get(options, `on${type[0]?.toUpperCase()}${type.slice(1)}`)
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
        // The button that had the focus is gone.
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
      warn('replaced: call its update().')
      earlier.destroy()
    }
    place = found
    widgets.set(found, widget)
    // What a form calls `append` may be one of its fields.
    const append = (node: Node) => Node.prototype.appendChild.call(found, node)
    const show = () => {
      if (isClosed) return
      append(element)
      open()
    }
    if (!options.mode) return show()
    // Until it is opened, what a tag holds is shown.
    const slot = create('slot')
    end = () => slot.remove()
    append(slot)
    fetchModes(siteUrl, slot).then(({ arrange }) => isClosed || arrange(widget, found, siteUrl, read, open), show)
  })
  return widget
}

/** Says in place of the frame that it did not load, with the phone and another try. Returns what takes that away. */
function showFailure(root: ShadowRoot, [, failed, tryAgain]: EmbedTexts, onRetry: () => void): () => void {
  const panel = create('div', { role: 'alert' })
  const add = (name: 'p' | 'a' | 'button', textContent: string, more?: object) =>
    panel.append(create(name, { textContent, style: 'padding:1rem;font:inherit;color:inherit', ...more }))
  add('p', failed)
  add('a', embedPhone.text, { href: embedPhone.link })
  add('button', tryAgain, { onclick: onRetry })
  root.append(panel)
  return () => panel.remove()
}
