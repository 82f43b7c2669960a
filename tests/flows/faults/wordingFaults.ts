import type { Fault } from './Fault.ts'

/** A fault in the words of the page that thanks: what stands before it, the fault as it is written in the file, and what follows. */
const wording = (before: string, fault: string, after: string, says: string, hint: string): Fault => ({
  file: 'copy/en.json',
  from: '"Welcome"',
  to: `"${before}${fault}${after}"`,
  code: 'bad-wording',
  at: `(${before})${fault}`,
  says: `"done.title" of en ${says}`,
  hint,
})

/** Words of another rule of the first name, and what they say wrongly. */
const limit = (text: string, says: string): Fault => ({
  file: 'copy/en.json',
  from: '"At most {limit, plural, one{one character} other{# characters}}, please"',
  to: `"${text}"`,
  code: 'written-limit',
  at: `"${text}"`,
  says,
  hint: 'Let both say the same',
})

const space = ['has a space too many', 'Take the space away'] as const
const twice = ['has the same word twice in a row', 'Take one of them away'] as const
const unseen = ['has a character that nobody sees', 'Type the text again instead of pasting it'] as const
const unwritten = ['is not written yet', 'Write the words that people are to read'] as const
const kind = [
  'has a placeholder of another kind, which would be shown as it stands',
  'Write {name}; what an amount is in stands in it already',
] as const
const plainWords = 'Write plain words; a link is [its words](https://…)'
const markdown = ['has marks of Markdown, which would be shown as they stand', plainWords] as const
const link = ['has a link that is not whole', 'Write it as [its words](https://…)'] as const

/** How texts are worded, and whether they say what counts: see the part on words of docs/checks.md. */
export const wordingFaults: Readonly<Record<string, Fault>> = {
  'a text with a line break': wording('Wel', String.raw`\n`, 'come', ...unseen),
  'a text with a tab': wording('Wel', String.raw`\t`, 'come', ...unseen),
  'a text with two spaces': wording('Welcome', '  ', 'here', ...space),
  'a text with a space before a comma': wording('Welcome', ' ,', ' you', ...space),
  'a text with a space before its period': wording('Welcome', ' .', '', ...space),
  'a text with a word twice': wording('Welcome ', 'to to', ' us', ...twice),
  'a text with a word twice, the first in capitals': wording('', 'The the', ' end', ...twice),
  'a text with marks for what is to come': wording('Welcome ', '???', '', ...unwritten),
  'a text with a placeholder of JavaScript': wording('Welcome ', '${', 'publisher}', ...kind),
  'a text with a placeholder of another template': wording('Welcome ', '{{', 'publisher}}', ...kind),
  'a text with a placeholder of C': wording('Welcome ', '%s', '', ...kind),
  'a text in bold': wording('', '**', 'Welcome**', ...markdown),
  'a text as code': wording('', '`', 'Welcome`', ...markdown),
  'a link without its end': wording('Read [our terms', '](', 'https://example.com', ...link),
  'a link without words': wording('Read ', '[](', 'https://example.com)', ...link),
  'a text in another language': {
    file: 'copy/en.json',
    from: '"Welcome"',
    to: '"Gracias por la solicitud"',
    code: 'untranslated',
    at: '"Gracias',
    says: '"done.title" of en reads as if it were written in another language, es',
    hint: 'Translate it, or put it into es.json',
  },
  'words of a rule with another limit': limit(
    'At most 30 characters',
    '"errors.tooLong" of en says 30, but maxLength is 40',
  ),
  'words of a rule with two other limits': limit(
    'From 1,000 to 30.5',
    '"errors.tooLong" of en says 1000, 30.5, but maxLength is 40',
  ),
}
