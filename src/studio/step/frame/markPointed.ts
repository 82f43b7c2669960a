import type { Sayings } from './createSayings.ts'

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
