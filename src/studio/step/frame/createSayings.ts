import type { Copy } from '../../../../engine/index.ts'

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
