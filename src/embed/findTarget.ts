import { ofDocument } from './ofDocument.ts'
import { warn } from './warn.ts'

/** Where a widget goes: an element, the shadow root of one, or a selector of the page. */
export type Target = Element | ShadowRoot | string

/**
 * Hands over the target, or tells the console that there is none. While the page is still being read a selector may find
 * something later, so it is asked again at the end.
 */
export function findTarget(target: Target, use: (found: Element | ShadowRoot) => void): void {
  const look = () => {
    const found = find(target)
    if (found) use(found)
    else if (ofDocument('readyState') === 'loading') addEventListener('DOMContentLoaded', look, { once: true })
    else warn(`no target ${JSON.stringify(target)}. Use an element of this page, or its selector.`)
  }
  look()
}

function find(target: Target): Element | ShadowRoot | null {
  try {
    const found: unknown = typeof target === 'string' ? ofDocument('querySelector')(target) : target
    return found instanceof Element || found instanceof ShadowRoot ? found : null
  } catch {
    return null // It is no selector.
  }
}
