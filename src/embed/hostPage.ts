/**
 * Returns a member of the document itself. An element of the page can hide a member of `document` by its `name`, so the loader
 * reads all of them through this function.
 */
export function ofDocument<Name extends keyof Document>(name: Name): Document[Name] {
  const member = Reflect.get(Document.prototype, name, document)
  return typeof member === 'function' ? member.bind(document) : member
}

/** Creates an element of the page with these properties. Browsers accept a string for `style`. */
export const create = <Name extends keyof HTMLElementTagNameMap, Properties extends object>(
  name: Name,
  properties?: Properties,
) => Object.assign(ofDocument('createElement')(name), properties)

/** Inline styles for an element that no style sheet of the page can hide or move, and that fills its place in a row or grid, too. */
export const shown = 'all:initial!important;display:block!important;width:100%!important;flex:1!important'

/** Logs to the console what the page's author needs to fix. */
export function warn(problem: string): void {
  // oxlint-disable-next-line no-console -- the console is what this is for
  console.warn(`Refinance: ${problem}`)
}

/** Where a widget goes: an element, a shadow root, or a selector. */
export type Target = Element | ShadowRoot | string

/**
 * Calls back with the `Target`, or warns in the console that it does not exist. While the page is still being parsed, the lookup
 * is repeated once parsing has finished.
 */
export function findTarget(target: unknown, use: (found: Element | ShadowRoot) => void): void {
  const look = () => {
    let found = target
    try {
      if (typeof target === 'string') found = ofDocument('querySelector')(target)
    } catch {} // It is not a valid selector.
    if (found instanceof Element || found instanceof ShadowRoot) use(found)
    else if (ofDocument('readyState') === 'loading') addEventListener('DOMContentLoaded', look, { once: true })
    else warn(`no target ${String(target)}. Use an element or a selector.`)
  }
  look()
}
