import { again, letterFaults } from '../../definition/checks/checkSyntax.ts'
import { compileText } from '../compileCopy.ts'
import { type SourceFile, toContent, toTexts } from '../../definition/SourceFile.ts'
import type { Check, FlowContext } from '../../definition/index.ts'
import type { Finding } from '../../definition/FlowContext.ts'
import { rememberWithin } from '../../validation/remember.ts'
import { parseText, quotedPlaceholder, toRefused, type TextPart } from '../../definition/parseText.ts'
import { toLanguageTag, toDefaultTexts } from '../../definition/languages.ts'
import { requiredCopy } from '../../react/requiredCopy.ts'

/** A text that holds the name of a text of its file; an address such as `example.com` only looks like one. */
const itsName = {
  says: 'is the name of a text, not its words',
  hint: 'Write the words that people should read',
  index: 0,
}

/** Finds texts that cannot be parsed, use a format that compiled texts do not support, or have a fault in their wording. */
export function checkTexts({ source, report }: Pick<FlowContext, 'source' | 'report'>): void {
  for (const [language, file] of source.copy) {
    // Another check reports a file that is not named after a language.
    if (toLanguageTag(language) === language) checkLanguage(language, file, report)
  }
}

/** Checks the texts of one language. */
export function checkLanguage(language: string, file: SourceFile, report: FlowContext['report']): void {
  for (const finding of toFindings(file, language)) report(finding)
}

const toFindings = rememberWithin((file: SourceFile, language: string) => joinMisread([...listFaulty(language, file)]))

/** Where the letters of several texts came from another encoding, the whole file did. */
function joinMisread(findings: readonly Finding[]): readonly Finding[] {
  const [first, ...others] = findings.filter(({ hint }) => hint === again)
  if (!first || others.length < 3) return findings
  const loses = [first, ...others].flatMap((one) => one.loses ?? [])
  const joined = { ...first, message: `${first.message}; so have ${others.length} more texts`, loses }
  return findings.flatMap((one) => (one === first ? [joined] : others.includes(one) ? [] : [one]))
}

function* listFaulty(language: string, file: SourceFile): Generator<Finding> {
  // In a file that is not JSON, all further faults follow from that.
  if (file.errors.length > 0) return
  const content = Object(toContent(file))
  for (const [key, text] of Object.entries(toTexts(file))) {
    // Another check reports values that are not texts.
    if (typeof content[key] !== 'string') continue
    const fault = toWordingFault(key, text, language) ?? (Object.hasOwn(content, text) ? itsName : undefined)
    if (fault) {
      const { says, ...place } = fault
      const loses = [`wording of ${key} in ${language}`, `text ${key}`]
      yield { code: 'bad-wording', file, path: [key], ...place, message: `"${key}" of ${language} ${says}`, loses }
      continue
    }
    try {
      compileText(text, language)
      const parts = /plural|select/.test(text) ? parseText(text, language) : []
      const told = { code: 'bad-wording', file, path: [key] }
      if (parts.some(isCounting)) {
        const message = `"${key}" of ${language} selects by "one" and "other", which belong to a plural`
        yield { ...told, message, hint: 'Write plural for select', loses: [`text ${key}`] }
      }
      if (parts.some((part) => isWithoutOne(part, language))) {
        const message = `"${key}" of ${language} has no words for one, and would say "1" and the words for many`
        yield { ...told, message, hint: 'Add a case to the plural: one {…}' }
      }
    } catch (error) {
      const [reason = '', place] = (error instanceof Error ? error.message : String(error)).split(' at line 1 col ')
      const at = place !== undefined && { index: Number.parseInt(place, 10) - 1 }
      const { message: why, hint } = toRefused(reason, text)
      const message = `"${key}" of ${language} cannot be read: ${why}`
      yield { code: 'bad-text', file, path: [key], ...at, message, hint, loses: [`text ${key}`] }
    }
  }
}

/** Checks whether the cases of a choice are those of a plural. */
const isCounting = (part: TextPart) =>
  part.type === 'select' &&
  part.cases.length > 1 &&
  part.cases.every(({ key }) => /^(?:zero|one|two|few|many|other)$/.test(key))

/** Checks whether a plural that shows its count has no case for one, in a language that has such a case. */
const isWithoutOne = (part: TextPart, language: string) =>
  part.type === 'plural' &&
  part.cases.some(({ tokens }) => tokens.some(({ type }) => type === 'octothorpe')) &&
  !part.cases.some(({ key }) => key === 'one' || key === '=1') &&
  new Intl.PluralRules(language).select(1) === 'one'

/** Finds texts that the engine itself shows and that a language lacks, if the engine has no default for them. */
export const checkRequiredCopy: Check = ({ source, copy, report }) => {
  const [[first, originals = {}] = []] = copy
  for (const [language, texts] of copy) {
    const file = source.copy.get(language)
    // Another check compares the languages with the first one.
    const known = [texts, toDefaultTexts(language), ...(language === first ? [] : [originals])]
    const missing = requiredCopy.filter((key) => !known.some((one) => Object.hasOwn(one, key)))
    if (!file || missing.length === 0) continue
    const more = missing.length > 1 ? ` and ${missing.length - 1} more` : ''
    const message = `${language} has no "${missing[0]}"${more}, which every form shows`
    const words = missing.map((key) => `"${key}": ${JSON.stringify(toDefaultTexts('en')[key])}`)
    report({ code: 'unknown-copy', file, path: [], message, hint: `Add in its own words: ${words.join(', ')}` })
  }
}

/** Traces of letters that were read in a DOS encoding, or that a program did not know and replaced. */
const misread = /(?<=\p{L})(?<!\/\/\S*)(?:[¤¥¦¨¬±¶¸¹¼½¾†‡‰]|\?(?!\w+=))(?=\p{Ll})/u

/** A fault in the words of a text; `of` limits it to texts of some names. */
interface WordingFault {
  readonly has: RegExp
  readonly of?: RegExp
  readonly says: string
  readonly hint: string
}

function half(what: string, has: RegExp): WordingFault {
  return { has, says: `has a ${what} without the other one`, hint: 'Write both, or none' }
}

/** Faults that no text for people may have, with their message and hint; the first match is reported. */
const faults: readonly WordingFault[] = [
  // A dash may stand for what is not known.
  { has: /^(?![–—]$)[^\p{L}\p{N}{}]*$/u, says: 'says nothing', hint: 'Write the words' },
  ...letterFaults,
  { has: misread, says: 'has letters that were read in another encoding, such as Ã© for é', hint: again },
  {
    has: /#[¿¡]?[A-Z]{3,}(?:\/0)?[?!]|#N\/[AD]\b/,
    says: 'is what a spreadsheet shows for an error',
    hint: 'Write the words, and let the cells hold text',
  },
  { has: /^"[^"]*"$|^"".+""$/, says: 'is entirely between quotation marks', hint: 'Take them away' },
  {
    has: /\{(?:[^{}]* )?#\p{Script=Latin}{3}|\{\w+\}\p{Script=Latin}{4}/u,
    says: 'has a word right after a number or a placeholder',
    hint: 'Write a space between them',
  },
  {
    has: /<\/?[a-z][^<>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i,
    says: 'has HTML, which would be shown as is',
    hint: 'Write plain words; a link is [its words](https://…)',
  },
  {
    // A single X is an option of its own on a driver's license.
    has: /\bTODO:|\b(?:TBD|FIXME|XXX)\b|\b[Ll]orem ipsum\b|\?{3}|^(?:[xX]{2,}|undefined|null|NaN)$|\[object Object\]/,
    says: 'is not written yet',
    hint: 'Write the words that people should read',
  },
  {
    has: /\{\{|%[sd]\b|(?<!, ?(?:plural|select)[^]*)\{\s*\}/,
    says: 'has a placeholder of another kind, which would be shown as is',
    hint: 'Write {name}; an amount already shows its currency',
  },
  quotedPlaceholder,
  {
    // Footnotes have single marks: `** With automatic payments`, `# of payments`.
    has: /\*\*[^\s*][^*]*(?:\*\*|$)|__|`|^#{1,6} (?=\p{Lu})/u,
    says: 'has marks of Markdown, which would be shown as is',
    hint: 'Write plain words; a link is [its words](https://…)',
  },
  {
    has: /\[\s*\]\(|\]\([^)]*$|\]\s+\((?:https?:|tel:|mailto:|\{)|\)\[(?:https?:|tel:|mailto:|\{)|\]\((?:https?|tel|mailto):\s/,
    says: 'has an incomplete link',
    hint: 'Write it as [its words](https://…)',
  },
  { has: /^\s|\s$/, says: 'begins or ends with a space', hint: 'Take the space away' },
  // Some people type two spaces between sentences, and French has one before a semicolon.
  { has: /(?<![.?!:…]) {2}| [,.](?=\s|$)/, says: 'has a space too many', hint: 'Take the space away' },
  {
    has: /\\/,
    says: 'has a backslash, which would be shown as is',
    hint: 'Type the letter itself, or begin another text for another line',
  },
  {
    // Lookalike letters come from another keyboard; to a search or a screen reader, the word is another one.
    has: /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}+/u,
    says: 'has a word of letters from two alphabets, which only look alike',
    hint: 'Type the word again',
  },
  { has: /(?<!\.)\.\.(?!\.)|,,|;;|::|[?!]\.$/, says: 'has a mark twice in a row', hint: 'Take one of them away' },
  { has: /(\p{Lu}[^.!?]{9,}[.!?]) \1(?= |$)/u, says: 'has a sentence twice in a row', hint: 'Take one of them away' },
  // Lists have half of one: `a) …, b) …`.
  half('parenthesis', /^[^()]*(?<!(?:^|\s)(?:\p{L}|[ivx]+|\d+))\)|\([^()]*$/u),
  half('bracket', /^[^[\]]*\]|\[[^[\]]*$/),
  half('brace', /^[^{}]*(?:\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}[^{}]*)*(?<!')\}/),
  // Inches have a single one, behind a number.
  half('quotation mark', /^[^"]*(?:"[^"]*"[^"]*)*(?<!\d)"[^"]*$/),
  { has: /(?<=\p{L})´(?=\p{L})/u, says: 'has an accent in place of an apostrophe', hint: 'Write ’ for it' },
  {
    has: /(?<![@/]\S*)(?:\p{Ll}{2}[.!?]\p{Lu}\p{Ll}|(?<=(?!plural|select)\p{L}{2}),(?!plural|select)(?<!(?:plural|select|ordinal),)\p{L}{2})/u,
    says: 'has a word right after a mark',
    hint: 'Write a space between them',
  },
]

/** Creates the faults of one language that exclude some people: links that mean nothing when heard alone, and errors that say nothing. */
const blind = (press: string, here: string): readonly WordingFault[] => [
  {
    // "Here" by itself may answer a question, such as where something is done.
    has: new RegExp(`^${press} ${here}[.!]?$|\\[(?:${press} )?${here}\\]\\(`, 'iu'),
    says: 'does not say where it leads',
    hint: 'Say what is there, so that it makes sense without the words around it',
  },
  { has: /^error[.!]?$/i, of: /^errors\./, says: 'does not say what is wrong', hint: 'Say what to do about it' },
]

/** A fault only in some languages: others close a quotation with the mark “. */
const quotation = half('quotation mark', /“[^”]*$|^[^“]*”/)

/** In other languages a word may follow itself, as in "nous nous", and in these it may in a name, as in "Walla Walla". */
const twice = (one: RegExp): WordingFault => ({
  has: one,
  says: 'has the same word twice in a row',
  hint: 'Take one of them away',
})

/** Faults that only texts of one language can have, by its code. */
const faultsOf: Readonly<Record<string, typeof faults>> = {
  en: [
    quotation,
    twice(
      /(?<![\p{L}\d])(?:(?!(?:that|had|in|on)\b)(\p{Ll}+) \1|The the|A a|An an|And and|To to|Of of|We we|You you|It it|Is is)(?![\p{L}\d])/u,
    ),
    // In Spanish, this is "everything".
    { has: /\bTODO\b/, says: 'is not written yet', hint: 'Write the words that people should read' },
    ...blind('(?:please )?(?:(?:click|tap|press)(?: on)?|go)', '(?:here|this|this link|link)'),
  ],
  es: [
    quotation,
    twice(/(?<![\p{L}\d])(\p{Ll}+) \1(?![\p{L}\d])/u),
    ...blind('(?:(?:haga|haz) clic|pulse|toque)(?: en)?', '(?:aqu[ií]|este enlace|enlace)'),
    {
      has: /^[^¿]*\?(?=$|[\s)\]"”»])|^[^¡]*(?<!Yahoo)!/,
      says: 'asks or exclaims without the mark before it',
      hint: 'Write ¿…? and ¡…!',
    },
    { has: /¿[^?]*$|¡[^!]*$/, says: 'asks or exclaims without the mark after it', hint: 'Write ¿…? and ¡…!' },
  ],
}

/** Returns the first fault in the wording of a text, its position, and how to fix it. A text marked `[en]` is not translated yet. */
function toWordingFault(key: string, text: string, language: string) {
  const [, own = language] = /^\[([\w-]+)\] /.exec(text) ?? []
  for (const { has, of, says, hint } of [...faults, ...(faultsOf[own.split('-')[0] ?? ''] ?? [])]) {
    const found = of?.test(key) === false ? null : has.exec(text)
    if (found) return { says, hint, index: found.index }
  }
  return undefined
}
