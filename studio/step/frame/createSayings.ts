import type { Copy } from '../../../engine/index.ts'

/** The words that a step was drawn with, so that what one sees leads to its text and back. */
export interface Sayings {
  /** The same texts; what is asked of them is remembered. */
  readonly copy: Copy
  /** The key of a text as it was shown; undefined when the words are none of the flow's. */
  readonly toKey: (shown: string) => string | undefined
}

/** Remembers which texts are shown, and as what. */
export function createSayings(copy: Copy): Sayings {
  const keys = new Map<string, string>()
  const remember = (key: string, text: string): string => {
    keys.set(toPlain(text), key)
    return text
  }
  const toSaying = ([key, text]: [string, Copy[string]]) =>
    [
      key,
      (params: Parameters<Exclude<typeof text, string>>[0]) =>
        remember(key, typeof text === 'function' ? text(params) : text),
    ] as const
  return {
    copy: Object.fromEntries(Object.entries(copy).map(toSaying)),
    toKey: (shown) => keys.get(toPlain(shown)),
  }
}

/** A text as one reads it: the words of a link without its address, and no more than one space at a time. */
const toPlain = (text: string) =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Marks the words of a copy key wherever they are shown, without touching what is drawn. */
export function markPointed(root: Element, key: string | undefined, toKey: Sayings['toKey'] | undefined): void {
  const isWanted = ({ textContent }: Element) => key !== undefined && toKey?.(textContent) === key
  const wanted = [...root.querySelectorAll('*')].filter(isWanted)
  const innermost = wanted.filter((element) => !wanted.some((other) => other !== element && element.contains(other)))
  CSS.highlights.set('pointed', new Highlight(...innermost.map(toRange)))
}

function toRange(element: Element): Range {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range
}

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
