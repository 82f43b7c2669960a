const toWords = (text: string) => text.match(/\p{L}[\p{L}’']*/gu) ?? []
const countSentences = (text: string) =>
  text.split(/[.?!:;…]+(?:\s|$)/).filter((part) => toWords(part).length > 0).length

/** With fewer words than this, a measure says nothing. */
const fewest = 12

/** Returns the years of school that an English text requires (Flesch-Kincaid grade), or 0 for a text too short to tell. */
export function toEnglishGrade(text: string): number {
  const { wordsASentence, syllablesAWord } = measure(text, countEnglishSyllables)
  return Math.max(0, 0.39 * wordsASentence + 11.8 * syllablesAWord - 15.59)
}

/** Returns the same for a Spanish text: the ease by Fernández Huerta, from 100 to 0, as years of school according to its own table. */
export function toSpanishGrade(text: string): number {
  const { wordsASentence, syllablesAWord } = measure(text, countSpanishSyllables)
  const ease = 206.84 - 60 * syllablesAWord - 1.02 * wordsASentence
  // The table: 90 is the 5th year, 80 the 6th, 70 the 7th, 60 the 8th to 9th, 50 the 10th to 12th.
  return Math.max(0, ease > 60 ? 14 - ease / 10 : 8 + (60 - ease) / 5)
}

function measure(text: string, countSyllables: (word: string) => number) {
  const words = toWords(text)
  if (words.length < fewest) return { wordsASentence: 0, syllablesAWord: 0 }
  const syllables = words.reduce((sum, word) => sum + countSyllables(word.toLowerCase()), 0)
  return { wordsASentence: words.length / countSentences(text), syllablesAWord: syllables / words.length }
}

/** Counts groups of vowels, without the silent ones at the end. */
function countEnglishSyllables(word: string): number {
  const spoken = word.length > 3 ? word.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '') : word
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

/** Counts each strong vowel, and weak ones only where no strong one is next to them. */
function countSpanishSyllables(word: string): number {
  const groups = word.replaceAll(/(?<=[qg])u(?=[eiéí])/g, '').match(/[aeiouáéíóúü]+/g) ?? []
  return groups.reduce((sum, group) => sum + Math.max(1, group.match(/[aeoáéóíú]/g)?.length ?? 0), 0)
}
