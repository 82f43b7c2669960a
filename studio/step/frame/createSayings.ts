import type { Copy } from '../../../engine/index.ts'

/** The texts that a step has shown, which connect visible words with their copy keys. */
export interface Sayings {
  /** The same texts; each use is recorded. */
  readonly copy: Copy
  /** Returns the key of a visible text; undefined if the flow does not contain it. */
  readonly toKey: (shown: string) => string | undefined
}

/** Creates a record of the texts that are shown and their keys. */
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

/** Returns a text as it reads: a link without its address, and single spaces. */
const toPlain = (text: string) =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Highlights the words of a copy key wherever they are visible, without changing the page. */
export function markPointed(root: Element, key: string | undefined, toKey: Sayings['toKey'] | undefined): void {
  const isWanted = ({ textContent }: Element) => key !== undefined && toKey?.(textContent) === key
  const wanted = [...root.querySelectorAll('*')].filter(isWanted)
  const innermost = wanted.filter((element) => !wanted.some((other) => other !== element && element.contains(other)))
  CSS.highlights.set('pointed', new Highlight(...innermost.map(toRange)))
}

/** Lists the copy keys of all visible words. */
export const listShown = (root: Element, toKey: Sayings['toKey']): readonly string[] => [
  ...new Set([...root.querySelectorAll('*')].flatMap(({ textContent }) => toKey(textContent) ?? [])),
]

function toRange(element: Element): Range {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range
}

/** The number of elements to search upward from the clicked one, because its text may be part of a longer one, such as a link. */
const mostAround = 4

/** Returns the copy key of an element's words, or of the field's label if it has none; undefined if there is neither. */
export function toPointed(element: Element, toKey: Sayings['toKey']): string | undefined {
  const own = findKey(element, toKey, mostAround)
  const label = element.closest('.field')?.querySelector('label, legend')
  return own ?? (label ? findLabel(label, toKey) : undefined)
}

function findKey(element: Element | null, toKey: Sayings['toKey'], most: number): string | undefined {
  if (!element || most === 0) return undefined
  return toKey(element.textContent) ?? findKey(element.parentElement, toKey, most - 1)
}

/** A label may contain a mark beside its words. */
const findLabel = (label: Element, toKey: Sayings['toKey']): string | undefined =>
  [label, ...label.querySelectorAll('*')].map(({ textContent }) => toKey(textContent)).find((key) => key !== undefined)
