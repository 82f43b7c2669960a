import type { EmbedOptions, EmbeddedWidget, PartnerEvent } from './EmbedOptions.ts'
import { type Target, findTarget, ofDocument, warn } from './hostPage.ts'
import { openFrame } from './openFrame.ts'
import { type EmbedTexts, phone, toTexts } from './toTexts.ts'

/** The styles of an element that no style sheet of the page can hide or move. */
export const shown = 'all:initial!important;display:block!important'

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

  const element = ofDocument('createElement')('div')
  // What a page says of all its elements counts less than this, and does not reach into the tree below it.
  element.style.cssText = shown
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
    ;[send, end] = openFrame(root, siteUrl, () => options, tell, fail)
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
      warn('the widget of this target is replaced. To change it, call its update().')
      earlier.destroy()
    }
    place = found
    widgets.set(found, widget)
    // What a form calls `append` may be one of its fields.
    Node.prototype.appendChild.call(found, element)
    open()
  })
  return widget
}

/** Says in place of the frame that it did not load, with the phone and another try. Returns what takes that away. */
function showFailure(root: ShadowRoot, words: EmbedTexts, onRetry: () => void): () => void {
  const panel = ofDocument('createElement')('div')
  panel.role = 'alert'
  panel.style.textAlign = 'center'
  const add = <Name extends 'p' | 'a' | 'button'>(name: Name, text: string) => {
    const part = ofDocument('createElement')(name)
    part.textContent = text
    part.style.cssText = 'padding:1rem;font:inherit;color:inherit'
    panel.append(part)
    return part
  }
  add('p', words.failed)
  add('a', phone.text).href = phone.link
  add('button', words.tryAgain).addEventListener('click', onRetry)
  root.append(panel)
  return () => panel.remove()
}
