/**
 * A member of the document itself. Asking the document for it may answer with an element of the page instead, whose `name`
 * hides it; so whatever the loader needs of the document it gets from here.
 */
export function ofDocument<Name extends keyof Document>(name: Name): Document[Name] {
  const member = Reflect.get(Document.prototype, name, document)
  return typeof member === 'function' ? member.bind(document) : member
}

/** Makes an element of the page, with these properties; of `style` browsers take a text. */
export const create = <Name extends keyof HTMLElementTagNameMap, Properties extends object>(
  name: Name,
  properties?: Properties,
) => Object.assign(ofDocument('createElement')(name), properties)

/** The styles of an element that no style sheet of the page can hide or move. */
export const shown = 'all:initial!important;display:block!important'

/** Tells whoever wrote the page, in its console, what to mend. */
export function warn(problem: string): void {
  // oxlint-disable-next-line no-console -- the console is what this is for
  console.warn(`Refinance: ${problem}`)
}

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
    else warn(`no target ${JSON.stringify(target)}. Use an element or a selector.`)
  }
  look()
}

function find(target: Target): Element | ShadowRoot | undefined {
  try {
    const found: unknown = typeof target === 'string' ? ofDocument('querySelector')(target) : target
    if (found instanceof Element || found instanceof ShadowRoot) return found
  } catch {} // It is no selector.
  return undefined
}
