import type { Advice } from './Advice.ts'

/** Words that sentences of a language seldom do without, and other languages here do not have. */
const commonWords: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'you', 'your', 'of', 'is', 'we', 'are', 'this', 'that', 'with', 'for', 'not', 'was', 'will', 'it'],
  es: ['el', 'la', 'los', 'las', 'que', 'su', 'para', 'con', 'por', 'una', 'se', 'lo', 'del', 'usted', 'más', 'y'],
  fr: ['le', 'les', 'des', 'et', 'vous', 'votre', 'est', 'une', 'pour', 'avec', 'dans', 'qui', 'nous', 'pas', 'sur'],
  de: ['der', 'die', 'das', 'und', 'ist', 'nicht', 'mit', 'für', 'sie', 'ein', 'eine', 'wir', 'auf', 'zu', 'den'],
}

/** Finds texts that seem to stand in another language than the one of their file. */
export const adviseLanguages: Advice = function* ({ flow }) {
  for (const [language, texts] of flow.copy) {
    const file = flow.source.copy.get(language)
    for (const [key, text] of file ? Object.entries(texts) : []) {
      const other = guessOther(text, language)
      if (other === undefined) continue
      const message = `"${key}" of ${language} reads as if it were written in another language, ${other}`
      const hint = `Translate it, or put it into ${other}.json`
      yield { code: 'untranslated', ...(file && { file }), path: [key], message, hint }
    }
  }
}

/**
 * The language in which a sentence seems to stand, where that is another one than it should be: it has common words of that
 * language, and none of its own. Undefined where nothing can be told, as of most short texts.
 */
function guessOther(text: string, language: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const [own = ''] = language.split('-')
  const count = (name: string) => words.filter((word) => commonWords[name]?.includes(word)).length
  if (!commonWords[own] || count(own) > 0) return undefined
  return Object.keys(commonWords).find((name) => name !== own && count(name) > 1)
}
