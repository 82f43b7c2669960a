import type { EmbedOptions, EmbeddedWidget } from '../EmbedOptions.ts'
import { openFromButton } from './openFromButton.ts'
import { openInSight } from './openInSight.ts'

/** Opens a widget as its option `mode` wants it: from a button, in a dialog or a drawer; or in its place, once that is near. */
export function arrange(
  widget: EmbeddedWidget,
  place: Element | ShadowRoot,
  siteUrl: string,
  read: () => EmbedOptions,
  open: () => void,
): void {
  const release = (read().mode === 'lazy' ? openInSight : openFromButton)({ widget, place, siteUrl, read, open })
  const destroy = widget.destroy.bind(widget)
  widget.destroy = () => {
    destroy()
    release()
  }
}
