import type { Fault } from './Fault.ts'

/** A fault in the title of the thank-you page: the text before it, the fault as written in the file, and the text after it. */
const wording = (before: string, fault: string, after: string, says: string, hint: string): Fault => ({
  file: 'copy/en.json',
  from: '"Welcome"',
  to: `"${before}${fault}${after}"`,
  code: 'bad-wording',
  at: `(${before})${fault}`,
  says: `"done.title" of en ${says}`,
  hint,
})

/** A changed text for the length limit of the first name, and what the finding says about it. */
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
const unwritten = ['is not written yet', 'Write the words that people should read'] as const
const kind = [
  'has a placeholder of another kind, which would be shown as is',
  'Write {name}; an amount already shows its currency',
] as const
const plainWords = 'Write plain words; a link is [its words](https://…)'
const markdown = ['has marks of Markdown, which would be shown as is', plainWords] as const
const backslash = [
  'has a backslash, which would be shown as is',
  'Type the letter itself, or begin another text for another line',
] as const
const mark = ['has a mark twice in a row', 'Take one of them away'] as const
const parenthesis = ['has a parenthesis without the other one', 'Write both, or none'] as const
const misread = [
  'has letters that were read in another encoding',
  'Type the word again, and save the file as UTF-8',
] as const
const link = ['has an incomplete link', 'Write it as [its words](https://…)'] as const

/** How texts are worded, and whether they state the limits that apply: see "Words" in docs/checks.md. */
export const wordingFaults: Readonly<Record<string, Fault>> = {
  'a plural that is called a select': {
    file: 'copy/en.json',
    from: '{limit, plural, one{one character} other{# characters}}',
    to: '{limit, select, one{one character} other{# characters}}',
    code: 'bad-wording',
    at: '"At most {limit, select',
    says: '"errors.tooLong" of en selects by "one" and "other", which belong to a plural',
    hint: 'Write plural for select',
  },
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
  'a text that is nothing but a mark': wording('', '-', '', 'says nothing', 'Write the words'),
  'a text that is nothing but a picture': wording('', '👍', '', 'says nothing', 'Write the words'),
  'a text of letters in place of words': wording('', 'xxx', '', ...unwritten),
  'a text that is the name of one': {
    ...wording('', 'done.title', '', 'is the name of a text, not its words', 'Write the words that people should read'),
    at: '("done.title": ")done.title',
  },
  'a text with a mark that turns its direction': wording('Wel', '\u202E', 'come', ...unseen),
  'a text with a heading of Markdown': { ...wording('', '# ', 'Welcome', ...markdown), at: '("done.title": ")# ' },
  'a text with a letter of another alphabet': wording(
    'You are ',
    'wel\u0441ome',
    '',
    'has a word of letters from two alphabets, which only look alike',
    'Type the word again',
  ),
  'a text with a line break as it is typed in code': wording('Wel', String.raw`\\n`, 'come', ...backslash),
  'a text with a letter as it is typed in code': wording('Welc', String.raw`\\u00f3`, 'me', ...backslash),
  'a text with two periods': wording('Welcome', '..', '', ...mark),
  'a text with a parenthesis that does not end': wording('Welcome ', '(home', '', ...parenthesis),
  'a text with the end of a parenthesis': wording('', 'Welcome home)', '', ...parenthesis),
  'a text with a word of one letter twice': wording('This is ', 'a a', ' welcome', ...twice),
  'a text in which a letter was read as DOS wrote it': wording('Wel', '¤', 'come', ...misread),
  'a text in which a letter became a question mark': wording('Wel', '?', 'come', ...misread),
  'a count without words for one': {
    file: 'copy/en.json',
    from: '"At most {limit, plural, one{one character} other{# characters}}, please"',
    to: '"At most {limit, plural, other{# characters}}, please"',
    code: 'bad-wording',
    at: '"At most',
    says: '"errors.tooLong" of en has no words for one',
    hint: 'Add a case to the plural: one {…}',
  },
  'words of a rule with another limit': limit(
    'At most 30 characters',
    '"errors.tooLong" of en says 30, but maxLength is 40',
  ),
  'words of a rule with two other limits': limit(
    'From 1,000 to 30.5',
    '"errors.tooLong" of en says 1000, 30.5, but maxLength is 40',
  ),
  'a placeholder between straight quotes': {
    file: 'copy/en.json',
    from: '"At most {limit, plural, one{one character} other{# characters}}, please"',
    to: `"At most '{limit}', please"`,
    code: 'bad-wording',
    at: "(At most )'{limit}'",
    says: '"errors.tooLong" of en has a placeholder between straight quotes',
    hint: 'Write “ and ” for the quotes, or take them away',
  },
}
