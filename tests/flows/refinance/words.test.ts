import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import english from '../../../flows/copy/en.json' with { type: 'json' }
import spanish from '../../../flows/copy/es.json' with { type: 'json' }
import flow from '../../../flows/refinance.json' with { type: 'json' }

const toWords = (text: string) => text.match(/\p{L}[\p{L}’']*/gu) ?? []
const countSentences = (text: string) =>
  text.split(/[.?!:;…]+(?:\s|$)/).filter((part) => toWords(part).length > 0).length

/** With fewer words than this, a measure says nothing. */
const fewest = 12

/** Returns the years of school that an English text requires (Flesch-Kincaid grade), or 0 for a text too short to tell. */
function toEnglishGrade(text: string): number {
  const { wordsASentence, syllablesAWord } = measure(text, countEnglishSyllables)
  return Math.max(0, 0.39 * wordsASentence + 11.8 * syllablesAWord - 15.59)
}

/** Returns the same for a Spanish text: the ease by Fernández Huerta, from 100 to 0, as years of school according to its own table. */
function toSpanishGrade(text: string): number {
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

/** Texts that others have worded, which stay as they are. */
const given = new Set(['botCheckFailed.text', 'identityFailed.text', 'errorScreen.text'])

const languages: readonly (readonly [string, Readonly<Record<string, string>>, (text: string) => number])[] = [
  ['English', english, toEnglishGrade],
  ['Spanish', spanish, toSpanishGrade],
]

describe.each(languages)('the texts in %s', (_language, copy, toGrade) => {
  it('give every step a unique title', () => {
    const titles = Object.values(flow.steps).map(({ title }) => copy[title])
    expect(new Set(titles).size).toBe(titles.length)
  })

  it.each(Object.entries(flow.steps))('need at most eight years of school at %s', (_step, step) => {
    expect(toGrade(toText(copy, listKeys(step)))).toBeLessThan(9)
  })

  it.each([...new Set(Object.keys(copy).map(toTopic))])(
    'need at most eight years of school in the topic %s',
    (topic) => {
      const keys = Object.keys(copy).filter((key) => toTopic(key) === topic && !given.has(key))
      expect(toGrade(toText(copy, keys))).toBeLessThan(9)
    },
  )

  it('have no sentence of more than 28 words', () => {
    const long = Object.entries(copy)
      .filter(([key]) => !given.has(key) && key !== 'fields.consent')
      .flatMap(([, text]) => text.split(/[.?!:] /))
      .filter((sentence) => sentence.split(' ').length > 28)
    expect(long).toEqual([])
  })
})

const toTopic = (key: string) => key.split('.')[0] ?? ''

/** Lists the keys of the copy that a step and its forms use. */
function listKeys(part: unknown): string[] {
  if (typeof part === 'string') {
    if (part.endsWith('.schema.json')) return listKeys(readSchema(part))
    return Object.hasOwn(english, part) ? [part] : []
  }
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(listKeys) : []
}

/** Reads a schema without its `$id`, which would lead back to it. */
function readSchema(path: string): object {
  const { $id: _, ...schema } = JSON.parse(readFileSync(`schemas/${path.replace('../', '')}`, 'utf8'))
  return schema
}

/**
 * Joins the sentences as a person reads them: the words of links, and one case of each text that depends on a value.
 * Names and labels are left out.
 */
function toText(copy: Readonly<Record<string, string>>, keys: readonly string[]): string {
  return keys
    .map((key) => copy[key] ?? '')
    .map((text) =>
      text
        .replaceAll(/\{\w+, (?:plural|select), .*?other ?\{([^}]*)\}\}/g, '$1')
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/\{\w+\}/g, ''),
    )
    .filter((text) => text.split(' ').length >= 5)
    .join('.\n')
}

describe('the reading grade', () => {
  it('is high for a legal text and low for a plain one', () => {
    const legal =
      'Notwithstanding any provision hereunder, the undersigned irrevocably authorizes independent verification of personal creditworthiness.'
    expect(toEnglishGrade(legal)).toBeGreaterThan(12)
    expect(toEnglishGrade('We look at your credit first. Then you see what each lender can offer.')).toBeLessThan(6)
  })

  it('is high for a legal text and low for a plain one in Spanish', () => {
    const legal =
      'No obstante cualquier estipulación precedente, el suscriptor autoriza irrevocablemente la verificación de su solvencia crediticia.'
    expect(toSpanishGrade(legal)).toBeGreaterThan(12)
    expect(
      toSpanishGrade('Primero vemos su crédito. Después usted ve lo que le ofrece cada prestamista.'),
    ).toBeLessThan(8)
  })
})
