import { toRunnableCopy, type RunnableCopy } from '../../../../engine/authoring.ts'
import type { Copy } from '../../../../engine/index.ts'

type Texts = Readonly<Record<string, string>>

/**
 * Creates what makes the words of a language ready to be shown, again and again as they are edited. What a language has no words
 * for yet is said in the first one.
 */
export function createCopyReader() {
  const known = new Map<string, RunnableCopy>()
  const read = (language: string, texts: Texts): Copy => {
    const made = toRunnableCopy(language, texts, known.get(language))
    known.set(language, made)
    return made.copy
  }
  return (copies: ReadonlyMap<string, Texts>, language: string): Copy => {
    const [[first, texts] = ['en', {}] as const] = copies
    const own = copies.get(language)
    return language === first || !own ? read(first, texts) : { ...read(first, texts), ...read(language, own) }
  }
}
