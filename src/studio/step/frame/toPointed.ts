import type { Sayings } from './createSayings.ts'

/** How far around the words that were clicked a text may reach, as around a part of it that is a link. */
const mostAround = 4

/** The copy key of the words that an element shows; of a field without words, those of its label. Undefined when there are none. */
export function toPointed(element: Element, toKey: Sayings['toKey']): string | undefined {
  const own = findKey(element, toKey, mostAround)
  const label = element.closest('.field')?.querySelector('label, legend')
  return own ?? (label ? findLabel(label, toKey) : undefined)
}

function findKey(element: Element | null, toKey: Sayings['toKey'], most: number): string | undefined {
  if (!element || most === 0) return undefined
  return toKey(element.textContent) ?? findKey(element.parentElement, toKey, most - 1)
}

/** A label may hold a mark beside its words. */
const findLabel = (label: Element, toKey: Sayings['toKey']): string | undefined =>
  [label, ...label.querySelectorAll('*')].map(({ textContent }) => toKey(textContent)).find((key) => key !== undefined)
